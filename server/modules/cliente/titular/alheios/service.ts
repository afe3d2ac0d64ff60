import { ERASED } from '../../../../../domain/cliente/erased.ts';
import { personRemover, type Sinais } from '../../../../../domain/cliente/personInText.ts';
import { normalize } from '../../../../../domain/searchText.ts';
import type { ColumnOf } from '../../../../database/columns.ts';
import type { Tx } from '../../../../write.ts';
import type { Nomes } from '../../nomes/service.ts';
import { forgetInSubscriptions } from '../assinaturas/service.ts';
import { type Without, withinJson } from '../dentro.ts';
import { type Lugar, rewriteTexts, type TableOfAnybody, textsOf } from './repository.ts';

/** Where anybody may be named; the sample's code stays, by which it is known. */
const TEXTS: { readonly [T in TableOfAnybody]: readonly ColumnOf<T>[] } = {
  ImportacaoPendente: ['planilha', 'coluna', 'cliente', 'ponto', 'parametro', 'valor', 'detalhes'],
  MylimsAmostra: ['cliente', 'ponto', 'detalhes'],
  MylimsInformacao: ['cliente', 'observacao', 'detalhes'],
  Preferencia: ['valor'],
};
/** Of these a text is JSON. */
const JSON_TEXTS: ReadonlySet<string> = new Set(['ImportacaoPendente detalhes', 'MylimsAmostra detalhes'])
  .add('MylimsInformacao detalhes')
  .add('Preferencia valor');

/**
 * Takes a person out of texts that are not of their client: lines of sheets of anybody, what users keep of screens and
 * subscribe to. A text that is what another client is called stays.
 *
 * @param sinais by which they are known wherever it stands
 */
export async function forgetAnywhere(tx: Tx, sinais: Sinais, { proprios, deOutros }: Nomes): Promise<void> {
  const unlessOthers =
    (without: Without): Without =>
    (text) =>
      deOutros.has(normalize(text)) ? text : without(text);
  const without = unlessOthers(personRemover(sinais, ERASED));
  await forgetInTable(tx, 'ImportacaoPendente', without);
  await forgetInTable(tx, 'MylimsAmostra', without);
  await forgetInTable(tx, 'MylimsInformacao', without);
  // A filter that is lost is set anew.
  const withoutAnyOf = unlessOthers(personRemover({ ...sinais, nomes: proprios }, ERASED));
  await forgetInTable(tx, 'Preferencia', withoutAnyOf);
  await forgetInSubscriptions(tx, withoutAnyOf);
}

/** Takes the person behind a client out of the lines of a place of theirs, however they are called there. */
export async function forgetInLinesAt(
  tx: Tx,
  table: 'ImportacaoPendente' | 'MylimsAmostra',
  at: Lugar,
  without: Without,
): Promise<void> {
  await forgetInTable(tx, table, without, at);
}

async function forgetInTable<T extends TableOfAnybody>(tx: Tx, table: T, without: Without, at?: Lugar): Promise<void> {
  const columns: readonly ColumnOf<T>[] = TEXTS[table];
  // Of a place its own texts tell which lines are looked at: what becomes of them is decided with all of it.
  for (const column of columns.filter((one) => !at || (one !== 'cliente' && one !== 'ponto'))) {
    const leftOf = JSON_TEXTS.has(`${table} ${column}`) ? withinJson(without) : without;
    const texts = await textsOf(tx, { table, column, at });
    const changes = texts.map((text) => ({ text, left: leftOf(text) })).filter(({ text, left }) => left !== text);
    await rewriteTexts(tx, { table, column, at }, changes);
  }
}

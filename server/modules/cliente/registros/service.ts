import { acaoText, type Mudanca, type Valor } from '../../../../domain/log/acao.ts';
import { searchText } from '../../../../domain/searchText.ts';
import { told } from '../../../audit.ts';
import type { Tx } from '../../../write.ts';
import { entriesOf, type PersonalTable, rewriteEntry } from './repository.ts';

/** What stands where a person's data were. */
export const ERASED = '(apagado)';

/** What the log tells of a record, oldest first, to hand it out. */
export async function toldEntries(tx: Tx, tabela: PersonalTable, id: number) {
  const entries = await entriesOf(tx, tabela, id);
  return entries.map((entry) => ({ login: entry.login, acao: told(entry).acao, dtAcao: entry.dtAcao }));
}

/** The texts that a record's fields ever had, as the log tells. */
export async function heldValues(tx: Tx, tabela: PersonalTable, id: number, fields: readonly string[]) {
  return valuesIn(await entriesOf(tx, tabela, id), fields);
}

/** The texts that fields had before and after the changes that entries of the log tell. */
export function valuesIn(entries: readonly { mudancas: string | null }[], fields: readonly string[]): string[] {
  const mudancas = entries.flatMap((entry): Mudanca[] => (entry.mudancas === null ? [] : JSON.parse(entry.mudancas)));
  return mudancas
    .filter(({ campo }) => fields.includes(campo))
    .flatMap(({ antes, depois }) => [antes, depois])
    .filter((value) => typeof value === 'string');
}

const masked = (value: Valor | undefined) => (value === undefined || value === null || value === '' ? value : ERASED);

/** A change without the values of the personal fields; those that were empty stay so. */
function withoutValues(mudancas: readonly Mudanca[], personal: readonly string[]): Mudanca[] {
  return mudancas.map(({ campo, antes, depois }) =>
    personal.includes(campo)
      ? {
          campo,
          ...(antes !== undefined && { antes: masked(antes) }),
          ...(depois !== undefined && { depois: masked(depois) }),
        }
      : { campo, antes, depois },
  );
}

/**
 * Takes a person's data out of the log's entries of a record: who did what when stays. An entry that holds nothing of
 * the kind is not written.
 *
 * @param personal the fields whose values go, where the entry keeps fields; without it all values go
 */
export async function emptyEntries(
  tx: Tx,
  tabela: PersonalTable,
  id: number,
  personal?: readonly string[],
): Promise<void> {
  for (const entry of await entriesOf(tx, tabela, id)) {
    const { login, evento, idReferencia } = entry;
    const left = personal && entry.mudancas !== null ? withoutValues(JSON.parse(entry.mudancas), personal) : null;
    const acao = acaoText({ evento, tabela, idReferencia, mudancas: left });
    const mudancas = left && JSON.stringify(left);
    const busca = searchText([login, acao]);
    const isEmptied = entry.texto === null && entry.infoExtra === null;
    if (isEmptied && entry.mudancas === mudancas && entry.busca === busca) continue;
    await rewriteEntry(tx, entry.id, { mudancas, busca });
  }
}

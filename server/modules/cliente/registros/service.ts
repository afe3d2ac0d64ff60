import { ERASED } from '../../../../domain/cliente/erased.ts';
import { acaoText, type Mudanca, VAZIO, type Valor } from '../../../../domain/log/acao.ts';
import { readAcao } from '../../../../domain/log/readAcao.ts';
import { searchText } from '../../../../domain/searchText.ts';
import { knownFields } from '../../../../resources/log/tables.ts';
import { told } from '../../../audit.ts';
import { readingOf } from '../../../database/reading.ts';
import { markOnly } from '../../../database/textIndex.ts';
import type { Tx } from '../../../write.ts';
import { withNames } from '../../log/names/service.ts';
import type { Holder } from '../../log/search/holders/repository.ts';
import {
  entriesOf,
  entriesOfClient,
  type Left,
  type OfClient,
  type PersonalTable,
  rewriteEntry,
} from './repository.ts';

/** What the log tells of a record, oldest first, to hand it out: with the names of the records whose ids it holds. */
export async function toldEntries(tx: Tx, tabela: PersonalTable, id: number) {
  return inWords(tx, await entriesOf(tx, tabela, id));
}

/** The same of a client's records of some tables. */
export async function toldEntriesOf(tx: Tx, of: OfClient) {
  return inWords(tx, await entriesOfClient(tx, of));
}

async function inWords(tx: Tx, entries: Awaited<ReturnType<typeof entriesOf>>) {
  const named = await withNames(
    readingOf(tx.db),
    entries.map((entry) => ({ ...entry, ...told(entry) })),
  );
  return named.map(({ login, acao, dtAcao, mudancas, registro }) => ({ login, acao, dtAcao, mudancas, registro }));
}

/** The texts that a record's fields ever had, as the log tells. */
export async function heldValues(tx: Tx, tabela: PersonalTable, id: number, fields: readonly string[]) {
  return valuesIn(await entriesOf(tx, tabela, id), fields);
}

/** What an entry of the log keeps of a record's fields, or an old one of their text. */
interface Kept {
  tabela: string;
  idReferencia: number | null;
  mudancas: string | null;
  texto: string | null;
}

/** The texts that fields had before and after the changes that entries of the log tell. */
export function valuesIn(entries: readonly Kept[], fields: readonly string[]): string[] {
  return entries
    .flatMap((entry): Mudanca[] => (entry.mudancas === null ? readIn(entry) : JSON.parse(entry.mudancas)))
    .filter(({ campo }) => fields.includes(campo))
    .flatMap(({ antes, depois }) => [antes, depois])
    .filter((value) => typeof value === 'string');
}

/**
 * The fields of one line that an old entry's text tells for certain, whatever of it cannot be told (ADR 6): a text that
 * reads as ours, of this very record, where it is sure which value is which.
 */
function readIn({ tabela, idReferencia, texto }: Kept): Mudanca[] {
  const change = texto === null ? null : readAcao(texto, knownFields);
  if (change?.tabela !== tabela || change.id !== String(idReferencia) || change.note !== '') return [];
  const plain = (value: string | null) => (value === null || value === VAZIO ? undefined : value);
  return change.fields.flatMap((field): Mudanca[] => {
    if (field.whole !== undefined || /\n/.test(`${field.before}${field.after}`)) return [];
    return [{ campo: field.name, antes: plain(field.before), depois: plain(field.after) }];
  });
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
    // It says that something went, and not what.
    if (evento === 'Apagamento') continue;
    const left = personal && entry.mudancas !== null ? withoutValues(JSON.parse(entry.mudancas), personal) : null;
    const acao = acaoText({ evento, tabela, idReferencia, mudancas: left });
    const mudancas = left && JSON.stringify(left);
    const busca = searchText([login, acao]);
    const isEmptied = entry.texto === null && entry.infoExtra === null;
    if (isEmptied && entry.mudancas === mudancas && entry.busca === busca) continue;
    await rewrite(tx, { id: entry.id, mudancas, busca, infoExtra: null });
  }
}

/** Takes a person out of a text; is told the field that holds it, where one does. */
export type Without = (text: string, field?: string) => string;

/**
 * What is left of an entry without what its texts tell of a person; null where they tell nothing. Of an old entry that is a
 * text alone, all of it goes where it tells of them.
 *
 * @param fields those whose texts are looked at; without it all
 */
export function leftOf(
  { id, login, evento, tabela, idReferencia, ...entry }: Omit<Holder, 'idPessoa'>,
  without: Without,
  fields?: readonly string[],
): Left | null {
  const changeLeft = ({ campo, antes, depois }: Mudanca): Mudanca => {
    if (fields && !fields.includes(campo)) return { campo, antes, depois };
    const left = (value: Valor | undefined) => (typeof value === 'string' ? without(value, campo) : value);
    return { campo, antes: left(antes), depois: left(depois) };
  };
  const held: Mudanca[] | null = entry.mudancas && JSON.parse(entry.mudancas);
  const mudancas = held?.map(changeLeft) ?? null;
  const infoExtra = entry.infoExtra && without(entry.infoExtra);
  const told = entry.texto !== null && without(entry.texto) !== entry.texto;
  const json = mudancas && JSON.stringify(mudancas);
  if (!told && json === entry.mudancas && infoExtra === entry.infoExtra) return null;
  const busca = searchText([login, acaoText({ evento, tabela, idReferencia, mudancas }), infoExtra]);
  return { id, mudancas: json, busca, infoExtra };
}

/** Takes a person out of the texts that the log's entries of a client's records hold, as `leftOf` does; their other values stay. */
export async function rewriteEntries(
  tx: Tx,
  of: OfClient,
  without: Without,
  fields?: readonly string[],
): Promise<void> {
  for (const entry of await entriesOfClient(tx, of)) {
    const left = leftOf(entry, without, fields);
    if (left) await rewrite(tx, left);
  }
}

/** Entries whose texts are taken out of the log's index one by one: half a second, for a large log. */
const ONE_BY_ONE = 50;
/** Entries that go to the database together: each may be long, and all of a log would be held in memory. */
const AT_ONCE = 200;
/** How many entries a transaction has emptied. */
const emptied = new WeakMap<Tx, number>();

/**
 * Writes an entry anew. An erasure of many only marks the further ones in the index, and sends them together: others would
 * wait too long to write.
 */
export async function rewrite(tx: Tx, left: Left): Promise<void> {
  const count = emptied.get(tx) ?? 0;
  emptied.set(tx, count + 1);
  if (count === ONE_BY_ONE) await markOnly(tx.db);
  await rewriteEntry(tx, left, count % AT_ONCE === AT_ONCE - 1);
}

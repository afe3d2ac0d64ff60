import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Mudanca } from '../../../../domain/log/acao.ts';
import { normalize } from '../../../../domain/searchText.ts';
import type { Reading } from '../../../database/reading.ts';
import { contains } from '../../../database/text.ts';
import { keptDates } from '../keptText.ts';
import { NAMED, nameIn } from './named.ts';

/** A record, by the log's name of its table. */
export interface Ref {
  tabela: string;
  id: number;
}

export interface RecordName {
  nome: string | null;
  removido: boolean;
}

/** Names of records; undefined for one that nothing is known of. */
export type Names = (ref: Ref) => RecordName | undefined;

interface Row extends Ref {
  a: string | null;
  b: string | null;
  removidoEm: string | null;
}

const keyOf = ({ tabela, id }: Ref) => `${tabela} ${id}`;

/** Ids by table, of the tables whose records have names. */
export function byTable(refs: Iterable<Ref>): Map<string, number[]> {
  const ids = new Map<string, Set<number>>();
  for (const { tabela, id } of refs) {
    if (Object.hasOwn(NAMED, tabela)) ids.set(tabela, (ids.get(tabela) ?? new Set()).add(id));
  }
  return new Map([...ids].map(([tabela, some]) => [tabela, [...some]]));
}

/**
 * What records are called, removed ones too: of all tables in one query, by their ids. Of a record that is no more, as
 * the log's entry of its removal says.
 */
export async function namesOf(db: Reading, refs: Iterable<Ref>): Promise<Names> {
  const wanted = byTable(refs);
  const names = new Map<string, RecordName>();
  if (wanted.size === 0) return () => undefined;
  const { rows } = await sql
    .join([...wanted].map(rowsOf), sql` union all `)
    .$castTo<Row>()
    .execute(db);
  for (const { tabela, id, a, b, removidoEm } of rows) {
    const nome = NAMED[tabela]?.nameOf([a, b]) ?? null;
    names.set(keyOf({ tabela, id }), { nome, removido: removidoEm !== null });
  }
  const gone = [...wanted].flatMap(([tabela, ids]) =>
    ids.map((id) => ({ tabela, id })).filter((ref) => !names.has(keyOf(ref))),
  );
  for (const { tabela, id, nome } of await removedNames(db, gone)) {
    names.set(keyOf({ tabela, id }), { nome, removido: true });
  }
  return (ref) => names.get(keyOf(ref));
}

function rowsOf([tabela, ids]: [string, readonly number[]]): RawBuilder<Row> {
  return sql`${named(tabela)} where "id" in (${sql.join(ids)})`;
}

function named(tabela: string): RawBuilder<Row> {
  const { table, columns, marked } = NAMED[tabela] as (typeof NAMED)[string];
  const [a, b] = columns.map((column) => sql`cast(${sql.ref(column)} as text)`);
  const none = sql`cast(null as text)`;
  return sql`select ${sql.lit(tabela)} as "tabela", "id", ${a ?? none} as "a", ${b ?? none} as "b",
    ${marked ? sql.ref('removidoEm') : none} as "removidoEm" from ${sql.table(table)}`;
}

/** The names of records as they were when they were removed. */
async function removedNames(db: Reading, refs: readonly Ref[]): Promise<(Ref & { nome: string | null })[]> {
  if (refs.length === 0) return [];
  const entries = await removals(db)
    .where(({ or, and, eb }) =>
      or([...byTable(refs)].map(([tabela, ids]) => and([eb('tabela', '=', tabela), eb('idReferencia', 'in', ids)]))),
    )
    .execute();
  return entries.map(nameAtRemoval);
}

const removals = (db: Reading) =>
  db.selectFrom('LogUsuario').select(['tabela', 'idReferencia', 'mudancas']).where('evento', '=', 'Remoção');

type Removal = Awaited<ReturnType<ReturnType<typeof removals>['execute']>>[number];

function nameAtRemoval({ tabela, idReferencia, mudancas }: Removal): Ref & { nome: string | null } {
  const held: Mudanca[] = mudancas === null ? [] : JSON.parse(mudancas);
  const nome = nameIn(tabela, (column) => held.find(({ campo }) => campo === column)?.antes);
  return { tabela, id: Number(idReferencia), nome };
}

/** Records of a table that a text is looked for in the names of, the newest: beyond them it tells little. */
export const MOST_CALLED = 5_000;
/** Tables whose removed records are gone, and are called as the log says. */
const GONE = Object.keys(NAMED).filter((tabela) => NAMED[tabela]?.marked === false);

/**
 * The records that have a text in what they are called, removed ones and those that are no more among them.
 *
 * @param text normalised
 * @param tabelas of these tables alone, by the log's names
 * @returns `most`: of some table there may be more, older ones
 */
export async function recordsCalled(
  db: Reading,
  text: string,
  tabelas: readonly string[] = Object.keys(NAMED),
): Promise<{ refs: Ref[]; most: boolean }> {
  const some = tabelas.filter((tabela) => Object.hasOwn(NAMED, tabela)).flatMap((tabela) => called(tabela, text) ?? []);
  const rows = some.length > 0 ? (await sql.join(some, sql` union all `).$castTo<Row>().execute(db)).rows : [];
  const gone = await removals(db)
    .where('tabela', 'in', GONE)
    .where('idReferencia', 'is not', null)
    .where(contains('busca', text))
    .orderBy('id', 'desc')
    .limit(MOST_CALLED)
    .execute();
  const names = rows.map(({ tabela, id, a, b }) => ({ tabela, id, nome: NAMED[tabela]?.nameOf([a, b]) ?? '' }));
  const counts = new Map<string, number>();
  for (const { tabela } of rows) counts.set(tabela, (counts.get(tabela) ?? 0) + 1);
  return {
    refs: [...names, ...gone.map(nameAtRemoval)].filter(
      ({ tabela, nome }) => tabelas.includes(tabela) && normalize(nome ?? '').includes(text),
    ),
    most: [...counts.values()].some((count) => count === MOST_CALLED),
  };
}

/** Rows of a table whose names may have the text in them; null where none can. */
export function called(tabela: string, text: string): RawBuilder<Row> | null {
  const where = mayHold(NAMED[tabela] as (typeof NAMED)[string], text);
  if (where.length === 0) return null;
  return sql`select * from (${named(tabela)} where ${sql.join(where, sql` or `)}
    order by "id" desc limit ${MOST_CALLED}) as "some"`;
}

/** What is asked of a record whose name may have the text in it: any of these; some other records meet it, too. */
function mayHold({ columns, worded, dated }: (typeof NAMED)[string], text: string): RawBuilder<SqlBool>[] {
  if (worded) return [sql`1 = 1`];
  const inDate = /^[\d/]+$/.test(text);
  // The month is a column of its own, as a number.
  if (dated === 'month') return inDate ? [like(columns, pieces(text.replace(/\b0(?=\d\b)/g, '')))] : [];
  if (dated === 'day') {
    const [day, ...beside] = columns as [string, ...string[]];
    return [
      like(beside, pieces(text, '/-')),
      ...(inDate ? [like([day], pieces(keptDates(text)))] : []),
      ...(/^[\d/]*,/.test(text) ? [like(columns, pieces(keptDates(text)))] : []),
    ];
  }
  // With accents, the letters that bear them are others.
  return [...new Set([text, keptDates(text)])].map((one) => like(columns, pieces(one).replace(/[aeiouc]/g, '_')));
}

/** A pattern for the letters and digits of a text, and for what else stands between them. @param known also kept as it is */
const pieces = (text: string, known = '') => `%${text.replace(new RegExp(`[^a-z0-9${known}]+`, 'g'), '%')}%`;

/** Columns, one after the other, are like a pattern. */
function like(columns: readonly string[], pattern: string): RawBuilder<SqlBool> {
  const parts = columns.map((column) => sql`coalesce(cast(${sql.ref(column)} as text), '')`);
  return sql`lower(${sql.join(parts, sql` || ' ' || `)}) like ${pattern}`;
}

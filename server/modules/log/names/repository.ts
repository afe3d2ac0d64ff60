import { type RawBuilder, sql } from 'kysely';
import type { Mudanca } from '../../../../domain/log/acao.ts';
import type { Reading } from '../../../database/reading.ts';
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
function byTable(refs: Iterable<Ref>): Map<string, number[]> {
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
  const { table, columns, marked } = NAMED[tabela] as (typeof NAMED)[string];
  const [a, b] = columns.map((column) => sql`cast(${sql.ref(column)} as text)`);
  const none = sql`cast(null as text)`;
  return sql`select ${sql.lit(tabela)} as "tabela", "id", ${a ?? none} as "a", ${b ?? none} as "b",
    ${marked ? sql.ref('removidoEm') : none} as "removidoEm" from ${sql.table(table)} where "id" in (${sql.join(ids)})`;
}

/** The names of records as they were when they were removed. */
async function removedNames(db: Reading, refs: readonly Ref[]): Promise<(Ref & { nome: string | null })[]> {
  if (refs.length === 0) return [];
  const entries = await db
    .selectFrom('LogUsuario')
    .select(['tabela', 'idReferencia', 'mudancas'])
    .where('evento', '=', 'Remoção')
    .where(({ or, and, eb }) =>
      or([...byTable(refs)].map(([tabela, ids]) => and([eb('tabela', '=', tabela), eb('idReferencia', 'in', ids)]))),
    )
    .execute();
  return entries.map(({ tabela, idReferencia, mudancas }) => {
    const held: Mudanca[] = mudancas === null ? [] : JSON.parse(mudancas);
    const nome = nameIn(tabela, (column) => held.find(({ campo }) => campo === column)?.antes);
    return { tabela, id: Number(idReferencia), nome };
  });
}

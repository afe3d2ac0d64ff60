import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine } from '../../../../database/open.ts';
import type { Reading } from '../../../../database/reading.ts';
import { byTable, type Ref, recordsCalled } from '../../names/repository.ts';
import { titleIn } from '../meanings.ts';

export type Condition = RawBuilder<SqlBool>;

/** Where to look; how, depends on the engine. */
export interface Source {
  db: Reading;
  engine: Engine;
}

/** How much a search looks at; each way of looking at so much takes a fraction of a second. */
export interface Bounds {
  /** Entries found at most, the newest. */
  most: number;
  /** Entries that may hold a rare text: so many the index is asked for. */
  few: number;
  /** Entries, the newest, among which any other text is looked for. */
  near: number;
}

/** An entry, and when it was written. */
export interface Place {
  id: number;
  dtAcao: string;
}

export const all = (conditions: readonly Condition[]) =>
  sql.join(conditions.length > 0 ? conditions : [sql`1 = 1`], sql` and `);
export const any = (conditions: readonly Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/** Values, one a row, as `e."value"`; of the log's own JSON as `m."value"`. */
export const valuesOf = (engine: Engine, values: readonly (string | number)[]) =>
  engine === 'sqlite'
    ? sql`json_each(${JSON.stringify(values)}) as e`
    : sql`json_array_elements_text(cast(${JSON.stringify(values)} as json)) as e("value")`;
const idsOf = (engine: Engine, ids: readonly number[]) =>
  sql`(select cast(e."value" as integer) from ${valuesOf(engine, ids)})`;

/** Entries by the ids of a column, in an index with it. */
interface Branch {
  column: 'l.idPessoa' | 'l.idReferencia';
  ids: readonly number[];
  where: readonly Condition[];
}

/** The entries of clients, and those of other records: a table each, as its index is. */
function branches(refs: readonly Ref[]): Branch[] {
  const tables = byTable(refs);
  const clients = tables.get('Pessoa');
  return [
    ...(clients ? [{ column: 'l.idPessoa', ids: clients, where: [] } as const] : []),
    ...[...tables].map(
      ([tabela, ids]) => ({ column: 'l.idReferencia', ids, where: [sql<SqlBool>`l."tabela" = ${tabela}`] }) as const,
    ),
  ];
}

/** Records, and what else is asked of their entries. */
export interface Records {
  refs: readonly Ref[];
  also: readonly Condition[];
}

const isIn = (engine: Engine, { column, ids, where }: Branch) =>
  sql<SqlBool>`(${all([...where, sql`${sql.ref(column)} in ${idsOf(engine, ids)}`])})`;
/** Whether an entry is one of these records'. */
export const isOf = (engine: Engine, { refs, also }: Records) =>
  sql<SqlBool>`(${all([any(branches(refs).map((branch) => isIn(engine, branch))), ...also])})`;

/** The records of a title that is the whole text. */
export async function titled(db: Reading, text: string): Promise<Records> {
  const title = titleIn(text);
  if (!title) return { refs: [], also: [] };
  const { refs } = await recordsCalled(db, title.name, title.tabelas);
  const also = title.evento ? [sql<SqlBool>`l."evento" = ${title.evento}`, oneOf('l.tabela', title.tabelas)] : [];
  return { refs, also };
}

const oneOf = (column: string, values: readonly string[]) => sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`;

/** The entries of some records, the newest; null when there are more than a few. */
export async function entriesOf(
  { db, engine }: Source,
  filters: readonly Condition[],
  { refs, also }: Records,
  { few, most }: Bounds,
): Promise<Place[] | null> {
  if (refs.length === 0) return [];
  const some = branches(refs);
  const clients = some.find(({ column }) => column === 'l.idPessoa');
  const each = some.map((branch) => {
    // Those of clients are there already.
    const apart = clients && branch !== clients ? [sql<SqlBool>`${isIn(engine, clients)} is not true`] : [];
    return entriesIn(engine, { ...branch, where: [...branch.where, ...apart, ...also, ...filters] }, most);
  });
  const entries = sql`(${sql.join(each, sql` union all `)}) as "each"`;
  const counted = await sql<{ total: number }>`select count(*) as "total"
    from (select 1 from ${entries} limit ${few + 1}) as "some"`.execute(db);
  if (Number(counted.rows[0]?.total) > few) return null;
  const newest = sql<Place>`select "id", "dtAcao" from ${entries} order by "dtAcao" desc, "id" desc limit ${most}`;
  return (await newest.execute(db)).rows;
}

/**
 * The entries of a branch, id by id, so that its index is asked and no other: neither engine then reads a whole table of
 * the log because that has them in order. On PostgreSQL the newest of each id, which alone keeps it from joining otherwise.
 */
function entriesIn(engine: Engine, { column, ids, where }: Branch, most: number) {
  const entry = all([...where, sql`${sql.ref(column)} = cast(e."value" as integer)`]);
  const each = valuesOf(engine, ids);
  if (engine === 'sqlite') return sql`select l."id", l."dtAcao" from ${each} cross join "LogUsuario" l where ${entry}`;
  return sql`select l.* from ${each} cross join lateral (select l."id", l."dtAcao" from "LogUsuario" l
    where ${entry} order by l."dtAcao" desc, l."id" desc limit ${most}) as l`;
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine } from '../../../database/open.ts';
import type { Reading } from '../../../database/reading.ts';
import { contains } from '../../../database/text.ts';
import { estimate, matchOf, trigramsOf } from './trigrams.ts';

type Condition = RawBuilder<SqlBool>;

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
export const BOUNDS: Bounds = { most: 10_000, few: 50_000, near: 100_000 };
/** Texts looked at to tell rare groups of characters from common ones. */
const SAMPLE = 300;

export interface Found {
  /** Ids, the newest first. */
  ids: number[];
  /** The moment back to which entries were looked at; null when all of them were. */
  since: string | null;
}

interface Place {
  id: number;
  dtAcao: string;
}

/**
 * Entries that contain a text. A rare one is looked for in all of them, by the index; one that is common, or made of
 * groups of characters that are, or without a group that the index knows, among the newest that the filters leave.
 *
 * @param filters conditions on `l`, an entry
 * @param text normalised
 */
export async function search(
  { db, engine }: Source,
  filters: readonly Condition[],
  text: string,
  { most, few, near }: Bounds = BOUNDS,
): Promise<Found> {
  const groups = await rareGroups(db, text, few);
  if (groups) {
    const where = [...filters, contains('l.busca', text)];
    const found = engine === 'sqlite' ? onSqlite(matchOf(groups), where, most) : onPostgres(filters, text, most);
    return { ids: idsOf(await found.execute(db)), since: null };
  }
  const last = await lastNear(db, filters, near);
  // Put so, PostgreSQL does not ask the text's index, which would go through entries of all times.
  const where = [...filters, sql<SqlBool>`(${contains('l.busca', text)}) is true`];
  if (last) where.push(sql`(l."dtAcao", l."id") >= (${last.dtAcao}, ${last.id})`);
  const newest = sql<{ id: number }>`select l."id" from "LogUsuario" l where ${all(where)}
    order by l."dtAcao" desc, l."id" desc limit ${most}`;
  return { ids: idsOf(await newest.execute(db)), since: last?.dtAcao ?? null };
}

const all = (conditions: readonly Condition[]) =>
  sql.join(conditions.length > 0 ? conditions : [sql`1 = 1`], sql` and `);
const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id);

/** The rarest groups of a text, when no more than a few entries seem to have all of them; else null. */
async function rareGroups(db: Reading, text: string, few: number): Promise<string[] | null> {
  if (trigramsOf(text).length === 0) return null;
  const { rows } = await sql<{ id: number | null }>`select max("id") as "id" from "LogUsuario"`.execute(db);
  const entries = rows[0]?.id ?? 0;
  const { groups, share } = estimate(text, await sample(db, entries));
  return share * entries <= few ? groups : null;
}

/** Texts of entries from all times. */
async function sample(db: Reading, newest: number): Promise<string[]> {
  const ids = Array.from({ length: SAMPLE }, (_, index) => 1 + Math.floor((index * newest) / SAMPLE));
  const rows = await db.selectFrom('LogUsuario').select('busca').where('id', 'in', ids).execute();
  return rows.map(({ busca }) => busca);
}

/** The last of so many entries, the newest that the filters leave; undefined when they leave fewer. */
async function lastNear(db: Reading, filters: readonly Condition[], near: number): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select l."id", l."dtAcao" from "LogUsuario" l where ${all(filters)}
    order by l."dtAcao" desc, l."id" desc limit 1 offset ${near - 1}`.execute(db);
  return rows[0];
}

/**
 * The index knows ids alone, whose order is that of writing; newer entries than it holds are read one by one, by their
 * ids whatever else is asked (`not indexed`).
 */
function onSqlite(match: string, where: readonly Condition[], most: number) {
  return sql<{ id: number }>`select "id" from (
      select * from (
        select l."id", l."dtAcao" from "LogBusca" f cross join "LogUsuario" l on l."id" = f."rowid"
        where f."LogBusca" match ${match} and ${all(where)} order by f."rowid" desc limit ${most})
      union all
      select l."id", l."dtAcao" from "LogUsuario" l not indexed
      where l."id" > (select "id" from "LogBuscaAte") and ${all(where)})
    order by "dtAcao" desc, "id" desc limit ${most}`;
}

/** The text first, whatever else is asked: only its index leaves few entries for sure. */
function onPostgres(filters: readonly Condition[], text: string, most: number) {
  return sql<{ id: number }>`with l as materialized (
      select l."id", l."dtAcao", l."tabela", l."idReferencia", l."idPessoa", l."evento" from "LogUsuario" l
      where ${contains('l.busca', text)})
    select l."id" from l where ${all(filters)} order by l."dtAcao" desc, l."id" desc limit ${most}`;
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LOG_SEARCH_MOST } from '../../../../contract/consultas.ts';
import type { Engine } from '../../../database/open.ts';
import type { Reading } from '../../../database/reading.ts';
import { contains } from '../../../database/text.ts';
import { matchOf, trigramsOf } from './trigrams.ts';

type Condition = RawBuilder<SqlBool>;

/** Where to look; how, depends on the engine. */
export interface Source {
  db: Reading;
  engine: Engine;
}

/** Numbers that decide how a search goes; what it finds is the same. */
export interface Bounds {
  /** Entries found at most, the newest. */
  most: number;
  /** So many entries are read one by one in no time. */
  few: number;
}
const BOUNDS: Bounds = { most: LOG_SEARCH_MOST, few: 50_000 };
/** Texts looked at to tell rare groups of characters from common ones. */
const SAMPLE = 300;

/**
 * Ids of the entries that contain a text, newest first. PostgreSQL finds its way by its statistics. On SQLite it is one
 * of two: by the entries that the other filters leave, newest first, or by the text index. Both stop at `most`; what
 * they cost is what they have to look at till then, so the way with few entries is taken. A text of one or two
 * characters, which the index does not know, goes the first way: hardly one is so rare that this takes long.
 *
 * @param filters conditions on `l`, an entry
 * @param text normalised
 */
export async function search(
  { db, engine }: Source,
  filters: readonly Condition[],
  text: string,
  { most, few }: Bounds = BOUNDS,
): Promise<number[]> {
  const where = sql.join([...filters, contains('l.busca', text)], sql` and `);
  const byFilters = sql<{ id: number }>`select l."id" from "LogUsuario" l where ${where}
    order by l."dtAcao" desc, l."id" desc limit ${most}`;
  const match = engine === 'sqlite' ? await byIndex(db, filters, text, few) : null;
  const { rows } = await (match === null ? byFilters : indexed(match, where, most)).execute(db);
  return rows.map(({ id }) => id);
}

/** What to ask the text index, or null when the filters are the shorter way. */
async function byIndex(db: Reading, filters: readonly Condition[], text: string, few: number): Promise<string | null> {
  // The index reads a question up to a NUL.
  if (trigramsOf(text).length === 0 || text.includes('\0')) return null;
  if (filters.length > 0) {
    const left = sql`select 1 from "LogUsuario" l where ${sql.join([...filters], sql` and `)}`;
    if (await isFew(db, left, few)) return null;
  }
  const match = matchOf(text, await sample(db));
  if (filters.length === 0) return match;
  const found = sql`select 1 from "LogBusca" where "LogBusca" match ${match}`;
  return (await isFew(db, found, few)) ? match : null;
}

async function isFew(db: Reading, rows: RawBuilder<unknown>, few: number): Promise<boolean> {
  const counted = await sql<{ n: number }>`select count(*) as "n" from (${rows} limit ${few + 1})`.execute(db);
  return (counted.rows[0]?.n ?? 0) <= few;
}

/** Texts of entries from all times. */
async function sample(db: Reading): Promise<string[]> {
  const { rows } = await sql<{ busca: string }>`
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${SAMPLE})
    select l."busca" from n cross join "LogUsuario" l
    on l."id" = 1 + i * (select max("id") - 1 from "LogUsuario") / ${SAMPLE}`.execute(db);
  return rows.map(({ busca }) => busca);
}

/** The index knows ids alone, whose order is that of writing; newer entries than it holds are read one by one. */
function indexed(match: string, where: RawBuilder<unknown>, most: number) {
  return sql<{ id: number }>`select "id" from (
      select * from (
        select l."id", l."dtAcao" from "LogBusca" f cross join "LogUsuario" l on l."id" = f."rowid"
        where f."LogBusca" match ${match} and ${where} order by f."rowid" desc limit ${most})
      union all
      select l."id", l."dtAcao" from "LogUsuario" l where l."id" > (select "id" from "LogBuscaAte") and ${where})
    order by "dtAcao" desc, "id" desc limit ${most}`;
}

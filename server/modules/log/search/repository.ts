import { type SqlBool, sql } from 'kysely';
import { SEVERAL } from '../../../../resources/log/logField.ts';
import type { Engine } from '../../../database/open.ts';
import type { Reading } from '../../../database/reading.ts';
import { contains } from '../../../database/text.ts';
import { recordsCalled } from '../names/repository.ts';
import { heldBy, type Meaning, meaningsOf, SHORTEST } from './meanings.ts';
import {
  all,
  any,
  type Bounds,
  type Condition,
  entriesOf,
  isOf,
  type Place,
  type Source,
  titled,
  valuesOf,
} from './records/repository.ts';
import { estimate, matchOf } from './trigrams.ts';

export type { Bounds, Source };

export const BOUNDS: Bounds = { most: 10_000, few: 50_000, near: 100_000 };
/** Texts looked at to tell rare groups of characters from common ones. */
const SAMPLE = 300;

export interface Found {
  /** Ids, the newest first. */
  ids: number[];
  /** The moment back to which entries were looked at; null when all of them were. */
  since: string | null;
  /** More records are called so than were looked for. */
  namesakes?: true;
}

/**
 * Entries in which a text may be read as people see them: where it stands as it is; under the labels and words of what
 * they keep; of the records, and holding the records, that are called so. What is rare is looked for in all of them, by
 * the indices; what is common, or made of groups of characters that are, or without a group that the index knows, among
 * the newest that the filters leave.
 *
 * @param filters conditions on `l`, an entry
 * @param text normalised
 */
export async function search(
  source: Source,
  filters: readonly Condition[],
  text: string,
  bounds: Bounds = BOUNDS,
): Promise<Found> {
  const { db, engine } = source;
  const called = text.length < SHORTEST ? { refs: [], most: false } : await recordsCalled(db, text);
  const { rare, common } = await byRarity(db, meaningsOf(text, called.refs), bounds.few);
  const inAll = rare.length > 0 ? await everywhere(source, filters, rare, bounds.most) : [];
  const near = common.map((meaning) => conditionOf(engine, meaning));
  const ofRecords: Place[] = [];
  for (const records of [{ refs: called.refs, also: [] }, await titled(db, text)]) {
    const some = await entriesOf(source, filters, records, bounds);
    if (some) ofRecords.push(...some);
    else near.push(isOf(engine, records));
  }
  const { places, since } = near.length > 0 ? await among(db, filters, near, bounds) : NOTHING;
  const ids = newestFirst([...ofRecords, ...inAll, ...places]).slice(0, bounds.most);
  return { ids, since, ...(called.most && { namesakes: true }) };
}

const NOTHING = { places: [], since: null };

function newestFirst(places: readonly Place[]): number[] {
  const momentOf = new Map(places.map(({ id, dtAcao }) => [id, dtAcao]));
  const order = [...momentOf].sort(([a, at], [b, bt]) => (at === bt ? b - a : at < bt ? 1 : -1));
  return order.map(([id]) => id);
}

interface Rare {
  groups: string[];
  meaning: Meaning;
}

/** Meanings that no more than a few entries seem to have in all, each with the rarest groups of its text; and the others. */
async function byRarity(db: Reading, meanings: readonly Meaning[], few: number) {
  const { texts, entries } = await sample(db);
  const estimated = meanings
    .map((meaning) => ({ meaning, ...estimate(heldBy(meaning), texts) }))
    .toSorted((one, other) => one.share - other.share);
  const rare: Rare[] = [];
  const common: Meaning[] = [];
  let sum = 0;
  for (const { meaning, groups, share } of estimated) {
    sum += share * entries;
    if (groups.length > 0 && sum <= few) rare.push({ meaning, groups });
    else common.push(meaning);
  }
  return { rare, common };
}

/** Texts of entries from all times, and how many entries there are. */
export async function sample(db: Reading): Promise<{ texts: string[]; entries: number }> {
  const newest = await sql<{ id: number | null }>`select max("id") as "id" from "LogUsuario"`.execute(db);
  const entries = newest.rows[0]?.id ?? 0;
  const ids = Array.from({ length: SAMPLE }, (_, index) => 1 + Math.floor((index * entries) / SAMPLE));
  const rows = await db.selectFrom('LogUsuario').select('busca').where('id', 'in', ids).execute();
  return { texts: rows.map(({ busca }) => busca), entries };
}

const changesOf = (engine: Engine) =>
  engine === 'sqlite'
    ? sql`json_each(l."mudancas") as m`
    : sql`json_array_elements(cast(l."mudancas" as json)) as m("value")`;

function conditionOf(engine: Engine, { raw, tabela, evento, valor }: Meaning): Condition {
  const asked = [contains('l.busca', raw)];
  if (tabela) asked.unshift(sql`l."tabela" = ${tabela}`);
  if (evento) asked.unshift(sql`l."evento" = ${evento}`);
  if (valor) {
    const sides = (['antes', 'depois'] as const).map((side) => isOne(engine, side, valor));
    asked.push(sql`exists (select 1 from ${changesOf(engine)}
      where m."value" ->> 'campo' = ${valor.campo} and ${any(sides)})`);
  }
  return sql<SqlBool>`(${all(asked)})`;
}

/** Whether a side of a change is one of some values, or has one of them. */
function isOne(engine: Engine, side: 'antes' | 'depois', { um, several }: NonNullable<Meaning['valor']>): Condition {
  const value = sql`cast(m."value" ->> ${sql.lit(side)} as text)`;
  if (!several) return sql`${value} in (select e."value" from ${valuesOf(engine, um)})`;
  return any(um.map((one) => sql`${SEVERAL} || ${value} || ${SEVERAL} like ${`%${SEVERAL}${one}${SEVERAL}%`}`));
}

/** The entries of all times that have a rare meaning, the newest. */
async function everywhere({ db, engine }: Source, filters: readonly Condition[], rare: readonly Rare[], most: number) {
  const means = any(rare.map(({ meaning }) => conditionOf(engine, meaning)));
  const match = rare.map(({ groups }) => `(${matchOf(groups)})`).join(' OR ');
  const found =
    engine === 'sqlite' ? onSqlite(match, [...filters, means], most) : onPostgres(rare, [...filters, means], most);
  return (await found.execute(db)).rows;
}

/** The newest entries that the filters leave and that meet one of some conditions. */
async function among(db: Reading, filters: readonly Condition[], some: readonly Condition[], { most, near }: Bounds) {
  const last = await lastNear(db, filters, near);
  // Put so, PostgreSQL does not ask the text's index, which would go through entries of all times.
  const where = [...filters, sql<SqlBool>`${any(some)} is true`];
  if (last) where.push(sql`(l."dtAcao", l."id") >= (${last.dtAcao}, ${last.id})`);
  const newest = sql<Place>`select l."id", l."dtAcao" from "LogUsuario" l where ${all(where)}
    order by l."dtAcao" desc, l."id" desc limit ${most}`;
  return { places: (await newest.execute(db)).rows, since: last?.dtAcao ?? null };
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
  return sql<Place>`select "id", "dtAcao" from (
      select * from (
        select l."id", l."dtAcao" from "LogBusca" f cross join "LogUsuario" l on l."id" = f."rowid"
        where f."LogBusca" match ${match} and ${all(where)} order by f."rowid" desc limit ${most})
      union all
      select l."id", l."dtAcao" from "LogUsuario" l not indexed
      where l."id" > (select "id" from "LogBuscaAte") and ${all(where)})
    order by "dtAcao" desc, "id" desc limit ${most}`;
}

/**
 * The texts first, whatever else is asked: only their index leaves few entries for sure. It is asked for their rarest groups
 * alone: for the common ones of a long text it goes through millions of entries that the rare ones leave out at once.
 */
function onPostgres(rare: readonly Rare[], where: readonly Condition[], most: number) {
  const wanted = rare.map(({ groups }) => groups.toSorted());
  const texts = [...new Map(wanted.map((some) => [some.join(), some])).values()].map(
    (some) => sql<SqlBool>`(${all(some.map((one) => contains('l.busca', one)))})`,
  );
  return sql<Place>`with l as materialized (
      select l."id", l."dtAcao", l."tabela", l."idReferencia", l."idPessoa", l."evento", l."mudancas", l."busca"
      from "LogUsuario" l where ${any(texts)})
    select l."id", l."dtAcao" from l where ${all(where)} order by l."dtAcao" desc, l."id" desc limit ${most}`;
}

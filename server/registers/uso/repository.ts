import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { KeptRegister, ListedUse, Use } from '../../../resources/defineRegister.ts';
import { narrowingsOf } from '../../../resources/narrowings.ts';
import type { Source } from '../../database/prepared.ts';

const idOf = (table: string) => sql.ref(`${table}.id`);
const there = (table: string) => sql`${sql.ref(`${table}.removidoEm`)} is null`;
const join = (table: string, id: string) => sql`inner join ${sql.table(table)} on ${idOf(table)} = ${sql.ref(id)}`;
const tableOf = (column: string) => column.slice(0, column.indexOf('.'));

/** The rows of a use that are not removed, or whose owner is not, as what follows `select …`. */
function rowsOf({ table, owner }: Use, condition: RawBuilder<unknown>) {
  const owned = owner ? join(owner.table, `${table}.${owner.column}`) : sql``;
  return sql`from ${sql.table(table)} ${owned} where ${condition} and ${there(owner?.table ?? table)}`;
}

const referenceOf = ({ table, column }: Use) => sql.ref(`${table}.${column}`);

/** Rows that refer to a record are counted as far as this: a write that is refused need not read millions of them. */
export const MOST_COUNTED = 1_000;

/**
 * Counts, for each of these records that has any, the rows of one table that refer to it; where there are more than
 * `MOST_COUNTED`, one more than that.
 */
export async function countUse(
  db: Source,
  { entity }: KeptRegister,
  use: Use,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const using = rowsOf(use, sql`${referenceOf(use)} = ${idOf(entity)}`);
  const { rows } = await sql<{ id: number; quantidade: number }>`
    select ${idOf(entity)} as "id",
      (select count(*) from (select 1 ${using} limit ${sql.lit(MOST_COUNTED + 1)}) as "some") as "quantidade"
    from ${sql.table(entity)} where ${idOf(entity)} in (${sql.join(ids)})`.execute(db);
  const counted = rows.map(({ id, quantidade }) => [id, Number(quantidade)] as const);
  return new Map(counted.filter(([, quantidade]) => quantidade > 0));
}

/** The way from a use's rows to the records that its list shows: their ids, and what follows `select …`. */
function listedRecords({ list, ...use }: ListedUse, condition: RawBuilder<unknown>) {
  const steps = [...list.through, `${list.table}.id`];
  const joins = steps.slice(1).flatMap((step, at) => {
    const [from, to] = [steps[at] as string, tableOf(step)];
    return to === tableOf(from) ? [] : [join(to, from)];
  });
  const tables = new Set([...(use.owner ? [] : [use.table]), ...steps.slice(1).map(tableOf)]);
  const marks = [...tables].map((table) => sql`and ${there(table)}`);
  const rows = sql`from ${sql.table(use.table)} ${sql.join(joins, sql` `)} where ${condition} ${sql.join(marks, sql` `)}`;
  return { id: idOf(list.table), rows };
}

/** Whether a record of the list is one of those that use a record of a register. @param id of the register's record */
function isListedFor(use: ListedUse, id: number) {
  const listed = listedRecords(use, sql`${referenceOf(use)} = ${id}`);
  return sql<SqlBool>`${idOf(use.list.table)} in (select ${listed.id} ${listed.rows})`;
}

/** Of how many records of its list each record of a register is used. */
export async function countListed(db: Source, { entity }: KeptRegister, use: ListedUse) {
  const reference = referenceOf(use);
  const listed = listedRecords(use, sql`${reference} is not null`);
  const { rows } = await sql<{ id: number; emUso: number | string }>`
    select ${idOf(entity)} as "id", coalesce("u"."emUso", 0) as "emUso" from ${sql.table(entity)}
    left join (select ${reference} as "id", count(distinct ${listed.id}) as "emUso" ${listed.rows} group by ${reference})
      as "u" on "u"."id" = ${idOf(entity)}
    where ${there(entity)} order by ${idOf(entity)}`.execute(db);
  return rows.map(({ id, emUso }) => ({ id, emUso: Number(emUso) }));
}

/** The ids of a register's records that have a use of one kind. */
export async function idsInUse(db: Source, { entity }: KeptRegister, use: Use): Promise<ReadonlySet<number>> {
  const used = rowsOf(use, sql`${referenceOf(use)} = ${idOf(entity)}`);
  const { rows } = await sql<{ id: number }>`
    select ${idOf(entity)} as "id" from ${sql.table(entity)}
    where ${there(entity)} and exists (select 1 ${used})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The conditions of a list's filters that leave what uses one record of a register. */
export function narrowedBy(resource: string, filter: Readonly<Record<string, unknown>>) {
  return narrowingsOf(resource).flatMap((one) => {
    const id = filter[one.filter];
    return typeof id === 'number' ? [isListedFor(one.use, id)] : [];
  });
}

import { dayOf } from '../../domain/calendar.ts';
import { normalize, searchText } from '../../domain/searchText.ts';
import { compareTexts } from '../../domain/textOrder.ts';
import { type KeptRegister, type Part, storedFields } from '../../resources/defineRegister.ts';
import type { RegisterEntity } from '../../resources/entities.ts';
import type { Value } from '../../resources/kinds.ts';
import { type ColumnOf, columns } from '../database/columns.ts';
import type { Selecting } from '../database/reading.ts';
import { toWrite } from '../database/rowLocks.ts';
import { contains } from '../database/text.ts';
import { waitTurn } from '../database/turn.ts';
import type { Tx } from '../write.ts';
import { asOf } from './dated/service.ts';
import { createTaken, type Taken } from './taken.ts';
import { narrowedBy } from './uso/repository.ts';

/** A column of a register, by a name that its definition gives. */
export type RegisterColumn = ColumnOf<RegisterEntity>;

/** A record of any register, its stored fields by name. */
export type RegisterRow = Record<string, Value> & { id: number; flagAtivo: number; versao: number };

export interface RegisterFilter {
  descricao?: string | undefined;
  flagAtivo: 0 | 1 | null;
  /** What uses a record of another register, by the names of those filters. */
  [narrowing: string]: string | number | null | undefined;
}

/** Names of the fields that a record keeps and its log shows. */
export function storedNames(register: KeptRegister): RegisterColumn[] {
  return storedFields(register).map(({ name }) => name as RegisterColumn);
}

function records(db: Selecting, { entity, fields }: KeptRegister) {
  return db
    .selectFrom(entity)
    .select('id')
    .select(columns(fields.map(({ name }) => name)))
    .select(['flagAtivo', 'dtCadastro', 'versao']);
}

/**
 * The register's records in the order of their ids, filtered on the server, with the values of `today`.
 *
 * @param whole with the names of their parts, found by them too and narrowed to what uses a record of another register:
 * for who may see the register
 */
export async function listRecords(
  db: Selecting,
  register: KeptRegister,
  filter: RegisterFilter,
  today: string,
  whole = false,
) {
  const listed = whole ? register.parts : [];
  let query = records(db, register).where('removidoEm', 'is', null);
  if (filter.descricao) {
    const wanted = normalize(filter.descricao);
    const bearers = listed.map(({ table, column }) =>
      db.selectFrom(table).select(column).where('removidoEm', 'is', null).where(contains('busca', wanted)),
    );
    query = query.where(({ eb, or }) => or([contains('busca', wanted), ...bearers.map((ids) => eb('id', 'in', ids))]));
  }
  if (filter.flagAtivo !== null) query = query.where('flagAtivo', '=', filter.flagAtivo);
  for (const condition of whole ? narrowedBy(register.resource, filter) : []) query = query.where(condition);
  const rows = await asOf(db, register, await query.orderBy('id').execute(), today);
  const names = await Promise.all(listed.map((part) => partNames(db, part)));
  return rows.map((row) => ({ ...row, ...Object.fromEntries(names.map(({ name, of }) => [name, of(row.id)])) }));
}

/** The names of a register's parts, each with the id of its record. */
const namesOfParts = (db: Selecting, { table, column }: Part) =>
  db
    .selectFrom(table)
    .select([`${column} as id`, 'descricao as name'])
    .where('removidoEm', 'is', null)
    .execute();

/** The names of a register's parts, as the field of a record that lists them; null where it has none. */
async function partNames(db: Selecting, part: Part) {
  const parts = Map.groupBy(await namesOfParts(db, part), ({ id }) => id);
  const of = (id: number) =>
    parts
      .get(id)
      ?.map(({ name }) => name)
      .sort(compareTexts)
      .join(', ') ?? null;
  return { name: part.listed.name, of };
}

/** One record, unless there is none or it was removed. */
export function getRecord(db: Selecting, register: KeptRegister, id: number) {
  return records(db, register).where('id', '=', id).where('removidoEm', 'is', null).executeTakeFirst();
}

/** The removed records among these ids. */
export function removedRecords(tx: Tx, register: KeptRegister, ids: number[]) {
  return records(tx.db, register)
    .select('removidoEm')
    .where('id', 'in', ids)
    .where('removidoEm', 'is not', null)
    .execute();
}

/** What a record has of its own that was removed at that moment; null for what is there. */
export function partsOf(
  tx: Tx,
  { table, column }: Pick<Part, 'table' | 'column'>,
  id: number,
  removidoEm: string | null,
) {
  const own = tx.db.selectFrom(table).selectAll().where(column, '=', id).orderBy('id');
  return (
    removidoEm === null ? own.where('removidoEm', 'is', null) : own.where('removidoEm', '=', removidoEm)
  ).execute();
}

/** Whether a part of any record bears that searchable text. */
export async function isTaken({ db }: Tx, table: Part['table'], busca: string): Promise<boolean> {
  const bearers = db.selectFrom(table).select('id').where('busca', '=', busca).where('removidoEm', 'is', null);
  return (await bearers.executeTakeFirst()) !== undefined;
}

/** The searchable text of a record. */
export function searchOf(register: KeptRegister, values: Record<string, unknown>): string {
  return searchText(register.search.map((name) => values[name] as Value));
}

/** A register with all its records, for checks that look at the whole of it. */
export interface LoadedRegister {
  register: KeptRegister;
  rows: ReadonlyMap<number, RegisterRow>;
  taken: Taken;
}

/** Reads the register whole: registers are short lists. */
export async function loadRegister(db: Selecting, register: KeptRegister, today: string): Promise<LoadedRegister> {
  const rows = await asOf(db, register, await records(db, register).where('removidoEm', 'is', null).execute(), today);
  const names = (await Promise.all(register.parts.map((part) => namesOfParts(db, part)))).flat();
  return { register, rows: new Map(rows.map((row) => [row.id, row])), taken: createTaken(register, rows, names) };
}

/** Reads the register for a write, holding back its other writes until this one is through. */
export async function lockRegister(tx: Tx, register: KeptRegister): Promise<LoadedRegister> {
  await waitTurn(tx.db, `cadastro:${register.entity}`);
  return loadRegister(tx.db, register, dayOf(tx.now));
}

/** Keeps these records from being pointed at until the transaction ends; waits for whoever is about to. */
export async function holdRecords({ db }: Tx, { entity }: KeptRegister, ids: readonly number[]): Promise<void> {
  await toWrite(db, db.selectFrom(entity).select('id').where('id', 'in', ids).orderBy('id')).execute();
}

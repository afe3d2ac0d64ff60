import type { Transaction } from 'kysely';
import { normalize, searchText } from '../../domain/searchText.ts';
import { type RegisterDefinition, storedFields } from '../../resources/defineRegister.ts';
import type { Value } from '../../resources/kinds.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { contains } from '../database/text.ts';
import { waitTurn } from '../database/turn.ts';
import type { Tx } from '../write.ts';
import { createTaken, type Taken } from './taken.ts';

/** Any flat register's table stands in for the others: they share these columns. */
export type AnyRegister = 'Roteiro';

/** A record of any register, its stored fields by name. */
export type RegisterRow = Record<string, Value> & { id: number; flagAtivo: number; versao: number };

export interface RegisterFilter {
  descricao?: string | undefined;
  flagAtivo: 0 | 1 | null;
}

/** Names of the fields that a record keeps and its log shows. */
export function storedNames(register: RegisterDefinition): string[] {
  return storedFields(register).map(({ name }) => name);
}

const wireColumns = (register: RegisterDefinition) => ['id', ...storedNames(register), 'dtCadastro', 'versao'];

function records(db: Db | Transaction<Schema>, register: RegisterDefinition) {
  return db.selectFrom(register.entity as AnyRegister).select(wireColumns(register) as 'id'[]);
}

/** The register's records in the order of their ids, filtered on the server. */
export function listRecords(db: Db, register: RegisterDefinition, filter: RegisterFilter) {
  let query = records(db, register).where('removidoEm', 'is', null);
  if (filter.descricao) query = query.where(contains('busca', normalize(filter.descricao)));
  if (filter.flagAtivo !== null) query = query.where('flagAtivo', '=', filter.flagAtivo);
  return query.orderBy('id').execute();
}

/** One record, unless there is none or it was removed. */
export function getRecord(db: Db, register: RegisterDefinition, id: number) {
  return records(db, register).where('id', '=', id).where('removidoEm', 'is', null).executeTakeFirst();
}

/** The removed records among these ids. */
export async function removedRecords(tx: Tx, register: RegisterDefinition, ids: number[]): Promise<RegisterRow[]> {
  const rows = await records(tx.db, register).where('id', 'in', ids).where('removidoEm', 'is not', null).execute();
  return rows as unknown as RegisterRow[];
}

/** The searchable text of a record. */
export function searchOf(register: RegisterDefinition, values: Record<string, unknown>): string {
  return searchText(register.search.map((name) => values[name] as Value));
}

/** A register with all its records, for checks that look at the whole of it. */
export interface LoadedRegister {
  register: RegisterDefinition;
  rows: ReadonlyMap<number, RegisterRow>;
  taken: Taken;
}

/** Reads the register whole: registers are short lists. */
export async function loadRegister(
  db: Db | Transaction<Schema>,
  register: RegisterDefinition,
): Promise<LoadedRegister> {
  const rows = (await records(db, register).where('removidoEm', 'is', null).execute()) as unknown as RegisterRow[];
  return { register, rows: new Map(rows.map((row) => [row.id, row])), taken: createTaken(register, rows) };
}

/** Reads the register for a write, holding back its other writes until this one is through. */
export async function lockRegister(tx: Tx, register: RegisterDefinition): Promise<LoadedRegister> {
  await waitTurn(tx.db, `cadastro:${register.entity}`);
  return loadRegister(tx.db, register);
}

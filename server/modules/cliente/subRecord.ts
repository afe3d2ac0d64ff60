import { type ColumnOf, columns, type Exactly, type RowOf, type TableWith } from '../../database/columns.ts';
import type { Selecting } from '../../database/reading.ts';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { current, markRemoved, type NewRecord, refuseStale, saveExisting, saveNew } from '../../records.ts';
import type { Tx } from '../../write.ts';

/** Tables of records that hang on a client and never move to another. */
export type SubRecordTable = TableWith<
  Pick<Schema['PessoaPontoColeta'], 'idPessoa' | 'versao' | 'removidoEm' | 'idUsuario'>
>;

/** Such a table; `visible` are the fields that its users know. */
export interface SubRecord<T extends SubRecordTable> {
  table: T;
  visible: readonly ColumnOf<T>[];
}

/** What a write of one gives, besides whose it is. */
type Values<T extends SubRecordTable> = Omit<NewRecord<T>, 'idPessoa'>;

/** The record that a call names, in the version that its caller has read. */
interface Named {
  id: number;
  versao?: number | null | undefined;
}

/** What a save says besides the values: the record to change, if any, and whose it is. */
interface Sent {
  id?: number | null | undefined;
  idPessoa: number;
  versao?: number | null | undefined;
}

/** The client's records that were not removed, in the order they were added. */
export function listSubRecords<T extends SubRecordTable>(db: Selecting, sub: SubRecord<T>, idPessoa: number) {
  const table: SubRecordTable = sub.table;
  return db
    .selectFrom(table)
    .select(['id', 'idPessoa'])
    .select(columns(sub.visible))
    .select('versao')
    .where('idPessoa', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

/** Refuses a record of a client that is not there. */
export async function ownerOf(tx: Tx, idPessoa: number): Promise<void> {
  const owner = await tx.db
    .selectFrom('Pessoa')
    .select('id')
    .where('id', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  if (!owner) throw notFound('Cliente não encontrado');
}

/**
 * Adds a record to a client, or changes the one that `sent.id` names.
 *
 * @throws AppError NOT_FOUND when there is no such client, or the record is another client's
 */
export async function saveSubRecord<T extends SubRecordTable, V extends Values<T>>(
  tx: Tx,
  sub: SubRecord<T>,
  sent: Sent,
  values: V & Exactly<V, Values<T>>,
): Promise<{ id: number; versao: number }>;
export async function saveSubRecord(
  tx: Tx,
  { table, visible }: SubRecord<SubRecordTable>,
  sent: Sent,
  values: Values<SubRecordTable>,
): Promise<{ id: number; versao: number }> {
  const { id, idPessoa, versao } = sent;
  await ownerOf(tx, idPessoa);
  if (!id) return saveNew(tx, table, { ...values, idPessoa }, { idPessoa: () => idPessoa, visible });
  const row = await current(tx, table, id);
  if (row.idPessoa !== idPessoa) throw notFound();
  await refuseStale(tx, table, row, versao, visible);
  return saveExisting(tx, table, row, values, { idPessoa, visible });
}

/** Reads a record that is about to be removed or emptied, unless it changed since the caller read it. */
export async function currentSubRecord<T extends SubRecordTable>(
  tx: Tx,
  sub: SubRecord<T>,
  sent: Named,
): Promise<RowOf<T>>;
export async function currentSubRecord(
  tx: Tx,
  { table, visible }: SubRecord<SubRecordTable>,
  sent: Named,
): Promise<RowOf<SubRecordTable>> {
  const row = await current(tx, table, sent.id);
  await refuseStale(tx, table, row, sent.versao, visible);
  return row;
}

/** Marks a record as removed. */
export async function removeSubRecord<T extends SubRecordTable>(
  tx: Tx,
  sub: SubRecord<T>,
  sent: Named,
): Promise<{ id: number }>;
export async function removeSubRecord(tx: Tx, sub: SubRecord<SubRecordTable>, sent: Named): Promise<{ id: number }> {
  const row = await currentSubRecord(tx, sub, sent);
  return markRemoved(tx, sub.table, row, { idPessoa: row.idPessoa, visible: sub.visible });
}

import type { Exactly, RowOf } from '../../../database/columns.ts';
import { notFound } from '../../../errors.ts';
import { current, markRemoved, type NewRecord, refuseStale, saveExisting, saveNew } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { holdClient } from '../repository.ts';
import type { SubRecord, SubRecordTable } from './repository.ts';

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

/**
 * Adds a record to a client, or changes the one that `sent.id` names.
 *
 * @param refuse throws when the values are none, held against what the record holds; null of a new one
 * @throws AppError NOT_FOUND when there is no such client, or the record is another client's; CONFLICT when the person
 *   behind the client was erased
 */
export async function saveSubRecord<T extends SubRecordTable, V extends Values<T>>(
  tx: Tx,
  sub: SubRecord<T>,
  sent: Sent,
  values: V & Exactly<V, Values<T>>,
  refuse?: (held: RowOf<T> | null) => void,
): Promise<{ id: number; versao: number }>;
export async function saveSubRecord(
  tx: Tx,
  { table, visible }: SubRecord<SubRecordTable>,
  sent: Sent,
  values: Values<SubRecordTable>,
  refuse?: (held: RowOf<SubRecordTable> | null) => void,
): Promise<{ id: number; versao: number }> {
  const { id, idPessoa, versao } = sent;
  await holdClient(tx, idPessoa);
  if (!id) {
    refuse?.(null);
    return saveNew(tx, table, { ...values, idPessoa }, { idPessoa: () => idPessoa, visible });
  }
  const row = await current(tx, table, id);
  if (row.idPessoa !== idPessoa) throw notFound();
  await refuseStale(tx, table, row, versao, visible);
  refuse?.(row);
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

/**
 * Marks a record as removed.
 *
 * @param refuseInUse throws when something refers to the record; by then nobody else begins to
 */
export async function removeSubRecord<T extends SubRecordTable>(
  tx: Tx,
  sub: SubRecord<T>,
  sent: Named,
  refuseInUse?: (row: { id: number; idPessoa: number }) => Promise<void>,
): Promise<{ id: number }>;
export async function removeSubRecord(
  tx: Tx,
  sub: SubRecord<SubRecordTable>,
  sent: Named,
  refuseInUse?: (row: { id: number; idPessoa: number }) => Promise<void>,
): Promise<{ id: number }> {
  const row = await currentSubRecord(tx, sub, sent);
  await refuseInUse?.(row);
  return markRemoved(tx, sub.table, row, { idPessoa: row.idPessoa, visible: sub.visible });
}

import type { Db } from '../../database/open.ts';
import { notFound } from '../../errors.ts';
import { current, markRemoved, refuseStale, saveExisting, saveNew } from '../../records.ts';
import type { Tx } from '../../write.ts';

/** A table of records that hang on a client and never move to another; `visible` are the fields that its users know. */
export interface SubRecord {
  table: string;
  visible: readonly string[];
}

type Existing = Awaited<ReturnType<typeof current>>;

/** Any table of sub-records stands in for the others: they share the columns that these functions use. */
type AnySubRecord = 'PessoaPontoColeta';

/** The client's records that were not removed, in the order they were added. */
export function listSubRecords(db: Db, { table, visible }: SubRecord, idPessoa: number) {
  return db
    .selectFrom(table as AnySubRecord)
    .select(['id', 'idPessoa', ...visible, 'versao'] as 'id'[])
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
export async function saveSubRecord(
  tx: Tx,
  { table, visible }: SubRecord,
  sent: { id?: number | null | undefined; idPessoa: number; versao?: number | null | undefined },
  values: Record<string, unknown>,
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
export async function currentSubRecord(
  tx: Tx,
  { table, visible }: SubRecord,
  sent: { id: number; versao?: number | null | undefined },
): Promise<Existing> {
  const row = await current(tx, table, sent.id);
  await refuseStale(tx, table, row, sent.versao, visible);
  return row;
}

/** Marks a record as removed. */
export async function removeSubRecord(
  tx: Tx,
  sub: SubRecord,
  sent: { id: number; versao?: number | null | undefined },
): Promise<{ id: number }> {
  const row = await currentSubRecord(tx, sub, sent);
  return markRemoved(tx, sub.table, row, { idPessoa: Number(row.idPessoa), visible: sub.visible });
}

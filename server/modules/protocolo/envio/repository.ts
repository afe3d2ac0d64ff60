import type { NewRow } from '../../../database/columns.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';

/** The protocol that bears a UUID, with the hash of what was sent under it. */
export const protocolOfUuid = (db: Selecting, uuid: string) =>
  db.selectFrom('Protocolo').select(['id', 'pedido']).where('uuid', '=', uuid).executeTakeFirst();

/** Adds a protocol. @returns its id */
export async function addProtocol({ db }: Tx, row: NewRow<'Protocolo'>): Promise<number> {
  const { id } = await db.insertInto('Protocolo').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

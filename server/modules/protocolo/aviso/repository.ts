import type { Protocolo } from '../../../../contract/protocolos.ts';
import type { Selecting } from '../../../database/reading.ts';
import { toWrite } from '../../../database/rowLocks.ts';
import type { Tx } from '../../../write.ts';
import { FIELDS } from '../repository.ts';

/** Protocols of which nobody was written to yet, the oldest first. */
export const toAnnounce = (db: Selecting, most: number): Promise<Protocolo[]> =>
  db.selectFrom('Protocolo').select(FIELDS).where('flagAvisar', '=', 1).orderBy('id').limit(most).execute();

/**
 * Notes that the message of a protocol is queued; till the transaction ends, nobody erases anything of it.
 *
 * @param composed the protocol as the message tells it
 * @returns false when another server did so before, or it tells something else by now
 */
export async function takeAnnouncement({ db }: Tx, composed: Protocolo): Promise<boolean> {
  const { id } = composed;
  const waiting = db.selectFrom('Protocolo').select(FIELDS).where('id', '=', id).where('flagAvisar', '=', 1);
  const [present] = await toWrite(db, waiting).execute();
  if (!present || FIELDS.some((name) => present[name] !== composed[name])) return false;
  await db.updateTable('Protocolo').set({ flagAvisar: 0 }).where('id', '=', id).execute();
  return true;
}

import type { Protocolo } from '../../../../contract/protocolos.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';
import { FIELDS } from '../repository.ts';

/** Protocols of which nobody was written to yet, the oldest first. */
export const toAnnounce = (db: Selecting, most: number): Promise<Protocolo[]> =>
  db.selectFrom('Protocolo').select(FIELDS).where('flagAvisar', '=', 1).orderBy('id').limit(most).execute();

/** Notes that its message is queued; false when another server did so before. */
export async function takeAnnouncement({ db }: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('Protocolo')
    .set({ flagAvisar: 0 })
    .where('id', '=', id)
    .where('flagAvisar', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

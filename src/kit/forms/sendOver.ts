import type { RaRecord } from 'react-admin';
import { conflictOf } from './conflict.ts';

/** A legacy server tells none. */
type Version = number | null | undefined;

/**
 * Sends what was changed of a part of a record whose other parts have the same version, and once more over the new
 * version where a conflict tells of another part alone: there is nothing to ask then.
 *
 * @param isOthers whether nothing of this part is other than what it was typed over, by the record as it is saved now
 */
export async function sendOver<R>(
  versao: Version,
  send: (versao: Version) => Promise<R>,
  isOthers: (atual: RaRecord) => boolean,
): Promise<R> {
  try {
    return await send(versao);
  } catch (error) {
    const conflict = conflictOf(error);
    if (!conflict || !isOthers(conflict.atual)) throw error;
    return send(conflict.atual.versao);
  }
}

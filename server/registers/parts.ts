import type { KeptRegister } from '../../resources/defineRegister.ts';
import { markRemoved, writeNext } from '../records.ts';
import type { Tx } from '../write.ts';
import { partsOf } from './repository.ts';

/** Removes what a record has of its own, each with its entry in the log. To be called in the record's own removal. */
export async function removeParts(tx: Tx, { parts }: KeptRegister, id: number): Promise<void> {
  for (const part of parts) {
    for (const row of await partsOf(tx, part, id, null))
      await markRemoved(tx, part.table, row, { visible: part.visible });
  }
}

/** Brings back what went with a record: what was removed at the same moment. */
export async function restoreParts(
  tx: Tx,
  { parts }: KeptRegister,
  { id, removidoEm }: { id: number; removidoEm: string | null },
): Promise<void> {
  for (const part of parts) {
    for (const row of await partsOf(tx, part, id, removidoEm)) {
      await writeNext(tx, part.table, row, { removidoEm: null });
      const after = Object.fromEntries(part.visible.map((name) => [name, row[name]]));
      await tx.audit({ tabela: part.table, id: row.id, acao: 'Inclusão', after, info: 'Remoção desfeita' });
    }
  }
}

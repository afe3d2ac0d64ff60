import { AppError } from '../errors.ts';
import { bringBack, markRemoved } from '../records.ts';
import type { Tx } from '../write.ts';
import { isTaken, type LoadedRegister, partsOf, type RegisterRow, storedNames } from './repository.ts';

type Register = LoadedRegister['register'];

/** Removes a record with what is its own, each with its entry in the log. */
export async function removeWhole(tx: Tx, register: Register, row: RegisterRow): Promise<{ id: number }> {
  for (const { table, visible, ...part } of register.parts) {
    for (const own of await partsOf(tx, { table, ...part }, row.id, null)) {
      await markRemoved(tx, table, own, { visible });
    }
  }
  return markRemoved(tx, register.entity, row, { visible: storedNames(register) });
}

/**
 * Brings a removed record back, with what was removed at the same moment of its own.
 *
 * @throws AppError CONFLICT when what would come along is another record's by now
 */
export async function restoreWhole(
  tx: Tx,
  { register, taken }: LoadedRegister,
  row: RegisterRow & { removidoEm: string | null },
): Promise<void> {
  await bringBack(tx, register.entity, row, { visible: storedNames(register) });
  for (const { table, visible, ...part } of register.parts) {
    for (const own of await partsOf(tx, { table, ...part }, row.id, row.removidoEm)) {
      if (taken.owner(own.descricao, row.id) !== undefined || (await isTaken(tx, table, own.busca))) {
        throw new AppError('CONFLICT', `“${own.descricao}”, que voltaria junto, já é de outro registro`);
      }
      await bringBack(tx, table, own, { visible });
    }
  }
}

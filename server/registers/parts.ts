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

type RemovedRow = RegisterRow & { removidoEm: string | null };

/** A name that would come back along with a removed record and is another's by now, if there is one. */
export async function takenPart(
  tx: Tx,
  { register, taken }: LoadedRegister,
  row: RemovedRow,
): Promise<string | undefined> {
  for (const { table, ...part } of register.parts) {
    for (const { descricao, busca } of await partsOf(tx, { table, ...part }, row.id, row.removidoEm)) {
      if (taken.owner(descricao, row.id) !== undefined || (await isTaken(tx, table, busca))) return descricao;
    }
  }
  return undefined;
}

/** Brings a removed record back, with what was removed at the same moment of its own. */
export async function restoreWhole(tx: Tx, register: Register, row: RemovedRow): Promise<void> {
  await bringBack(tx, register.entity, row, { visible: storedNames(register) });
  for (const { table, visible, ...part } of register.parts) {
    for (const own of await partsOf(tx, { table, ...part }, row.id, row.removidoEm)) {
      await bringBack(tx, table, own, { visible });
    }
  }
}

import { formatNumber } from '../../domain/numbers.ts';
import { AppError } from '../errors.ts';
import { holdsAlready, STALE } from '../records.ts';
import type { Tx } from '../write.ts';
import { removeWhole, restoreWhole, takenPart } from './parts.ts';
import { type LoadedRegister, type RegisterRow, removedRecords } from './repository.ts';
import { valuesOf, writeRecord } from './save.ts';
import { findUses, inUseError } from './uses.ts';

/** Why one record holds back a change of several. */
interface Held {
  id: number;
  motivo: string;
  [detail: string]: unknown;
}

/** Refuses the whole change when any record holds it back; of one record alone, its own reason is the message. */
function refuseHeld(held: readonly Held[], count: number): void {
  const [first] = held;
  if (!first) return;
  const message =
    count === 1
      ? first.motivo
      : `Nada foi alterado: ${formatNumber(held.length)} de ${formatNumber(count)} itens não ${held.length === 1 ? 'permite' : 'permitem'}`;
  throw new AppError('CONFLICT', message, { itens: held });
}

const MISSING = 'Registro não encontrado';

interface Bulk {
  ids: readonly number[];
  acao: 'habilitar' | 'desabilitar' | 'remover';
  versoes?: Readonly<Record<string, number>> | undefined;
}

/** Enables, disables or removes records: all of them, each with its entry in the log unless it is so already, or none. */
export async function changeMany(tx: Tx, loaded: LoadedRegister, { ids, acao, versoes = {} }: Bulk) {
  const { register, rows } = loaded;
  const wanted = [...new Set(ids)];
  const uses = await findUses(tx, register, acao === 'remover' ? wanted : []);
  const held = wanted.flatMap((id): Held[] => {
    const row = rows.get(id);
    if (!row) return [{ id, motivo: MISSING }];
    if (versoes[id] !== undefined && versoes[id] !== row.versao) return [{ id, motivo: STALE }];
    const emUso = uses.get(id);
    if (!emUso) return [];
    const { message, details } = inUseError(register, row, emUso);
    return [{ id, motivo: message, ...details }];
  });
  refuseHeld(held, wanted.length);
  for (const id of wanted) {
    const row = rows.get(id) as RegisterRow;
    const values = valuesOf(loaded, row, { flagAtivo: acao === 'habilitar' ? 1 : 0 });
    if (acao === 'remover') await removeWhole(tx, register, row);
    else if (holdsAlready(row, values)) tx.unchanged();
    else await writeRecord(tx, loaded, row, values);
  }
  return { ids: wanted };
}

/** Brings removed records back as they were: all of them or none. One whose like exists by now keeps the others back. */
export async function restoreMany(tx: Tx, loaded: LoadedRegister, ids: readonly number[]) {
  const { register, taken } = loaded;
  const wanted = [...new Set(ids)];
  const removed = new Map((await removedRecords(tx, register, wanted)).map((row) => [row.id, row]));
  const held = wanted.flatMap((id): Held[] => {
    const row = removed.get(id);
    if (!row) return [{ id, motivo: MISSING }];
    const twin = taken.twin(row, id);
    if (twin) return [{ id, motivo: twin.message }];
    taken.put(id, row);
    return [];
  });
  for (const row of removed.values()) {
    const part = await takenPart(tx, loaded, row);
    if (part) held.push({ id: row.id, motivo: `“${part}”, que voltaria junto, já é de outro registro` });
  }
  refuseHeld(held, wanted.length);
  for (const row of removed.values()) await restoreWhole(tx, register, row);
  return { ids: wanted };
}

import { normalize } from '../../../domain/searchText.ts';
import { compareTexts } from '../../../domain/textOrder.ts';
import type { SignedDevice, WriteContext } from '../../context.ts';
import type { Databases } from '../../database/open.ts';
import type { Selecting } from '../../database/reading.ts';
import { waitTurn } from '../../database/turn.ts';
import { fieldError } from '../../errors.ts';
import { current, markRemoved, saveNew } from '../../records.ts';
import { digest, newSecret } from '../sessao/secrets.ts';
import { deviceOfKey, devicesWithUse, namesInUse } from './repository.ts';

const TABLE = 'Dispositivo';
const VISIBLE = ['nome'] as const;

/** Devices by name, those that were revoked at the end. */
export async function listDevices(db: Selecting) {
  const devices = await devicesWithUse(db);
  return devices.sort(
    (a, b) =>
      Number(a.revogadoEm !== null) - Number(b.revogadoEm !== null) || compareTexts(a.nome, b.nome) || a.id - b.id,
  );
}

/**
 * Adds a device.
 *
 * @returns its token, of which only a hash is kept
 * @throws AppError REFUSED when one of that name is in use: the log names devices
 */
export async function createDevice(write: WriteContext['write'], nome: string): Promise<{ id: number; token: string }> {
  const token = newSecret();
  const { id } = await write(async (tx) => {
    await waitTurn(tx.db, TABLE);
    const taken = (await namesInUse(tx.db)).some((one) => normalize(one) === normalize(nome));
    if (taken) throw fieldError('nome', 'Já existe um dispositivo com este nome');
    return saveNew(tx, TABLE, { nome, chave: digest(token), removidoEm: null }, { visible: VISIBLE });
  });
  return { id, token };
}

/** Makes a device's token of no use, from the next request on. @throws AppError NOT_FOUND */
export function revokeDevice(write: WriteContext['write'], id: number): Promise<{ id: number }> {
  return write(async (tx) => markRemoved(tx, TABLE, await current(tx, TABLE, id), { visible: VISIBLE }));
}

/** Finds the device of a token; null where none has it, or it was revoked. */
export const findDevice = async ({ read }: Pick<Databases, 'read'>, token: string): Promise<SignedDevice | null> =>
  (await deviceOfKey(read, digest(token))) ?? null;

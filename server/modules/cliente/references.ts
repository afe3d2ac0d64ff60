import type { ClientFields } from '../../../resources/cliente/defineFields.ts';
import { AppError } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { referenceExists } from './repository.ts';

/**
 * Refuses, on its field, a reference to a record that is not there or was removed. None at all is fine.
 *
 * @param held what the record refers to already: that stays, though a user may have been removed since
 */
export async function refuseUnknown(
  tx: Tx,
  fields: ClientFields,
  values: Readonly<Record<string, unknown>>,
  held: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const id = values[name];
    if (field.kind !== 'integer' || !field.of || typeof id !== 'number' || id === held[name]) continue;
    if (await referenceExists(tx, field.of, id)) continue;
    throw new AppError('REFUSED', `${field.label}: escolha um item que exista`, {
      campos: { [name]: 'Escolha um item que exista' },
    });
  }
}

import type { ClientFields, Reference } from '../../../resources/cliente/defineFields.ts';
import { fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';

async function isThere(tx: Tx, table: Reference, id: number): Promise<boolean> {
  // Calculations of hour-meters ship with the product and are never removed.
  const found =
    table === 'CalculoHorimetro'
      ? tx.db.selectFrom(table).select('id').where('id', '=', id)
      : tx.db.selectFrom(table).select('id').where('id', '=', id).where('removidoEm', 'is', null);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Refuses, on its field, a reference to a record that is not there or was removed. None at all is fine. */
export async function refuseUnknown(
  tx: Tx,
  fields: ClientFields,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const id = values[name];
    if (field.kind !== 'integer' || !field.of || typeof id !== 'number') continue;
    if (!(await isThere(tx, field.of, id))) throw fieldError(name, 'Escolha um item que exista');
  }
}

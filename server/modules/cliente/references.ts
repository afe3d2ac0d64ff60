import { fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';

/** Refuses, on its field, a reference to a record that is not there or was removed. None at all is fine. */
export async function refuseUnknown(
  tx: Tx,
  table: 'RamoAtividade' | 'Roteiro' | 'FonteAbastecimento' | 'PessoaMedidorVazaoTipo' | 'Usuario',
  field: string,
  id: number | null,
): Promise<void> {
  if (id === null) return;
  const row = await tx.db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  if (!row) throw unknownReference(field);
}

export const unknownReference = (field: string) => fieldError(field, 'Escolha um item que exista');

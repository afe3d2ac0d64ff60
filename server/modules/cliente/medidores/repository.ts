import { namesOf } from '../../../../resources/cliente/defineFields.ts';
import { MEDIDOR } from '../../../../resources/cliente/medidor.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';

/** Who sees to the meter that a save names, as it is held; nobody of a new one. */
export async function technicianOf(
  { db }: Tx,
  { id, idPessoa }: { id?: number | null | undefined; idPessoa: number },
): Promise<{ idUsuarioTecnico?: number | null }> {
  const held = await db
    .selectFrom('PessoaMedidorVazao')
    .select('idUsuarioTecnico')
    .where('id', '=', id ?? 0)
    .where('idPessoa', '=', idPessoa)
    .executeTakeFirst();
  return held ?? {};
}

/** A client's flow meters: those in use first, the newest first. */
export function metersOf(db: Selecting, idPessoa: number) {
  return db
    .selectFrom('PessoaMedidorVazao')
    .select(['id', 'idPessoa', ...namesOf(MEDIDOR), 'versao'])
    .where('idPessoa', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .orderBy('flagAtivo', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

import { namesOf } from '../../../../resources/cliente/defineFields.ts';
import { MEDIDOR } from '../../../../resources/cliente/medidor.ts';
import type { Selecting } from '../../../database/reading.ts';

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

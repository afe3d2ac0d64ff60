import type { Selecting } from '../../../database/reading.ts';

/**
 * Corrected volumes of a client's meters, each with its meter's register and its source's name.
 *
 * @param flagMedidorVazao 1 of sewage, 0 of sources
 */
export function volumesOf(db: Selecting, idPessoa: number, flagMedidorVazao: 0 | 1) {
  return db
    .selectFrom('PessoaHidrometroLancamento as l')
    .innerJoin('PessoaHidrometro as h', 'h.id', 'l.idHidrometro')
    .leftJoin('FonteAbastecimento as f', 'f.id', 'h.idFonteAbastecimento')
    .select(['l.idAno', 'l.idMes', 'l.volumeCorrigido', 'l.motivo', 'h.registro', 'f.descricao as fonte'])
    .where('h.idPessoa', '=', idPessoa)
    .where('h.flagMedidorVazao', '=', flagMedidorVazao)
    .where('h.removidoEm', 'is', null)
    .where('l.removidoEm', 'is', null)
    .execute();
}

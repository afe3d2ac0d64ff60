import { namesOf } from '../../../../../resources/cliente/defineFields.ts';
import { HIDROMETRO } from '../../../../../resources/cliente/hidrometro.ts';
import { MEDIDOR } from '../../../../../resources/cliente/medidor.ts';
import { MONITORAMENTO } from '../../../../../resources/cliente/monitoramento.ts';
import { PONTO_COLETA } from '../../../../../resources/cliente/pontoColeta.ts';
import type { Tx } from '../../../../write.ts';

/** All that is held of what hangs on a client, those removed included: each with the names of the records that it names. */

export function heldPoints({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('PessoaPontoColeta')
    .select(['id', ...namesOf(PONTO_COLETA), 'removidoEm'])
    .where('idPessoa', '=', idPessoa)
    .orderBy('id')
    .execute();
}

export function heldMeters({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('PessoaMedidorVazao as m')
    .leftJoin('Usuario as tecnico', 'tecnico.id', 'm.idUsuarioTecnico')
    .leftJoin('PessoaMedidorVazaoTipo as tipo', 'tipo.id', 'm.idTipo')
    .leftJoin('CalculoHorimetro as calculo', 'calculo.id', 'm.idCalculoHorimetro')
    .select(['m.id', ...namesOf(MEDIDOR).map((name) => `m.${name}` as const), 'm.removidoEm'])
    .select(['tecnico.nome as tecnico', 'tipo.descricao as tipo', 'calculo.descricao as calculo'])
    .where('m.idPessoa', '=', idPessoa)
    .orderBy('m.id')
    .execute();
}

export function heldHydrometers({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('PessoaHidrometro as h')
    .leftJoin('FonteAbastecimento as fonte', 'fonte.id', 'h.idFonteAbastecimento')
    .select(['h.id', ...namesOf(HIDROMETRO).map((name) => `h.${name}` as const), 'h.removidoEm'])
    .select('fonte.descricao as fonteAbastecimento')
    .where('h.idPessoa', '=', idPessoa)
    .orderBy('h.id')
    .execute();
}

export function heldReadings({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('PessoaHidrometroLancamento as l')
    .innerJoin('PessoaHidrometro as h', 'h.id', 'l.idHidrometro')
    .leftJoin('CategoriaCobranca as categoria', 'categoria.id', 'l.idCategoriaCobranca')
    .select(['l.id', 'h.registro as hidrometro', 'l.idMes', 'l.idAno', 'categoria.descricao as categoria'])
    .select(['l.leituraAnterior', 'l.leituraAtual', 'l.volumeMedido', 'l.volumeCorrigido', 'l.volumeCorrido'])
    .select(['l.tempoAnterior', 'l.tempoAtual', 'l.tempoFinal', 'l.horaInicial', 'l.horaFinal'])
    .select(['l.medidorStatusNome', 'l.reinicioMedidor', 'l.obs', 'l.motivo', 'l.flagMedia', 'l.flagAtivo'])
    .select(['l.flagMedidoInformado', 'l.flagCorrigidoInformado', 'l.removidoEm'])
    .where('h.idPessoa', '=', idPessoa)
    .orderBy('l.idHidrometro')
    .orderBy('l.idAno')
    .orderBy('l.idMes')
    .orderBy('l.id')
    .execute();
}

export function heldYears({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('RelatorioMonitoramento')
    .select(['id', ...namesOf(MONITORAMENTO), 'removidoEm'])
    .where('idPessoa', '=', idPessoa)
    .orderBy('ano')
    .orderBy('id')
    .execute();
}

export function heldCollections({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('HistoricoColeta as c')
    .leftJoin('PessoaPontoColeta as ponto', 'ponto.id', 'c.idPontoColeta')
    .select(['c.id', 'ponto.descricao as pontoColeta', 'c.codigoAmostra', 'c.amostrador', 'c.dtInstalaco'])
    .select(['c.horaInstalacao', 'c.dtRetirada', 'c.horaRetirada', 'c.tempoInstalacao', 'c.qtdeColeta'])
    .select(['c.flagChuva', 'c.medidorInicial', 'c.medidorFinal', 'c.volumeMedido', 'c.idTipoDBO'])
    .select(['c.flagMedidorInoperante', 'c.removidoEm'])
    .where('c.idPessoa', '=', idPessoa)
    .orderBy('c.dtRetirada')
    .orderBy('c.id')
    .execute();
}

export function heldResults({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('Resultado as r')
    .innerJoin('HistoricoColeta as c', 'c.id', 'r.idColeta')
    .innerJoin('Parametro as parametro', 'parametro.id', 'r.idParametro')
    .select(['r.idColeta', 'parametro.descricao as parametro', 'r.bruto', 'r.unidade'])
    .where('c.idPessoa', '=', idPessoa)
    .orderBy('c.dtRetirada')
    .orderBy('r.idColeta')
    .orderBy('r.idParametro')
    .execute();
}

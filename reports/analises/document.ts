import { formatDate } from '../../domain/calendar.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { fileOf } from '../cliente/fileOf.ts';
import { SINAIS } from '../cliente/sinais.ts';
import { assinatura } from '../configuracao.ts';
import type { Emission } from '../defineReport.ts';
import type { Block, DocumentReport } from '../engine/document.ts';
import { identificacao, resumoDasAnalises } from './blocos.ts';
import { legendaDeCores } from './cores.ts';
import type { AnaliseCliente } from './dados.ts';

/** 'Relatório de análises' of a client (spec 2 §2.8, 'Analysis history PDF'). */
export function documentoAnalises(dados: AnaliseCliente, { emittedAt }: Emission<DoCliente>): DocumentReport {
  const { nome, inicio, fim, configuracao = CONFIGURACAO_PADRAO } = dados;
  const blocks: Block[] = [
    ...identificacao(dados),
    ...resumoDasAnalises(dados, true),
    { type: 'heading', text: 'Legenda' },
    { ...legendaDeCores, keep: true },
    { type: 'signature', lines: assinatura(configuracao) },
  ];
  return {
    title: 'Relatório de análises',
    subtitle: `${nome} – 12 meses de ${formatDate(inicio)} a ${formatDate(fim)}, pelos limites do dia de cada coleta`,
    logo: configuracao.logotipo,
    fileOf: fileOf(dados, emittedAt),
    orientation: 'portrait',
    legend: dados.coletasNaoConformes.length > 0 ? SINAIS : [],
    blocks,
    emittedAt,
  };
}

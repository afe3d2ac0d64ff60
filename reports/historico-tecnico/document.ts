import { formatDate } from '../../domain/calendar.ts';
import { identificacao, resumoDasAnalises } from '../analises/blocos.ts';
import { legendaDeCores } from '../analises/cores.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { fileOf } from '../cliente/fileOf.ts';
import { SINAIS } from '../cliente/sinais.ts';
import { assinatura } from '../configuracao.ts';
import type { Emission } from '../defineReport.ts';
import type { Block, DocumentReport, Fact } from '../engine/document.ts';
import type { DaSequencia, HistoricoTecnico, Modelo } from './dados.ts';
import { coletasCompletas, coletasSimples } from './tabelas.ts';

/** A technical report of a client, simple or complete (spec 2 §2.8, 'Technical report PDFs'). */
export function documentoTecnico(
  dados: HistoricoTecnico,
  { filters: { sequencial }, emittedAt }: Emission<DoCliente & Partial<DaSequencia>>,
  { title, form, completo }: Pick<Modelo, 'title' | 'form' | 'completo'>,
): DocumentReport {
  const { analise, inicio, fim, configuracao } = dados;
  const period = `${formatDate(inicio)} a ${formatDate(fim)}`;
  const sequencia: Fact[] = sequencial
    ? [
        { label: 'Sequencial', value: sequencial },
        { label: 'Período', value: period },
      ]
    : [];
  const blocks: Block[] = [
    ...(sequencia.length > 0 ? [{ type: 'facts', columns: 2, facts: sequencia } as const] : []),
    ...identificacao(analise),
    ...resumoDasAnalises(analise),
    { type: 'heading', text: `Coletas de ${period}` },
    { ...(completo ? coletasCompletas(dados) : coletasSimples(dados)), leads: true },
    ...(completo ? [{ type: 'paragraph', size: 'note', text: '* amostra composta', keep: true } as const] : []),
    { type: 'heading', text: 'Legenda' },
    { ...legendaDeCores, keep: true },
    { type: 'signature', lines: assinatura(configuracao) },
  ];
  return {
    title,
    subtitle: `${analise.nome} – coletas de ${period}, pelos limites do dia de cada uma`,
    formCode: configuracao[form],
    logo: configuracao.logotipo,
    fileOf: [fileOf(analise, emittedAt), sequencial?.replace('/', '-')].filter(Boolean).join('_'),
    orientation: completo ? 'landscape' : 'portrait',
    legend: SINAIS,
    blocks,
    emittedAt,
  };
}

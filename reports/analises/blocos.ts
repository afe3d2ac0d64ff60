import { formatDate } from '../../domain/calendar.ts';
import { formatCep } from '../../domain/cliente/cep.ts';
import { formatDbo } from '../../domain/coleta/chargedDbo.ts';
import { formatNumber } from '../../domain/numbers.ts';
import type { Block, Fact } from '../engine/document.ts';
import type { AnaliseCliente } from './dados.ts';
import { coletasDaMedia, naoConformidades } from './tabelas.ts';

/*
 * What the analysis history and the technical reports of a client have in common.
 */

/** Points that the report names (spec 2 §9). */
const MOST_POINTS = 5;

function enderecoFacts(dados: AnaliseCliente): Fact[] {
  return [
    { label: 'Cliente', value: dados.nome, span: 6 },
    { label: 'Logradouro', value: dados.logradouro ?? '', span: 4 },
    { label: 'Número', value: dados.numero ?? '' },
    { label: 'CEP', value: formatCep(dados.CEP) },
    { label: 'Complemento', value: dados.complemento ?? '', span: 2 },
    { label: 'Bairro', value: dados.bairro ?? '', span: 2 },
    { label: 'Cidade', value: dados.cidade ?? '' },
    { label: 'UF', value: dados.UF ?? '' },
  ];
}

function pontoFacts({ pontosDeColeta, uc }: AnaliseCliente): Fact[] {
  const facts: Fact[] = pontosDeColeta
    .slice(0, MOST_POINTS)
    .map((value, index) => ({ label: `Ponto de coleta P${index + 1}`, value }));
  const others = pontosDeColeta.length - MOST_POINTS;
  if (others > 0) facts.push({ label: 'Outros pontos de coleta', value: `mais ${others}, no cadastro do cliente` });
  if (facts.length === 0) facts.push({ label: 'Ponto de coleta', value: '', span: 2 });
  return [...facts, { label: 'Unidades consumidoras (UC)', value: uc.join(', '), span: 2 }];
}

function baseText({ base, inicio, fim, listaColetaDBO: { length } }: AnaliseCliente): string {
  const period = `${formatDate(inicio)} a ${formatDate(fim)}`;
  if (length === 0) return 'Nenhuma coleta com DBO';
  if (base === 'periodo') return `${length} coletas de ${period}`;
  return `${length === 1 ? 'A única coleta' : `As ${length} últimas coletas`}: menos de 3 de ${period}`;
}

function dboFacts(dados: AnaliseCliente): Fact[] {
  return [
    { label: 'DBO média (kg/m³)', value: formatNumber(dados.mediaDBO, 2) },
    { label: 'DBO de cobrança (kg/m³)', value: formatDbo(dados.mediaDBO) },
    { label: 'Base do cálculo', value: baseText(dados), span: 2 },
  ];
}

/** Who the client is, where, its points and consumer units, and its DBO with what it is of. */
export function identificacao(dados: AnaliseCliente): Block[] {
  return [
    { type: 'facts', columns: 6, facts: enderecoFacts(dados) },
    { type: 'facts', columns: 2, facts: pontoFacts(dados) },
    { type: 'facts', columns: 4, facts: dboFacts(dados) },
  ];
}

/**
 * The collections that form the mean, and what did not conform in the last 12 months.
 *
 * @param leads whether nothing but what closes the report comes after them
 */
export function resumoDasAnalises(dados: AnaliseCliente, leads = false): Block[] {
  return [
    { type: 'heading', text: 'Coletas que formam a média' },
    coletasDaMedia(dados.listaColetaDBO),
    { type: 'heading', text: 'Não conformidades dos últimos 12 meses' },
    {
      type: 'paragraph',
      size: 'note',
      keep: true,
      text: `Período de ${formatDate(dados.inicio)} a ${formatDate(dados.fim)}. Cada resultado é julgado pelos limites em vigor no dia da coleta.`,
    },
    { ...naoConformidades(dados.coletasNaoConformes), leads },
  ];
}

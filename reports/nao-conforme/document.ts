import type { IndustriaNaoConforme } from '../../contract/analises.ts';
import { dateInWords, formatDate, momentToLocal } from '../../domain/calendar.ts';
import { formatDocument } from '../../domain/cliente/documents.ts';
import { formatLimit } from '../../domain/coleta/conformity.ts';
import { unidadeDe } from '../../domain/coleta/parametros.ts';
import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';
import { decimalsOf, labText } from '../cliente/decimals.ts';
import { SINAIS, sinalDo } from '../cliente/sinais.ts';
import { assinatura } from '../configuracao.ts';
import type { Emission } from '../defineReport.ts';
import type { Block, DocumentReport, Fact, TableBlock } from '../engine/document.ts';
import type { ReportColumn, Row } from '../engine/report.ts';
import type { NaoConformes, PeriodoNaoConforme } from './dados.ts';

type Resultado = IndustriaNaoConforme['naoConformes'][number];

/** Results that stand one under the other: more of them take two columns and smaller type, so that the letter stays on its page. */
const ONE_COLUMN = 10;

const paragraph = (text: string, size?: 'note' | 'letter'): Block => ({ type: 'paragraph', text, size });

function industria({ nome, nroDocumento, enderecoCompleto }: IndustriaNaoConforme, cidade: string): Fact[] {
  return [
    { label: 'Indústria', value: nome, span: 2 },
    { label: 'CNPJ/CPF', value: formatDocument(nroDocumento) },
    { label: 'Endereço', value: enderecoCompleto, span: 2 },
    { label: 'Cidade', value: cidade },
  ];
}

/** The cells of a result, their fields told apart by a number. */
function cells({ idParametro, sigla, descricao, minimo, maximo, valorParametro }: Resultado, at: number): Row {
  const limit = formatLimit({ id: idParametro, minimo, maximo });
  const unit = unidadeDe(idParametro);
  return {
    [`parametro${at}`]: descricao.toLowerCase() === sigla.toLowerCase() ? sigla : `${descricao} (${sigla})`,
    [`limite${at}`]: unit ? `${limit} ${unit}` : limit,
    [`valor${at}`]: labText(valorParametro, decimalsOf(valorParametro)),
    [`sinal${at}`]: sinalDo(valorParametro, { minimo, maximo }),
  };
}

/** The second half may be a result shorter than the first. */
const blank = '';

const columns = (at: number): ReportColumn[] => [
  { header: 'Parâmetro', field: `parametro${at}`, kind: 'text', blank },
  { header: 'Limite', field: `limite${at}`, kind: 'text', blank },
  { header: 'Valor encontrado', field: `valor${at}`, kind: 'decimal', written: true, mark: `sinal${at}`, blank },
];

/** The results of a letter, in two halves side by side where they are many. */
function resultados(found: readonly Resultado[]): TableBlock {
  const halves = found.length > ONE_COLUMN ? 2 : 1;
  const height = Math.ceil(found.length / halves);
  const rows = found.slice(0, height).map((one, row) => {
    const other = found[height + row];
    return halves === 1 || !other ? cells(one, 0) : { ...cells(one, 0), ...cells(other, 1) };
  });
  return { type: 'table', columns: halves === 1 ? columns(0) : [...columns(0), ...columns(1)], rows, empty: '' };
}

function letter(coleta: IndustriaNaoConforme, configuracao: ConfiguracaoRelatorios, date: string): Block[] {
  const { cidade, copias } = configuracao;
  const { dtExecucao, pontoColeta, naoConformes } = coleta;
  const size = naoConformes.length > ONE_COLUMN ? undefined : 'letter';
  const onde = pontoColeta ? `, no ponto de coleta ${pontoColeta}` : '';
  return [
    { type: 'paragraph', size, align: 'right', text: [cidade, date && dateInWords(date)].filter(Boolean).join(', ') },
    { type: 'facts', columns: 3, facts: industria(coleta, cidade) },
    {
      type: 'paragraph',
      size,
      bold: true,
      text: 'Assunto: Não conformidade no monitoramento de efluentes industriais',
    },
    paragraph('Prezados Senhores,', size),
    paragraph(
      `Comunicamos que, na coleta realizada em ${formatDate(dtExecucao)}${onde}, o efluente dessa indústria apresentou resultados em desacordo com os limites do artigo 19-A do Decreto Estadual nº 8.468/76 em vigor no dia da coleta, relacionados a seguir:`,
      size,
    ),
    resultados(naoConformes),
    paragraph(
      'Solicitamos a adoção das medidas necessárias para que os lançamentos voltem a atender aos limites estabelecidos.',
      size,
    ),
    { type: 'paragraph', size, text: 'Atenciosamente,', keep: true },
    { type: 'signature', lines: assinatura(configuracao) },
    ...(copias ? [paragraph(`Com cópia para:\n${copias}`, 'note')] : []),
    paragraph('Nota: para o zinco (Zn) admite-se, nos termos da legislação, a concentração de até 10 mg/L.', 'note'),
  ];
}

/** The letters of non-conformity, one page each (spec 2 §2.9). They bear the day of their emission. */
export function cartasNaoConformes(
  { coletas, configuracao }: NaoConformes,
  { filters: { dtInicio, dtFim, id, semCarta }, emittedAt }: Emission<PeriodoNaoConforme>,
): DocumentReport {
  const date = momentToLocal(emittedAt)?.date ?? '';
  const period = dtInicio === dtFim ? formatDate(dtFim) : `${formatDate(dtInicio)} a ${formatDate(dtFim)}`;
  const blocks = coletas.flatMap((coleta, index): Block[] => [
    ...(index === 0 ? [] : [{ type: 'pageBreak' } as const]),
    ...letter(coleta, configuracao, date),
  ]);
  return {
    title: 'Relatório de Não Conformidades',
    subtitle: `Coletas de ${period}, pelos limites do dia de cada uma`,
    formCode: configuracao.formNaoConforme,
    logo: configuracao.logotipo,
    fileOf: [dtInicio, dtFim, id, semCarta && 'sem_carta'].filter(Boolean).join('_'),
    orientation: 'portrait',
    inset: 30,
    legend: SINAIS,
    pageLabel: 'pág {n} de {m}',
    blocks,
    emittedAt,
  };
}

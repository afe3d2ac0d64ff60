import { formatDate } from '../../domain/calendar.ts';
import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';
import { assinatura, localEData } from '../configuracao.ts';
import type { Block, DocumentReport, TableBlock } from '../engine/document.ts';
import { NOTHING, type ReportPage } from '../engine/report.ts';
import type { Asked } from '../tabela/asks.ts';
import { type Linha, salvoEmPalavras } from './linhas.ts';
import type { DaAtualizacao } from './pedido.ts';

const letter = (text: string): Block => ({ type: 'paragraph', size: 'letter', text });

const industrias = (rows: readonly Linha[]): TableBlock => ({
  type: 'table',
  columns: [
    { header: 'Indústria', field: 'nome', kind: 'text' },
    { header: 'Endereço', field: 'endereco', kind: 'text' },
    { header: 'UC', field: 'uc', kind: 'text' },
    { header: 'DBO (kg/m³)', field: 'dbo', kind: 'decimal', decimals: 3, blank: NOTHING },
  ],
  rows,
  leads: true,
  empty: 'Nenhuma indústria.',
});

/** The letter that tells the accounts department the charges of a period (spec 2 §2.7). It bears the day of its emission. */
export function carta(
  page: ReportPage,
  rows: readonly Linha[],
  { periodo: { dtInicio, dtFim } }: Asked<DaAtualizacao>,
  configuracao: ConfiguracaoRelatorios,
): DocumentReport {
  const saved = salvoEmPalavras(rows).map((words) => `, conforme ${words}`);
  const blocks: Block[] = [
    { type: 'paragraph', size: 'letter', align: 'right', text: localEData(configuracao, page.emittedAt) },
    letter(`Ao\n${configuracao.contas}`),
    { type: 'paragraph', size: 'letter', bold: true, text: 'Assunto: Atualização da DBO de cobrança' },
    letter(
      `Encaminhamos, para atualização da cobrança, a DBO (demanda bioquímica de oxigênio) das indústrias com coletas de ${formatDate(dtInicio)} a ${formatDate(dtFim)}, calculada para ${formatDate(dtFim)}${saved.join('')}:`,
    ),
    industrias(rows),
    {
      type: 'paragraph',
      size: 'letter',
      text: 'Permanecemos à disposição para os esclarecimentos necessários.',
      keep: true,
    },
    { type: 'paragraph', size: 'letter', text: 'Atenciosamente,', keep: true },
    { type: 'signature', lines: assinatura(configuracao) },
  ];
  return { ...page, inset: 24, blocks };
}

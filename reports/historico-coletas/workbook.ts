import type { Coleta } from '../../contract/coletas.ts';
import { formatDate, formatMoment, localToMoment, momentToLocal } from '../../domain/calendar.ts';
import { formatDbo } from '../../domain/coleta/chargedDbo.ts';
import { assess } from '../../domain/coleta/conformity.ts';
import { parseLabValue } from '../../domain/coleta/labValue.ts';
import { momentoColeta } from '../../domain/coleta/momentoColeta.ts';
import { tipoDbo } from '../../domain/coleta/tipoDbo.ts';
import { cobranca } from '../cliente/cobranca.ts';
import { columnDecimals, rawValue } from '../cliente/decimals.ts';
import { pontoDaColeta } from '../cliente/ponto.ts';
import { labCell, limitsFor, type ResultColumn } from '../cliente/resultados.ts';
import type { Row, SheetColumn, Workbook } from '../engine/report.ts';
import type { Historico } from './dados.ts';

/** °C: whatever the limits, temperatures above it stand out (spec 2 §5). */
const HOT = 40;

/** Whether a result stands out. */
function stands(result: ResultColumn, coleta: Coleta): boolean {
  const raw = rawValue(coleta, result.field);
  if (result.field === 'temperatura' && Number(parseLabValue(raw).number) > HOT) return true;
  const limits = limitsFor(result, coleta);
  return limits !== null && assess(raw, limits).status === 'nao-conforme';
}

const headerOf = ({ header, unit }: ResultColumn) => (unit ? `${header} (${unit})` : header);

type Quando = 'dtInstalaco' | 'dtRetirada';

/** Field with the kind of such a cell. */
const kindOf = (field: Quando) => `${field}:tipo`;

/** A column of dates, each with its time where one was noted. */
const dateColumn = (header: string, field: Quando): SheetColumn => ({
  header,
  field,
  kind: 'date',
  kinds: kindOf(field),
});

/** Its cell of a collection: a moment, or a date. */
function dateCells(coleta: Coleta, field: Quando): Row {
  const at = momentoColeta(coleta[field]);
  if (!at?.time) return { [field]: at?.date ?? null, [kindOf(field)]: 'date' };
  return { [field]: localToMoment(at.date, at.time), [kindOf(field)]: 'moment' };
}

/** Whose collections they are, of which days, by which limits, when the file was made, and what the client pays for then. */
function headLines(name: string, coletas: readonly Coleta[], emittedAt: string): string[] {
  const days = coletas.flatMap(({ dtRetirada }) => momentoColeta(dtRetirada)?.date ?? []).sort();
  const period = days.length > 0 ? ` de ${formatDate(days[0])} a ${formatDate(days.at(-1))}` : '';
  return [
    `Histórico de coletas – ${name}`,
    `Coletas${period}, pelos limites do dia de cada uma. Emitido em ${formatMoment(emittedAt)}.`,
    `DBO de Cobrança: ${formatDbo(cobranca(coletas, momentToLocal(emittedAt)?.date ?? '').valor)} Kg/m³`,
  ];
}

/**
 * The collection history of a client as an Excel file, in the order and with the columns of the screen: its sheet bears
 * the client's name, states stand in words, values out of the limits of their day stand out.
 *
 * @param emittedAt ISO UTC
 */
export function historicoWorkbook({ coletas, results, logotipo }: Historico, emittedAt: string): Workbook {
  const numberColumn = (header: string, field: string): SheetColumn => ({
    header,
    field,
    kind: 'decimal',
    decimals: columnDecimals(coletas, field),
  });
  const columns: SheetColumn[] = [
    { header: 'N', field: 'n', kind: 'integer' },
    { header: 'Situação', field: 'situacao', kind: 'text' },
    { header: 'P', field: 'ponto', kind: 'text' },
    dateColumn('Instalação', 'dtInstalaco'),
    { header: 'ΔT', field: 'tempoInstalacao', kind: 'text', elapsed: true },
    dateColumn('Retirada', 'dtRetirada'),
    { header: 'Q', field: 'qtdeColeta', kind: 'integer' },
    { header: 'CM', field: 'codigoAmostra', kind: 'text' },
    { header: 'Chuva', field: 'flagChuva', kind: 'simNao' },
    numberColumn('Leitura Inicial', 'medidorInicial'),
    numberColumn('Leitura Final', 'medidorFinal'),
    numberColumn('Volume Medido', 'volumeMedido'),
    ...results.map((result): SheetColumn => {
      const { field, decimals } = result;
      return { header: headerOf(result), field, kind: 'decimal', decimals };
    }),
  ];
  const rows = coletas.map((coleta, index): Row => {
    const { tempoInstalacao, qtdeColeta, codigoAmostra, flagChuva, medidorInicial, medidorFinal, volumeMedido } =
      coleta;
    const tipo = tipoDbo(coleta.idTipoDBO);
    return {
      n: index + 1,
      situacao: tipo?.sinal ? tipo.nome : null,
      ponto: pontoDaColeta(coleta),
      ...dateCells(coleta, 'dtInstalaco'),
      tempoInstalacao,
      ...dateCells(coleta, 'dtRetirada'),
      qtdeColeta,
      codigoAmostra,
      flagChuva,
      medidorInicial,
      medidorFinal,
      volumeMedido,
      ...Object.fromEntries(results.map(({ field }) => [field, labCell(rawValue(coleta, field))])),
    };
  });
  const marked = coletas.map((coleta) => results.filter((result) => stands(result, coleta)).map(({ field }) => field));
  const name = coletas[0]?.nomeCliente ?? 'Histórico';
  const head = { logo: logotipo, lines: headLines(name, coletas, emittedAt) };
  return { file: 'historico_coleta.xlsx', sheets: [{ name, head, columns, rows, marked }], emittedAt };
}

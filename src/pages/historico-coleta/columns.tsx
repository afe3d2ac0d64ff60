import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import type { TranslateFunction } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { formatMomentoColeta, momentoColeta } from '../../../domain/coleta/momentoColeta.ts';
import { TIPOS_DBO, tipoDbo } from '../../../domain/coleta/tipoDbo.ts';
import { formatReportNumber, writeNumber } from '../../../domain/numbers.ts';
import { MEDIDOR_INOPERANTE } from '../../../reports/analises/cores.ts';
import { columnDecimals } from '../../../reports/cliente/decimals.ts';
import { pontoDaColeta } from '../../../reports/cliente/ponto.ts';
import type { ResultColumn } from '../../../reports/cliente/resultados.ts';
import { numberOrder, textOrder } from '../../../reports/tabela/cells.ts';
import type { CellMark, WideCell, WideColumn } from '../../kit/tables/column.ts';
import { elapsedOrder, momentOrder } from './cells.ts';
import { FIGURE } from './columnWidth.ts';
import { isNonConforming, resultColumn } from './resultColumn.tsx';

type Column = WideColumn<Coleta>;

const RAIN = <Check />;
const NO_RAIN = <Close />;

/** Name of the filter that leaves the collections with a result out of its limits. */
export const NON_CONFORMING = 'naoConforme';

const shown = (value: string | null | undefined): WideCell => ({ text: value || '-' });

/** Pixels that the number takes with what is said beside it, being of two figures. */
const NUMBERED = 176;

/** What the history's columns are made of. */
interface Making {
  coletas: readonly Coleta[];
  results: readonly ResultColumn[];
  /** A collection's number in the history. */
  numberOf(coleta: Coleta): number;
  translate: TranslateFunction;
}

/** The row's number, and in words what its colour says: what its DBO counts for, where that is not the ordinary. */
function numberedColumn({ coletas, results, numberOf, translate }: Making): Column {
  const text = (row: Coleta) => {
    const tipo = tipoDbo(row.idTipoDBO);
    const said = [tipo?.sinal && tipo.nome, row.flagMedidorInoperante === 1 && MEDIDOR_INOPERANTE.text];
    return [numberOf(row), said.filter(Boolean).join(', ')].filter(Boolean).join(' – ');
  };
  return {
    key: 'n',
    header: 'N',
    width: NUMBERED + FIGURE * Math.max(0, String(coletas.length).length - 2),
    render: (row) => ({ text: text(row) }),
    copy: text,
    order: (row) => [numberOf(row)],
    filters: [
      {
        name: 'tipo',
        label: translate('coleta.filter.type'),
        kind: 'choice',
        choices: TIPOS_DBO.map(({ id, nome }) => [String(id), nome]),
        of: ({ idTipoDBO }) => String(idTipoDBO),
      },
      {
        name: NON_CONFORMING,
        label: translate('coleta.filter.nonConforming'),
        kind: 'check',
        of: (row) => results.some((result) => isNonConforming(result, row)),
      },
    ],
  };
}

/** A column of texts, by which as shown it is put in order and filtered unless something else is said. */
function textColumn(
  { translate }: Pick<Making, 'translate'>,
  column: Pick<Column, 'key' | 'header' | 'width'> & Partial<Column>,
  textOf: (row: Coleta) => string | null,
): Column {
  const copy = (row: Coleta) => textOf(row) ?? '';
  return {
    render: (row) => shown(textOf(row)),
    copy,
    order: (row) => textOrder(textOf(row)),
    filters: [{ name: column.key, label: translate('tabela.contains'), kind: 'text', of: copy }],
    ...column,
  };
}

/** The client's point of each collection, chosen among those that the history has. */
function pointColumn(making: Making): Column {
  const points = [...new Set(making.coletas.map(pontoDaColeta))].filter(Boolean).sort();
  const label = making.translate('coleta.filter.point');
  const choices = points.map((point) => [point, point] as const);
  const filters: Column['filters'] = [{ name: 'p', label, kind: 'choice', choices, of: pontoDaColeta }];
  return textColumn(making, { key: 'p', header: 'P', width: 184, filters }, pontoDaColeta);
}

function momentColumn(making: Making, key: 'dtInstalaco' | 'dtRetirada', header: string): Column {
  const of = (row: Coleta) => momentoColeta(row[key])?.date ?? null;
  const filters: Column['filters'] = [{ name: key, label: header, kind: 'period', of }];
  const order = (row: Coleta) => momentOrder(row[key]);
  return textColumn(making, { key, header, width: 160, filters, order }, (row) => formatMomentoColeta(row[key]));
}

/** A number of the collection itself, with the decimals that its column needs. */
function numberColumn(
  making: Making,
  key: 'qtdeColeta' | 'medidorInicial' | 'medidorFinal' | 'volumeMedido',
  header: string,
  width: number,
): Column {
  const decimals = columnDecimals(making.coletas, key);
  const text = (row: Coleta) => formatReportNumber(row[key], decimals);
  return {
    ...textColumn(making, { key, header, width, align: 'right' }, text),
    copy: (row) => (row[key] ? writeNumber(row[key], decimals) : ''),
    order: (row) => numberOrder(row[key]),
  };
}

/** The measured volume, marked where the meter did not work. */
function volumeColumn(making: Making): Column {
  const column = numberColumn(making, 'volumeMedido', 'Volume Medido', 168);
  const { sign, text } = MEDIDOR_INOPERANTE;
  const mark: CellMark = { tone: 'yellow', label: text, icon: <small aria-hidden>{sign} </small> };
  const isMarked = (row: Coleta) => row.flagMedidorInoperante === 1;
  return {
    ...column,
    render: (row) => ({ ...column.render(row), mark: isMarked(row) ? mark : undefined }),
    filters: [...(column.filters ?? []), { name: 'flagMedidorInoperante', label: text, kind: 'check', of: isMarked }],
  };
}

function rainColumn({ translate }: Making): Column {
  const yes: CellMark = { icon: RAIN, label: translate('coleta.rain.yes') };
  const no: CellMark = { icon: NO_RAIN, label: translate('coleta.rain.no') };
  const unknown: CellMark = { label: translate('coleta.rain.unknown') };
  const markOf = ({ flagChuva }: Coleta) => (flagChuva === null ? unknown : flagChuva === 1 ? yes : no);
  return {
    key: 'flagChuva',
    header: 'Chuva',
    width: 104,
    align: 'center',
    render: (row) => ({ text: row.flagChuva === null ? '-' : '', mark: markOf(row) }),
    copy: (row) => (row.flagChuva === null ? '' : markOf(row).label),
    order: ({ flagChuva }) => (flagChuva === null ? null : [flagChuva]),
    filters: [
      {
        name: 'flagChuva',
        label: 'Chuva',
        kind: 'choice',
        choices: [yes, no, unknown].map(({ label }) => [label, label]),
        of: (row) => markOf(row).label,
      },
    ],
  };
}

/** The columns of the history table: the collection's own, then one a parameter (spec 2 §2.3). */
export function historyColumns(making: Making): Column[] {
  const { coletas, results, translate } = making;
  return [
    numberedColumn(making),
    pointColumn(making),
    momentColumn(making, 'dtInstalaco', 'Instalação'),
    textColumn(
      making,
      { key: 'tempoInstalacao', header: 'ΔT', width: 88, order: (row) => elapsedOrder(row.tempoInstalacao) },
      ({ tempoInstalacao }) => tempoInstalacao,
    ),
    momentColumn(making, 'dtRetirada', 'Retirada'),
    numberColumn(making, 'qtdeColeta', 'Q', 80),
    textColumn(making, { key: 'codigoAmostra', header: 'CM', width: 136 }, ({ codigoAmostra }) => codigoAmostra),
    rainColumn(making),
    numberColumn(making, 'medidorInicial', 'Leitura Inicial', 152),
    numberColumn(making, 'medidorFinal', 'Leitura Final', 152),
    volumeColumn(making),
    ...results.map((result) => resultColumn(result, coletas, translate)),
  ];
}

import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import type { TranslateFunction } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { tipoDbo } from '../../../domain/coleta/tipoDbo.ts';
import { formatReportNumber } from '../../../domain/numbers.ts';
import { columnDecimals, labText, rawValue } from '../../../reports/cliente/decimals.ts';
import { formatMomentoColeta } from '../../../reports/cliente/momentoColeta.ts';
import { pontoDaColeta } from '../../../reports/cliente/ponto.ts';
import { limitsFor, type ResultColumn } from '../../../reports/cliente/resultados.ts';
import type { CellMark, WideCell, WideColumn } from '../../kit/tables/column.ts';
import { verdictMark } from './verdict.tsx';

type Column = WideColumn<Coleta>;

const RAIN = <Check />;
const NO_RAIN = <Close />;

const text = (value: string | null | undefined): WideCell => ({ text: value || '-' });

/** The row's number, and in words what its colour says: what its DBO counts for, where that is not the ordinary. */
function numbered({ idTipoDBO }: Coleta, index: number): string {
  const tipo = tipoDbo(idTipoDBO);
  return tipo?.sinal ? `${index + 1} – ${tipo.nome}` : String(index + 1);
}

/** A number of the collection itself, with the decimals that its column needs. */
function numberColumn(
  key: 'qtdeColeta' | 'medidorInicial' | 'medidorFinal' | 'volumeMedido',
  header: string,
  width: number,
  coletas: readonly Coleta[],
): Column {
  const decimals = columnDecimals(coletas, key);
  return { key, header, width, align: 'right', render: (row) => ({ text: formatReportNumber(row[key], decimals) }) };
}

/** Joins what the DBO counts for with what its limits say: the sign of both, in words both. */
function dboMark({ idTipoDBO }: Coleta, verdict: CellMark | undefined) {
  const tipo = tipoDbo(idTipoDBO);
  if (!tipo?.sinal) return verdict;
  const label = [verdict?.label, tipo.nome].filter(Boolean).join(', ');
  const sign = <small aria-hidden>{tipo.sinal} </small>;
  return {
    tone: verdict?.tone ?? tipo.tom,
    label,
    icon: verdict ? (
      <>
        {sign}
        {verdict.icon}
      </>
    ) : (
      sign
    ),
  };
}

/** Pixels for values with their signs, and for the heading, which some parameters have a long one of. */
function resultWidth(field: string, header: string): number {
  return Math.min(200, Math.max(field === 'DBO' ? 116 : 92, 20 + 9 * header.length));
}

function resultColumn(result: ResultColumn, translate: TranslateFunction): Column {
  const { field, header, unit, decimals } = result;
  return {
    key: field,
    header,
    unit,
    width: resultWidth(field, header),
    align: 'right',
    render: (row) => {
      const raw = rawValue(row, field);
      const verdict = verdictMark(raw, limitsFor(result, row), translate);
      return {
        text: labText(raw, decimals),
        mark: field === 'DBO' ? dboMark(row, verdict) : verdict,
      };
    },
  };
}

/** The columns of the history table: the collection's own, then one a parameter (spec 2 §2.3). */
export function historyColumns(
  coletas: readonly Coleta[],
  results: readonly ResultColumn[],
  translate: TranslateFunction,
): Column[] {
  const yes: CellMark = { icon: RAIN, label: translate('coleta.rain.yes') };
  const no: CellMark = { icon: NO_RAIN, label: translate('coleta.rain.no') };
  const unknown: WideCell = { text: '-', mark: { label: translate('coleta.rain.unknown') } };
  const rain = ({ flagChuva }: Coleta): WideCell =>
    flagChuva === null ? unknown : { text: '', mark: flagChuva === 1 ? yes : no };
  return [
    { key: 'n', header: 'N', width: 176, render: (row, index) => ({ text: numbered(row, index) }) },
    { key: 'p', header: 'P', width: 184, render: (row) => text(pontoDaColeta(row)) },
    {
      key: 'dtInstalaco',
      header: 'Instalação',
      width: 152,
      render: (row) => text(formatMomentoColeta(row.dtInstalaco)),
    },
    { key: 'tempoInstalacao', header: 'ΔT', width: 72, render: (row) => text(row.tempoInstalacao) },
    { key: 'dtRetirada', header: 'Retirada', width: 152, render: (row) => text(formatMomentoColeta(row.dtRetirada)) },
    numberColumn('qtdeColeta', 'Q', 52, coletas),
    { key: 'codigoAmostra', header: 'CM', width: 136, render: (row) => text(row.codigoAmostra) },
    { key: 'flagChuva', header: 'Chuva', width: 64, align: 'center', render: rain },
    numberColumn('medidorInicial', 'Leitura Inicial', 128, coletas),
    numberColumn('medidorFinal', 'Leitura Final', 128, coletas),
    numberColumn('volumeMedido', 'Volume Medido', 136, coletas),
    ...results.map((result) => resultColumn(result, translate)),
  ];
}

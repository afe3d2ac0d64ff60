import type { TranslateFunction } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { assess } from '../../../domain/coleta/conformity.ts';
import { tipoDbo } from '../../../domain/coleta/tipoDbo.ts';
import { labText, rawValue } from '../../../reports/cliente/decimals.ts';
import { limitsFor, type ResultColumn } from '../../../reports/cliente/resultados.ts';
import { labCopy, labOrder } from '../../../reports/tabela/cells.ts';
import type { CellMark, WideColumn } from '../../kit/tables/column.ts';
import { resultWidth } from './columnWidth.ts';
import { verdictMark } from './verdict.tsx';

/** Whether a result is out of the limits of its collection's day. */
export function isNonConforming(result: ResultColumn, coleta: Coleta): boolean {
  const raw = rawValue(coleta, result.field);
  // Most of the values there could be are not there: nothing is looked up for those.
  if (!raw || result.limits.length === 0) return false;
  const limits = limitsFor(result, coleta);
  return limits !== null && assess(raw, limits).status === 'nao-conforme';
}

/** Joins what the DBO counts for with what its limits say: the sign of both, in words both. */
function dboMark({ idTipoDBO }: Coleta, verdict: CellMark | undefined): CellMark | undefined {
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

/** The column of a parameter's results. @param coletas all of the history, whose widest value gives its width */
export function resultColumn(
  result: ResultColumn,
  coletas: readonly Coleta[],
  translate: TranslateFunction,
): WideColumn<Coleta> {
  const { field, header, unit, decimals } = result;
  const text = (row: Coleta) => labText(rawValue(row, field), decimals);
  return {
    key: field,
    header,
    unit,
    width: resultWidth(coletas, result),
    align: 'right',
    render: (row) => {
      const verdict = verdictMark(rawValue(row, field), limitsFor(result, row), translate);
      return { text: text(row), mark: field === 'DBO' ? dboMark(row, verdict) : verdict };
    },
    copy: (row) => labCopy(rawValue(row, field), decimals),
    order: (row) => labOrder(rawValue(row, field)),
    filters: [
      { name: field, label: translate('tabela.contains'), kind: 'text', of: text },
      {
        name: `${field}:naoConforme`,
        label: translate('coleta.filter.nonConforming'),
        kind: 'check',
        of: (row) => isNonConforming(result, row),
      },
    ],
  };
}

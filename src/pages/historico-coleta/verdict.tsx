import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import type { TranslateFunction } from 'react-admin';
import { assess, type Limits } from '../../../domain/coleta/conformity.ts';
import type { RawLabValue } from '../../../domain/coleta/labValue.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import type { CellMark } from '../../kit/tables/column.ts';

// Made once: cells bear them by the thousand.
const OPEN = <HelpOutlined />;
const BEYOND = { acima: <ArrowUpward />, abaixo: <ArrowDownward /> };
const PERHAPS_BEYOND = {
  acima: (
    <>
      {BEYOND.acima}
      {OPEN}
    </>
  ),
  abaixo: (
    <>
      {BEYOND.abaixo}
      {OPEN}
    </>
  ),
};

/**
 * How a value that does not plainly conform to its limits is marked: the side that it is beyond, and whether its own
 * '<' or '>' leaves that open; undefined for one that does conform.
 */
export function verdictMark(
  raw: RawLabValue,
  limits: Limits | null,
  translate: TranslateFunction,
): CellMark | undefined {
  if (!limits) return undefined;
  const { reason, inconclusive } = assess(raw, limits);
  if (!reason && !inconclusive) return undefined;
  const open = translate('coleta.limit.inconclusivo');
  if (!reason) return { tone: 'warning', icon: OPEN, label: open };
  const limit = formatNumber(reason === 'acima' ? limits.maximo : limits.minimo);
  const label = translate(`coleta.limit.${reason}`, { limit });
  return inconclusive
    ? { tone: 'error', icon: PERHAPS_BEYOND[reason], label: `${label}, ${open}` }
    : { tone: 'error', icon: BEYOND[reason], label };
}

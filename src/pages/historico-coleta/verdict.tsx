import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import type { TranslateFunction } from 'react-admin';
import { assess, type Limits } from '../../../domain/coleta/conformity.ts';
import type { RawLabValue } from '../../../domain/coleta/labValue.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import type { CellMark } from '../../kit/tables/column.ts';

const ABOVE = <ArrowUpward />;
const BELOW = <ArrowDownward />;
const OPEN = <HelpOutlined />;

/** How a value that does not plainly conform to its limits is marked; undefined for one that does. */
export function verdictMark(
  raw: RawLabValue,
  limits: Limits | null,
  translate: TranslateFunction,
): CellMark | undefined {
  if (!limits) return undefined;
  const { status, inconclusive, reason } = assess(raw, limits);
  if (status === 'nao-conforme') {
    const limit = reason === 'acima' ? limits.maximo : limits.minimo;
    const label = translate(`coleta.limit.${reason}`, { limit: formatNumber(limit) });
    return {
      tone: 'error',
      icon: reason === 'acima' ? ABOVE : BELOW,
      label: inconclusive ? `${label}, ${translate('coleta.limit.inconclusivo')}` : label,
    };
  }
  return inconclusive ? { tone: 'warning', icon: OPEN, label: translate('coleta.limit.inconclusivo') } : undefined;
}

import { isCalendarDate } from '../../domain/calendar.ts';
import { SETA, VAZIO } from '../../domain/log/acao.ts';
import type { FieldChange } from '../../domain/log/readAcao.ts';
import { formatNumber, unrounded } from '../../domain/numbers.ts';
import { CHOICES, formatValue } from '../kinds.ts';
import { type LogField, SEVERAL } from './logField.ts';
import { fieldOf } from './tables.ts';

/** A value of the log as users read it, written as the log has it; null where there is none. */
export function logValue(tabela: string, name: string, text: string | null): string {
  if (text === null || text === VAZIO) return '-';
  const field = fieldOf(tabela, name);
  if (!field?.several) return worded(field, text);
  return text
    .split(SEVERAL)
    .map((one) => worded(field, one))
    .join(SEVERAL);
}

/** The values of a field: the one before and the one after; of a record that was added or removed there is one. */
export function logValues(tabela: string, change: FieldChange): string {
  if (change.whole !== undefined) return change.whole;
  const { name, before, after } = change;
  return [before, after]
    .filter((text) => text !== null)
    .map((text) => logValue(tabela, name, text))
    .join(SETA);
}

/** What is not as its kind wants it is shown as it is. */
function worded(field: LogField | undefined, text: string): string {
  if (!field) return text;
  const { kind, choices, decimals } = field;
  if (choices || CHOICES[kind]) return formatValue(kind, BOOLEANS[text] ?? text, field) || text;
  if (kind === 'date') return isCalendarDate(text) ? formatValue(kind, text) : text;
  if (kind === 'moment') return formatValue(kind, text) || text;
  if (kind === 'decimal' && /^-?\d+(\.\d+)?$/.test(text)) {
    return formatNumber(Number(text), unrounded(Number(text), decimals));
  }
  return text;
}

/** A flag may be written as a truth. */
const BOOLEANS: Readonly<Record<string, number>> = { true: 1, false: 0 };

import type { Coleta } from '../../../contract/coletas.ts';
import { labText, rawValue } from '../../../reports/cliente/decimals.ts';

/** Pixels of a bold figure and of a point, in the widest of the table's fonts. */
export const FIGURE = 8;
const POINT = 4;

/** Both sides of a cell. */
const PADDING = 16;
/** The arrow and the question mark before a value, and what its DBO counts for, in letters. */
const VERDICT = 36;
const TIPO = 24;

/** Narrower ones hide their headings, wider ones the others: a longer text is cut, and told whole on hover. */
const LEAST = 104;
const MOST = 240;

const textWidth = (text: string) =>
  [...text].reduce((width, character) => width + (character === '.' || character === ',' ? POINT : FIGURE), 0);

const lastSeparator = (text: string) => Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
const isGrouped = (text: string) =>
  text.indexOf('.') !== text.lastIndexOf('.') || text.indexOf(',') !== text.lastIndexOf(',');

/** How many characters a value has before its comma at most, once points part its thousands. */
function mostCharacters(text: string): number {
  const end = isGrouped(text) ? -1 : lastSeparator(text);
  const sign = text.startsWith('<') || text.startsWith('>') ? 1 : 0;
  const figures = (end < 0 ? text.length : end) - sign;
  return sign + figures + Math.floor((figures - 1) / 3);
}

/**
 * Pixels of the widest value of a parameter as shown, of those that need more than `room`. Only one that may be longer
 * than those before is written out: there are values by the hundred thousand, and the table waits for this.
 */
function valuesWidth(coletas: readonly Coleta[], field: string, decimals: number, room: number): number {
  let widest = 0;
  let longest = Math.max(0, Math.floor((room - POINT) / FIGURE) - decimals);
  for (const coleta of coletas) {
    const raw = rawValue(coleta, field);
    if (raw === null || raw === undefined || mostCharacters(String(raw)) <= longest) continue;
    const text = labText(raw, decimals);
    const comma = text.indexOf(',');
    longest = Math.max(longest, comma < 0 ? text.length : comma);
    widest = Math.max(widest, textWidth(text));
  }
  return widest;
}

/** Pixels of a parameter's column: of its widest value with its signs, and of its heading. */
export function resultWidth(
  coletas: readonly Coleta[],
  { field, header, decimals }: { field: string; header: string; decimals: number },
): number {
  const least = Math.max(LEAST, 60 + 9 * header.length);
  const around = PADDING + VERDICT + (field === 'DBO' ? TIPO : 0);
  return Math.min(MOST, Math.max(least, around + valuesWidth(coletas, field, decimals, least - around)));
}

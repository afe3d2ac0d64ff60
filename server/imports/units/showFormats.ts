import { remembered } from '../../../domain/remembered.ts';
import type { Cell, Row } from '../cells/cells.ts';
import { shownText, tellsSign } from '../cells/shownSign.ts';
import { shownBy } from './shownUnit.ts';

/** A cell with its number format, as the spreadsheet reader gives it. */
interface FormattedCell extends Cell {
  z?: unknown;
}

/**
 * Gives each number or text that is shown with a sign ('"<"0.00', '0.0" (ND)"', '"<"@') the text that a reader of the sheet sees, and
 * each number and text the unit that its format shows.
 */
export function showFormats(rows: readonly (Row | undefined)[]): void {
  const formatOf = remembered((format: string) => ({ sign: tellsSign(format), shown: shownBy(format) }));
  for (const row of rows) {
    for (const cell of (row ?? []) as readonly (FormattedCell | undefined)[]) {
      if ((cell?.t !== 'n' && cell?.t !== 's') || typeof cell.z !== 'string' || cell.z === 'General') continue;
      const { sign, shown } = formatOf(cell.z);
      if (shown) cell.shown = shown;
      if (!sign || (typeof cell.v !== 'number' && typeof cell.v !== 'string')) continue;
      const text = shownText(cell.v, cell.z, shown?.power);
      if (text !== undefined) Object.assign(cell, { t: 's', v: text });
    }
  }
}

import type * as XLSX from '@e965/xlsx';
import { isLabValue } from '../../../domain/coleta/labValue.ts';
import type { Row } from './cells.ts';

/** Records of an old workbook: a font, and the end of the part that tells of fonts. */
const FONT = 0x31;
const END = 0x0a;

/** Whether a workbook has a font that raises or lowers what is written in it. */
function raises(stream: Buffer): boolean {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const type = stream.readUInt16LE(at);
    if (type === END) break;
    if (type === FONT && at + 14 <= stream.length && stream.readUInt16LE(at + 12) !== 0) return true;
  }
  return false;
}

/**
 * Marks the numbers of an old workbook of which a digit may be the raised one of a note: those written in several fonts,
 * where there is one that raises. The spreadsheet library does not tell what is written in which.
 *
 * @param stream the workbook as it stands in its compound file
 */
export function markRaised(book: XLSX.WorkBook & { Strings?: { t: string; r?: string }[] }, stream: Uint8Array): void {
  const inFonts = (book.Strings ?? []).filter(({ t, r }) => r === undefined && /\d.*\d/s.test(t) && isLabValue(t));
  if (inFonts.length === 0 || !raises(Buffer.from(stream))) return;
  const doubtful = new Set<unknown>(inFonts.map(({ t }) => t));
  for (const sheet of Object.values(book.Sheets)) {
    const rows: readonly (Row | undefined)[] = sheet['!data'] ?? [];
    for (const cell of rows.flatMap((row) => row ?? [])) {
      if (cell && doubtful.has(cell.v)) Object.assign(cell, { v: `${cell.v} (sobrescrito?)` });
    }
  }
}

import * as XLSX from '@e965/xlsx';
import { raiseDigits } from './cells/raisedDigits.ts';
import { markRaised } from './cells/raisedDigitsXls.ts';
import type { Limits } from './limits.ts';
import { isCompoundFile, isZip } from './magic.ts';
import { DAMAGED, NOT_A_SPREADSHEET, PROTECTED, Refusal } from './refusal.ts';
import { inflateEntry, listEntries } from './zipGuard.ts';

/** Parts of a package that hold cells, or are needed to find them. Pictures, charts and comments are left alone. */
const NEEDED = /\.(xml|rels)$/i;
const UNNEEDED =
  /(^|\/)(docProps|customXml|META-INF|objectdata|media|drawings|charts?|chartsheets|comments|theme|externalLinks|pivot\w*|printerSettings|calcChain|worksheets\/_rels)(\/|\d*\.|$)/i;

/**
 * The package written anew from parts inflated under guard: the spreadsheet reader never inflates, nor follows any
 * directory but the one that was checked.
 */
function checkedPackage(zip: Buffer, limits: Limits): Buffer {
  const container = XLSX.CFB.utils.cfb_new();
  for (const entry of listEntries(zip, limits)) {
    if (!NEEDED.test(entry.name) || UNNEEDED.test(entry.name)) continue;
    XLSX.CFB.utils.cfb_add(container, entry.name, raiseDigits(inflateEntry(zip, entry)), { unsafe: true });
  }
  return XLSX.CFB.write(container, { type: 'buffer', fileType: 'zip' });
}

/** The streams of a compound file. @throws Refusal where one is shorter than declared: the reader would take what is left of it */
function streamsOf(bytes: Buffer): { name: string; content?: Uint8Array }[] {
  const streams: { name: string; size: number; content?: Uint8Array }[] = XLSX.CFB.read(bytes, {
    type: 'buffer',
  }).FileIndex;
  if (streams.some(({ size, content }) => content && content.length < size)) throw new Refusal(DAMAGED);
  return streams;
}

/**
 * Opens a workbook of either format, its cells as rows of values with their number formats: no formulas, styles or HTML.
 *
 * @throws Refusal when the bytes are no workbook, or one that asks too much
 */
export function openWorkbook(bytes: Buffer, limits: Limits, headerRows: number): XLSX.WorkBook {
  const zip = isZip(bytes);
  if (!zip && !isCompoundFile(bytes)) throw new Refusal(NOT_A_SPREADSHEET);
  try {
    const streams = zip ? [] : streamsOf(bytes);
    const book = XLSX.read(zip ? checkedPackage(bytes, limits) : bytes, {
      type: 'buffer',
      dense: true,
      sheetRows: limits.rows + headerRows + 1,
      UTC: true,
      cellDates: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    });
    const stream = streams.find(({ name }) => name === 'Workbook')?.content;
    if (stream) markRaised(book, stream);
    return book;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error ? error.message : '';
    throw new Refusal(/password|encrypt|ECMA-376/i.test(reason) ? PROTECTED : DAMAGED, { cause: error });
  }
}

import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import type * as XLSX from '@e965/xlsx';
import { parametroMatcher } from '../../domain/coleta/parametroMatch.ts';
import { formatNumber } from '../../domain/numbers.ts';
import { cellText, type Row } from './cells/cells.ts';
import { type Merged, spreadMerged } from './cells/merged.ts';
import { HEADER_ROWS, type LinhaPlanilha, readResults, type Sheet } from './layout/layout.ts';
import type { Limits } from './limits.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { Outcome, Summary, TableRow, Task } from './protocol.ts';
import { DAMAGED, Refusal } from './refusal.ts';
import { sectionsOf, within } from './sections/sections.ts';
import { showFormats } from './units/showFormats.ts';

/** A batch is what the server takes in at once: it ends at so many results, or characters. */
const BATCH = { results: 1000, characters: 256 * 1024 };
/** Columns of a plain table that are looked at. */
const TABLE_COLUMNS = 100;

/** What repeating the values of merged cells would cost is told by their number and heights. */
function refuseMerged(merges: readonly Merged[], rows: number, limits: Limits): void {
  const spanned = merges.reduce((sum, { s, e }) => sum + Math.max(0, Math.min(e.r, rows - 1) - s.r), 0);
  if (merges.length > limits.merged || spanned > limits.mergedRows) {
    throw new Refusal('A planilha tem células mescladas demais');
  }
}

/** The sheets of a workbook that hold anything. @throws Refusal when there is none, or more than a reader looks at */
export function sheetsOf(book: XLSX.WorkBook, limits: Limits): Sheet[] {
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const sheets = book.SheetNames.map((name) => {
    const sheet: (XLSX.WorkSheet & { '!data'?: (Row | undefined)[] }) | undefined = book.Sheets[name];
    if (!sheet) throw new Refusal(`A planilha "${name}" não pôde ser lida`);
    const rows = sheet['!data'] ?? [];
    const merges: readonly Merged[] = sheet['!merges'] ?? [];
    refuseMerged(merges, rows.length, limits);
    showFormats(rows);
    spreadMerged(rows, merges);
    return { name, rows, date1904, merges };
  });
  const filled = sheets.filter(({ rows }) =>
    rows.some((row) => row?.some((cell) => cell?.v !== undefined && cell.v !== '')),
  );
  if (filled.length === 0) throw new Refusal('A planilha está vazia');
  const rows = filled.reduce((sum, sheet) => sum + Math.max(0, sheet.rows.length - HEADER_ROWS), 0);
  if (rows > limits.rows) throw new Refusal(`A planilha tem mais de ${formatNumber(limits.rows)} linhas`);
  return filled;
}

/** Writes results in lists of some hundreds, and refuses to write without end. */
function resultWriter(file: number, limits: Limits) {
  let batch: string[] = [];
  let characters = 0;
  let results = 0;
  let bytes = 0;
  function flush() {
    if (batch.length === 0) return;
    bytes += writeSync(file, `[${batch.join()}]\n`);
    batch = [];
    characters = 0;
    if (bytes > limits.outputBytes) throw new Refusal('A planilha tem texto demais');
  }
  return {
    add(result: LinhaPlanilha | TableRow) {
      results += 1;
      if (results > limits.results) {
        throw new Refusal(`A planilha tem mais de ${formatNumber(limits.results)} resultados`);
      }
      const text = JSON.stringify(result);
      characters += text.length;
      if (batch.push(text) >= BATCH.results || characters >= BATCH.characters) flush();
    },
    end() {
      flush();
      return results;
    },
  };
}

function formatted(cells: Row): Pick<TableRow, 'formatadas'> {
  const found = cells.flatMap((cell, column) => (cell?.shown ? [[column, cell] as const] : []));
  if (found.length === 0) return {};
  return { formatadas: Object.fromEntries(found.map(([column, { t, v, shown }]) => [column, { t, v, shown }])) };
}

/** The rows of the first sheet that say something. */
function readTable({ rows }: Sheet, output: string, limits: Limits): Summary {
  const file = openSync(output, 'wx');
  const writer = resultWriter(file, limits);
  for (const [index, row] of rows.entries()) {
    const cells = row?.slice(0, TABLE_COLUMNS) ?? [];
    const celulas = Array.from(cells, cellText);
    if (celulas.some((text) => text !== null)) writer.add({ linha: index + 1, celulas, ...formatted(cells) });
  }
  const resultados = writer.end();
  closeSync(file);
  return { resultados, ignoradas: [] };
}

function read({ input, output, parametros, limits }: Task): Summary {
  const sheets = sheetsOf(openWorkbook(readFileSync(input), limits, HEADER_ROWS), limits);
  const [first] = sheets;
  if (parametros === null && first) return readTable(first, output, limits);
  const idOf = parametroMatcher(parametros ?? []);
  const found = sheets.map((sheet) => ({ sheet, sections: sectionsOf(sheet, (name) => idOf(name) !== null) }));
  if (found.every(({ sections }) => sections.length === 0)) {
    throw new Refusal(
      'Nenhum cabeçalho reconhecido: a planilha precisa de data da coleta, ponto de coleta ou cliente, e de parâmetro com valor ou de uma coluna por parâmetro',
    );
  }
  const file = openSync(output, 'wx');
  const writer = resultWriter(file, limits);
  for (const section of found.flatMap(({ sections }) => sections)) {
    for (const result of readResults(within(section), section.layout)) writer.add(result);
  }
  const resultados = writer.end();
  closeSync(file);
  if (resultados === 0) throw new Refusal('A planilha não tem nenhum resultado');
  return {
    resultados,
    ignoradas: found.filter(({ sections }) => sections.length === 0).map(({ sheet }) => sheet.name),
  };
}

/** Takes the workbooks out of an e-mail; what reads e-mails is loaded for them alone. */
async function readMail({ input, output }: Task): Promise<Summary> {
  const { openMessage } = await import('./openMessage.ts');
  const { message, summary } = await openMessage(input, output);
  writeFileSync(output, `${JSON.stringify([message])}\n`, { flag: 'wx' });
  return summary;
}

/** A full disk, or a part of our own code that is not there. */
const OF_MACHINE = /^(?:E[A-Z0-9]+|ERR_MODULE_NOT_FOUND)$/;

/** Does what a reader is asked, whatever comes of it: a file that cannot be read ends nothing. */
export async function outcomeOf(task: Task): Promise<Outcome> {
  try {
    return { summary: task.mensagem ? await readMail(task) : read(task) };
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException | undefined)?.code);
    if (OF_MACHINE.test(code)) return { failure: String(error), code };
    const cause = error instanceof Error ? String(error.cause ?? error.stack) : String(error);
    return { refusal: error instanceof Refusal ? error.message : DAMAGED, cause };
  }
}

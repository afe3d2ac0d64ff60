import { open } from 'node:fs/promises';
import type { ParametroRef } from '../../domain/coleta/parametroMatch.ts';
import type { LinhaPlanilha } from './layout/layout.ts';
import { LIMITS, type Limits } from './limits.ts';
import { isCompoundFile, isZip } from './magic.ts';
import type { Summary, TableRow } from './protocol.ts';
import { readApart, readBatches, type SentFile } from './readApart.ts';
import { NOT_A_SPREADSHEET, Refusal } from './refusal.ts';

/** A workbook that was read: how much it holds, and its results some hundreds at a time. */
export interface ReadWorkbook extends Summary {
  batches(): AsyncGenerator<LinhaPlanilha[]>;
  /** Deletes the temporary results. */
  discard(): void;
}

/**
 * Reads a laboratory's workbook in a process of its own, which may read the file and nothing else, within limits of
 * time and memory.
 *
 * @param parametros registered parameters, by which columns of a wide sheet are known
 * @returns the results as they stand in the sheets; call `discard` when done
 * @throws Refusal when the file is no spreadsheet, damaged, protected, empty, too large or without known headers; AppError UNAVAILABLE when
 * others' files take too long
 */
export async function readSpreadsheet(
  file: SentFile,
  parametros: readonly ParametroRef[],
  limits: Limits = LIMITS,
): Promise<ReadWorkbook> {
  await refuseOutside(file, limits);
  const { summary, output, discard } = await readApart(file, { parametros, limits });
  return { ...summary, batches: () => readBatches<LinhaPlanilha>(output), discard };
}

/**
 * Reads the first filled sheet of a workbook as a plain table, guarded in the same way.
 *
 * @returns its rows that are not blank, the one with the headings first
 * @throws Refusal when the file is no spreadsheet, damaged, protected, empty or too large; AppError UNAVAILABLE when others' files take too long
 */
export async function readTable(file: SentFile, limits: Limits): Promise<TableRow[]> {
  await refuseOutside(file, limits);
  const { output, discard } = await readApart(file, { parametros: null, limits });
  try {
    const rows: TableRow[] = [];
    for await (const batch of readBatches<TableRow>(output)) rows.push(...batch);
    return rows;
  } finally {
    discard();
  }
}

/** What can be told without opening the file. */
async function refuseOutside({ path: file, filename }: SentFile, limits: Limits): Promise<void> {
  if (!isSpreadsheetName(filename)) throw new Refusal('Escolha um arquivo .xls ou .xlsx');
  const handle = await open(file);
  try {
    if ((await handle.stat()).size > limits.bytes) throw new Refusal('O arquivo é grande demais');
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    if (!isZip(buffer) && !isCompoundFile(buffer)) throw new Refusal(NOT_A_SPREADSHEET);
  } finally {
    await handle.close();
  }
}

/** True for names that end in .xls or .xlsx. */
function isSpreadsheetName(filename: string): boolean {
  return /\.xlsx?$/i.test(filename.trim());
}

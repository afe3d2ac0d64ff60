import type { ChildProcess } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ParametroRef } from '../../domain/coleta/parametroMatch.ts';
import type { LinhaPlanilha } from './layout.ts';
import { LIMITS, type Limits } from './limits.ts';
import { isCompoundFile, isZip } from './magic.ts';
import type { Outcome, Summary, TableRow, Task } from './protocol.ts';
import { prepareReader, takeReader } from './reader.ts';
import { NOT_A_SPREADSHEET, OVERSIZED, Refusal } from './refusal.ts';
import { createTurns } from './turns.ts';

/** A workbook that was read: how much it holds, and its results some hundreds at a time. */
export interface ReadWorkbook extends Summary {
  batches(): AsyncGenerator<LinhaPlanilha[]>;
  /** Deletes the temporary results. */
  discard(): void;
}

/** Exit code of a process out of memory where there are no signals. */
const ABORTED = 134;

/** So many take their memory at once, and no longer than that does one person's file wait for others'. */
const inTurn = createTurns({ atOnce: 3, patience: 5000 });

/** A file that somebody sent. */
export interface SentFile {
  path: string;
  filename: string;
  /** Id of the user: their files are read one after the other. */
  owner: number;
  /** Ends the reading, with its reason as the error. */
  signal?: AbortSignal;
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
  const { summary, output, discard } = await readApart(file, parametros, limits);
  return { ...summary, batches: () => readBatches<LinhaPlanilha>(output), discard };
}

/**
 * Reads the first filled sheet of a workbook as a plain table, guarded in the same way.
 *
 * @returns its rows that are not blank, the one with the headings first
 * @throws Refusal when the file is no spreadsheet, damaged, protected, empty or too large; AppError UNAVAILABLE when others' files take too long
 */
export async function readTable(file: SentFile, limits: Limits): Promise<TableRow[]> {
  const { output, discard } = await readApart(file, null, limits);
  try {
    const rows: TableRow[] = [];
    for await (const batch of readBatches<TableRow>(output)) rows.push(...batch);
    return rows;
  } finally {
    discard();
  }
}

async function readApart(file: SentFile, parametros: Task['parametros'], limits: Limits) {
  await refuseOutside(file, limits);
  return inTurn(file.owner, async () => {
    const reader = takeReader(limits.heapMegabytes);
    const discard = () => {
      reader.discard();
      // Where one file comes, others follow.
      prepareReader();
    };
    const stop = () => reader.child.kill('SIGKILL');
    file.signal?.addEventListener('abort', stop);
    try {
      file.signal?.throwIfAborted();
      await reader.give(file.path);
      const { input, output } = reader;
      const summary = await ask(reader.child, { input, output, parametros, limits });
      return { summary, output, discard };
    } catch (error) {
      discard();
      file.signal?.throwIfAborted();
      throw error;
    } finally {
      file.signal?.removeEventListener('abort', stop);
    }
  });
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
export function isSpreadsheetName(filename: string): boolean {
  return /\.xlsx?$/i.test(filename.trim());
}

function ask(child: ChildProcess, task: Task): Promise<Summary> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, task.limits.milliseconds);
    child.once('message', (outcome: Outcome) => {
      if ('summary' in outcome) resolve(outcome.summary);
      else reject(new Refusal(outcome.refusal, { cause: outcome.cause }));
    });
    child.on('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // After an answer this changes nothing: the promise is settled.
      const cause = `the reader ended with ${signal ?? code}`;
      if (late) reject(new Refusal('A planilha demorou demais para ser lida', { cause }));
      else if (signal || code === ABORTED) reject(new Refusal(OVERSIZED, { cause }));
      else reject(new Error(cause));
    });
    child.send(task);
  });
}

/** One line at a time; unlike `readline`, a failing disk is an error here and not of the whole process. */
async function* readBatches<Row>(file: string): AsyncGenerator<Row[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

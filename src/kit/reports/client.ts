import type { Report } from '../../../reports/engine/document.ts';
import type { Drawing } from '../../../reports/engine/render.ts';
import { type Progress, ReportError, type Workbook } from '../../../reports/engine/report.ts';
import type { ReportAddress, WorkbookAddress } from './byAddress.ts';
import type { Reply, Request } from './worker.ts';

export interface CreateOptions {
  /** Stops the work; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  onProgress?: Progress;
}

type FileRequest = Extract<Request, { id: number }>;
type Done = Extract<Reply, { type: 'done' }>;

/** A PDF, how many rows it has when it is one table, and what it adds to the name of its file. */
export interface MadePdf {
  file: Blob;
  rows: number | null;
  fileOf?: string;
}

interface Pending {
  request: FileRequest;
  resolve(done: Done): void;
  reject(reason: unknown): void;
  onProgress?: Progress;
}

const PDF = 'application/pdf';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NOT_LOADED = 'Não foi possível carregar o gerador de relatórios. Verifique a conexão e tente de novo.';

const pending = new Map<number, Pending>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Makes the PDF of a report in the background.
 *
 * @returns the file, of type `application/pdf`.
 * @throws ReportError with a message in Portuguese for the user; the signal's reason when aborted.
 */
export async function createPdf(report: Report, options: CreateOptions = {}): Promise<Blob> {
  const { bytes } = await send({ id: ++lastId, type: 'pdf', payload: report }, options);
  return new Blob([bytes], { type: PDF });
}

/**
 * Loads a report by its address and makes its PDF, all of it in the background.
 *
 * @throws ReportError when it cannot be loaded or made; the signal's reason when aborted.
 */
export async function createPdfAt(address: ReportAddress, options: CreateOptions = {}): Promise<MadePdf> {
  const { bytes, rows, fileOf } = await send({ id: ++lastId, type: 'address', payload: address }, options);
  return { file: new Blob([bytes], { type: PDF }), rows, fileOf };
}

/**
 * Makes an Excel file in the background.
 *
 * @returns the file, of Excel's own type.
 * @throws ReportError with a message in Portuguese for the user; the signal's reason when aborted.
 */
export async function createExcel(workbook: Workbook, options: CreateOptions = {}): Promise<Blob> {
  const { bytes } = await send({ id: ++lastId, type: 'excel', payload: workbook }, options);
  return new Blob([bytes], { type: EXCEL });
}

/** An Excel file with its name, and how many rows it has. */
export interface MadeWorkbook {
  file: Blob;
  name: string;
  rows: number;
}

/**
 * Loads a report by its address and makes its Excel file, all of it in the background.
 *
 * @throws ReportError when it cannot be loaded or made; the signal's reason when aborted.
 */
export async function createExcelAt(address: WorkbookAddress, options: CreateOptions = {}): Promise<MadeWorkbook> {
  const { bytes, rows, fileOf = '' } = await send({ id: ++lastId, type: 'workbook', payload: address }, options);
  return { file: new Blob([bytes], { type: EXCEL }), name: fileOf, rows: rows ?? 0 };
}

/** Gets ready for a kind of file while what goes into it is still being gathered. */
export function getReady(type: Drawing['type']): void {
  const request: Request = { ready: type };
  start().postMessage(request);
}

/** Hands a file to the browser as a download. */
export function download(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function send(request: FileRequest, { signal, onProgress }: CreateOptions): Promise<Done> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = () => {
      pending.get(request.id)?.reject(signal?.reason);
      restart();
    };
    const settle = () => {
      pending.delete(request.id);
      signal?.removeEventListener('abort', onAbort);
    };
    pending.set(request.id, {
      request,
      onProgress,
      resolve(done) {
        settle();
        resolve(done);
      },
      reject(reason) {
        settle();
        reject(reason);
      },
    });
    signal?.addEventListener('abort', onAbort);
    try {
      start().postMessage(request);
    } catch (error) {
      pending.get(request.id)?.reject(new ReportError(NOT_LOADED, { cause: error }));
    }
  });
}

/** The worker that all requests share. */
function start(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<Reply>) => receive(event.data);
  worker.onerror = (event) => fail(event.message);
  worker.onmessageerror = () => fail('messageerror');
  return worker;
}

/**
 * The worker is ended, and another one takes over what is still wanted: rendering cannot be interrupted, and a worker may keep
 * for good that a module did not come.
 */
function restart(): void {
  worker?.terminate();
  worker = undefined;
  for (const { request } of pending.values()) start().postMessage(request);
}

function receive(reply: Reply): void {
  if (reply.type === 'unready') {
    restart();
    return;
  }
  const waiting = pending.get(reply.id);
  if (!waiting) return;
  if (reply.type === 'progress') waiting.onProgress?.(reply.done);
  else if (reply.type === 'done') waiting.resolve(reply);
  else {
    waiting.reject(new ReportError(reply.message, { cause: reply.cause }));
    restart();
  }
}

function fail(cause: string): void {
  worker?.terminate();
  worker = undefined;
  for (const waiting of [...pending.values()]) waiting.reject(new ReportError(NOT_LOADED, { cause }));
}

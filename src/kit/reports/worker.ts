import boldUrl from '../../../reports/engine/fonts/bold.ttf?url';
import metricsUrl from '../../../reports/engine/fonts/metrics.json?url';
import regularUrl from '../../../reports/engine/fonts/regular.ttf?url';
import type { Fonts } from '../../../reports/engine/pdf.ts';
import { type Drawing, draw, messageOf, prepare } from '../../../reports/engine/render.ts';
import { type ReportAddress, reportByAddress, type WorkbookAddress, workbookByAddress } from './byAddress.ts';

/** A report to be loaded and drawn, or a workbook. */
type Order = { type: 'address'; payload: ReportAddress } | { type: 'workbook'; payload: WorkbookAddress };

/** What the page asks of the worker: a file, or to be ready for one, which is not answered. */
export type Request = ({ id: number } & (Drawing | Order)) | { ready: Drawing['type'] };

/** What the worker answers, any number of `progress` and then one of the others; or that it could not get ready. */
export type Reply = { type: 'unready' } | Answer;

type Answer = { id: number } & (
  | { type: 'progress'; done: number }
  /**
   * `rows` of the report that was drawn, when it is one table, or of a workbook; `fileOf`, what a report adds to the name
   * of its file, or that of a workbook.
   */
  | { type: 'done'; bytes: ArrayBuffer; rows: number | null; fileOf?: string }
  /** `message` is for the user, `cause` for the log. */
  | { type: 'failed'; message: string; cause: string }
);

/** Most of what fails in a browser, and says nothing to its user, is code or a font that did not come. */
const UNEXPECTED = 'Verifique a conexão e tente de novo.';

let fonts: Promise<Fonts> | undefined;

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response;
}

async function fetchFonts(): Promise<Fonts> {
  const bytes = async (url: string) => new Uint8Array(await (await fetchFile(url)).arrayBuffer());
  const [regular, bold, metrics] = await Promise.all([
    bytes(regularUrl),
    bytes(boldUrl),
    fetchFile(metricsUrl).then((response) => response.json()),
  ]);
  return { regular, bold, metrics };
}

function loadFonts(): Promise<Fonts> {
  fonts ??= fetchFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

const scope = self as unknown as DedicatedWorkerGlobalScope;
const reply = (message: Reply, transfer: Transferable[] = []) => scope.postMessage(message, transfer);

async function drawingOf(order: Drawing | Order): Promise<Drawing> {
  const { type, payload } = order;
  if (type === 'workbook') return { type: 'excel', payload: await workbookByAddress(payload) };
  if (type !== 'address') return order;
  void prepare('pdf', loadFonts).catch(() => undefined);
  return { type: 'pdf', payload: await reportByAddress(payload) };
}

/** How many rows a drawing has, and what it says of its file's name. */
function told({ type, payload }: Drawing): Pick<Extract<Reply, { type: 'done' }>, 'rows' | 'fileOf'> {
  if (type === 'pdf') return { rows: 'rows' in payload ? payload.rows.length : null, fileOf: payload.fileOf };
  return { rows: payload.sheets.reduce((count, { rows }) => count + rows.length, 0), fileOf: payload.file };
}

async function answer(request: Request): Promise<void> {
  // What cannot be loaded now is tried again, and told, when a file is wanted.
  if ('ready' in request) return prepare(request.ready, loadFonts).catch(() => reply({ type: 'unready' }));
  const { id } = request;
  try {
    const onProgress = (done: number) => reply({ id, type: 'progress', done });
    const making = drawingOf(request);
    onProgress(0);
    const drawing = await making;
    const bytes = await draw(drawing, loadFonts, onProgress);
    reply({ id, type: 'done', bytes, ...told(drawing) }, [bytes]);
  } catch (error) {
    reply({ id, type: 'failed', message: messageOf(error, UNEXPECTED), cause: String(error) });
  }
}

scope.onmessage = (event: MessageEvent<Request>) => void answer(event.data);

import type { Report } from './document.ts';
import boldUrl from './fonts/bold.ttf?url';
import metricsUrl from './fonts/metrics.json?url';
import regularUrl from './fonts/regular.ttf?url';
import type { Fonts } from './pdf.ts';
import { type Progress, ReportError, type Workbook } from './report.ts';

/** What the page asks of the worker. Each kind of file loads its own library, the first time it is wanted. */
export type Request = { id: number } & ({ type: 'pdf'; payload: Report } | { type: 'excel'; payload: Workbook });

/** What the worker answers, any number of `progress` and then one of the others. */
export type Reply = { id: number } & (
  | { type: 'progress'; done: number }
  | { type: 'done'; bytes: ArrayBuffer }
  /** `message` is for the user, `cause` for the log. */
  | { type: 'failed'; message: string; cause: string }
);

const UNEXPECTED = 'Não foi possível gerar o arquivo.';

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

async function render(request: Request, onProgress: Progress): Promise<ArrayBuffer> {
  if (request.type === 'pdf') {
    const [{ renderPdf }, loaded] = await Promise.all([import('./pdf.ts'), loadFonts()]);
    return renderPdf(request.payload, loaded, onProgress);
  }
  const { renderExcel } = await import('./excel.ts');
  return renderExcel(request.payload, onProgress);
}

const scope = self as unknown as DedicatedWorkerGlobalScope;
const reply = (message: Reply, transfer: Transferable[] = []) => scope.postMessage(message, transfer);

async function answer(request: Request): Promise<void> {
  const { id } = request;
  try {
    const bytes = await render(request, (done) => reply({ id, type: 'progress', done }));
    reply({ id, type: 'done', bytes }, [bytes]);
  } catch (error) {
    const message = error instanceof ReportError ? error.message : UNEXPECTED;
    reply({ id, type: 'failed', message, cause: String(error) });
  }
}

scope.onmessage = (event: MessageEvent<Request>) => void answer(event.data);

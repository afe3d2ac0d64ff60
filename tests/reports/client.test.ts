import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply, Request } from '../../src/kit/reports/worker.ts';
import { clientes } from './samples.ts';

type FileRequest = Extract<Request, { id: number }>;

/** Stands for the browser's worker: keeps what it is asked, and answers when the test says so. */
class FakeWorker {
  static all: FakeWorker[] = [];
  asked: FileRequest[] = [];
  readied: string[] = [];
  ended = false;
  onmessage?: (event: { data: Reply }) => void;
  onerror?: (event: { message: string }) => void;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: Request) {
    if ('ready' in request) this.readied.push(request.ready);
    else this.asked.push(request);
  }

  terminate() {
    this.ended = true;
  }

  finish(at: number, content = 'bytes', rows: number | null = null) {
    const bytes = new TextEncoder().encode(content).buffer as ArrayBuffer;
    this.onmessage?.({ data: { id: this.asked[at]!.id, type: 'done', bytes, rows } });
  }
}

const workbook = { file: 'a.xlsx', sheets: [], emittedAt: '2026-03-05T12:41:00Z' };
let client: typeof import('../../src/kit/reports/client.ts');

beforeEach(async () => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.resetModules();
  client = await import('../../src/kit/reports/client.ts');
});
afterEach(() => vi.unstubAllGlobals());

const workerAt = (index: number) => FakeWorker.all[index]!;

describe('files made in the background', () => {
  it('come from one worker, each to whom asked for it', async () => {
    const pdf = client.createPdf(clientes(1));
    const excel = client.createExcel(workbook);
    expect(FakeWorker.all).toHaveLength(1);
    workerAt(0).finish(1, 'planilha');
    workerAt(0).finish(0, 'relatório');
    expect((await pdf).type).toBe('application/pdf');
    expect(await (await pdf).text()).toBe('relatório');
    expect((await excel).type).toContain('spreadsheetml');
    expect(await (await excel).text()).toBe('planilha');
  });

  it('come with their number of rows when the worker loads the report itself', async () => {
    const now = '2026-03-05T12:41:00Z';
    const address = { path: 'cadastro/roteiro/pdf', search: '', stored: null, userId: 7, now, reply: null };
    const made = client.createPdfAt(address);
    expect(workerAt(0).asked[0]).toMatchObject({ type: 'address', payload: address });
    workerAt(0).finish(0, 'relatório', 12);
    const { file, rows } = await made;
    expect([file.type, await file.text(), rows]).toEqual(['application/pdf', 'relatório', 12]);
  });

  it('tell how far they are', async () => {
    const onProgress = vi.fn();
    const pdf = client.createPdf(clientes(1), { onProgress });
    const { id } = workerAt(0).asked[0]!;
    workerAt(0).onmessage?.({ data: { id, type: 'progress', done: 0.5 } });
    workerAt(0).finish(0);
    await pdf;
    expect(onProgress.mock.calls).toEqual([[0.5]]);
  });

  it('fail with the message for the user, and the cause for the log', async () => {
    const pdf = client.createPdf(clientes(1));
    const { id } = workerAt(0).asked[0]!;
    const failed: Reply = { id, type: 'failed', message: 'A tabela não cabe na página.', cause: 'ReportError' };
    workerAt(0).onmessage?.({ data: failed });
    await expect(pdf).rejects.toMatchObject({ message: 'A tabela não cabe na página.', cause: 'ReportError' });
  });

  it('leave what failed behind: the next one, and what was under way, get a new worker', async () => {
    const failing = client.createPdf(clientes(1));
    const underWay = client.createExcel(workbook);
    const { id } = workerAt(0).asked[0]!;
    workerAt(0).onmessage?.({ data: { id, type: 'failed', message: 'Sem conexão', cause: 'TypeError' } });
    await expect(failing).rejects.toThrow('Sem conexão');
    expect(workerAt(0).ended).toBe(true);
    const again = client.createPdf(clientes(1));
    expect(workerAt(1).asked.map(({ type }) => type)).toEqual(['excel', 'pdf']);
    workerAt(1).finish(0, 'planilha');
    workerAt(1).finish(1, 'relatório');
    expect([await (await underWay).text(), await (await again).text()]).toEqual(['planilha', 'relatório']);
  });

  it('are not asked of a worker that could not get ready', async () => {
    client.getReady('pdf');
    workerAt(0).onmessage?.({ data: { type: 'unready' } });
    expect(workerAt(0).ended).toBe(true);
    const pdf = client.createPdf(clientes(1));
    workerAt(1).finish(0);
    expect((await pdf).size).toBe(5);
  });

  it('all fail in Portuguese when the worker breaks, and the next one gets a new worker', async () => {
    const first = client.createPdf(clientes(1));
    const second = client.createExcel(workbook);
    workerAt(0).onerror?.({ message: 'Failed to fetch' });
    await expect(first).rejects.toThrow('Não foi possível carregar o gerador de relatórios');
    await expect(second).rejects.toThrow('Não foi possível carregar');
    const third = client.createPdf(clientes(1));
    workerAt(1).finish(0);
    expect((await third).size).toBe(5);
  });
});

it('the worker is got ready before it is asked, and is the one that is asked then', async () => {
  client.getReady('pdf');
  expect(workerAt(0).readied).toEqual(['pdf']);
  expect(workerAt(0).asked).toEqual([]);
  const pdf = client.createPdf(clientes(1));
  workerAt(0).finish(0);
  expect((await pdf).size).toBe(5);
  expect(FakeWorker.all).toHaveLength(1);
});

describe('cancelling', () => {
  it('ends the work at once and leaves the others to a new worker', async () => {
    const stop = new AbortController();
    const cancelled = client.createPdf(clientes(1), { signal: stop.signal });
    const kept = client.createExcel(workbook);
    stop.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(workerAt(0).ended).toBe(true);
    expect(workerAt(1).asked.map((request) => request.type)).toEqual(['excel']);
    workerAt(1).finish(0);
    expect((await kept).size).toBe(5);
  });

  it('before the start asks nothing of the worker', async () => {
    const pdf = client.createPdf(clientes(1), { signal: AbortSignal.abort() });
    await expect(pdf).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeWorker.all).toHaveLength(0);
  });

  it('after the end changes nothing', async () => {
    const stop = new AbortController();
    const pdf = client.createPdf(clientes(1), { signal: stop.signal });
    workerAt(0).finish(0);
    await pdf;
    stop.abort();
    expect(workerAt(0).ended).toBe(false);
  });
});

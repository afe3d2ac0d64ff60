import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerReport } from '../../reports/registers/definition.ts';
import { parametro } from '../../resources/parametro/definition.ts';
import { roteiro } from '../../resources/roteiro/definition.ts';
import { endSession, restoreSession } from '../../src/app/session.ts';
import { storeReport } from '../../src/app/storedReport.ts';
import type { CreateOptions, MadePdf } from '../../src/kit/reports/client.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { ANA } from '../fixtures/renderApp.tsx';
import { asked, openRegister } from './registerScreens.tsx';

vi.mock('../../src/kit/reports/client.ts', () => ({
  createPdf: vi.fn(async () => new Blob(['anew'])),
  createPdfAt: vi.fn(),
  download: vi.fn(),
  getReady: vi.fn(),
}));
const { createPdf, createPdfAt, download, getReady } = await import('../../src/kit/reports/client.ts');

const roteiros = registerReport(roteiro);
const path = '/cadastro/roteiro/pdf';
const search = '?filter=%7B%7D&sort=id&order=DESC';
let orderReport: typeof import('../../src/kit/reports/ordered.ts').orderReport;

const fetched = vi.fn(async () => new Response('the rows'));
const asksWorker = () => vi.waitFor(() => expect(createPdfAt).toHaveBeenCalled());

/** Orders the report of routes as the signed-in user; gives what the worker is told and how it answers. */
function order(at = search) {
  const made = Promise.withResolvers<MadePdf>();
  let options: CreateOptions = {};
  vi.mocked(createPdfAt).mockImplementationOnce((_address, given = {}) => {
    options = given;
    given.signal?.addEventListener('abort', () => made.reject(given.signal?.reason));
    return made.promise;
  });
  const begun = orderReport(roteiros, at);
  return { begun, made, tell: (done: number) => options.onProgress?.(done), signal: () => options.signal };
}

beforeEach(async () => {
  ({ orderReport } = await import('../../src/kit/reports/ordered.ts'));
  localStorage.setItem('user', JSON.stringify(ANA));
  restoreSession();
  vi.mocked(createPdf).mockClear();
  vi.mocked(createPdfAt).mockReset();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  URL.createObjectURL = (made) => `blob:${(made as Blob).size}`;
  URL.revokeObjectURL = () => {};
});

test('the page shows the PDF that was ordered before it was there, and asks nothing itself', async () => {
  const { begun, made, tell } = order();
  expect(getReady).toHaveBeenCalledWith('pdf');
  await asksWorker();
  const headers = { Accept: 'application/json' };
  expect(fetched.mock.calls).toEqual([['/api/Roteiro', { headers, signal: expect.any(AbortSignal) }]]);
  const { reply, ...address } = vi.mocked(createPdfAt).mock.calls[0]![0];
  expect(address).toMatchObject({ path: 'cadastro/roteiro/pdf', search, stored: null, userId: ANA.id });
  expect([reply?.status, new TextDecoder().decode(reply?.body)]).toEqual([200, 'the rows']);
  tell(0);
  await begun;
  const { api } = openRegister({ path: `${path}${search}` });
  await screen.findByRole('progressbar', { name: 'Buscando os registros…' });
  tell(0.4);
  expect(await screen.findByRole('progressbar', { name: 'Gerando o PDF…' })).toHaveAttribute('aria-valuenow', '40');
  made.resolve({ file: new Blob(['ordered']), rows: 2 });
  expect(await screen.findByTitle('Documento PDF: Relatório de Roteiros')).toHaveAttribute('src', 'blob:7');
  expect(screen.getByText('2 registros')).toBeVisible();
  expect(createPdf).not.toHaveBeenCalled();
  expect(asked(api, 'GET /Roteiro')).toHaveLength(0);
});

test('what was drawn before the page was there is told when it comes', async () => {
  const { tell, made } = order();
  await asksWorker();
  tell(0.4);
  openRegister({ path: `${path}${search}` });
  expect(await screen.findByRole('progressbar', { name: 'Gerando o PDF…' })).toHaveAttribute('aria-valuenow', '40');
  made.resolve({ file: new Blob(['ordered']), rows: 2 });
  expect(await screen.findByTitle('Documento PDF: Relatório de Roteiros')).toBeVisible();
});

test('what the order says of whose file it is stands in the name of the download', async () => {
  const { made } = order();
  made.resolve({ file: new Blob(['ordered']), rows: null, fileOf: 'C-003_2026-11-20' });
  const { person } = openRegister({ path: `${path}${search}` });
  await person.click(await screen.findByRole('button', { name: 'Baixar' }));
  expect(download).toHaveBeenCalledWith(expect.any(Blob), 'Roteiro_C-003_2026-11-20.pdf');
});

test('nothing is asked for when a screen left the rows of this very address', async () => {
  const left = { filters: { filter: {}, sort: { field: 'id', order: 'DESC' as const } }, data: [{ id: 9 }] };
  storeReport(roteiros, { ...left, emittedAt: '2026-11-20T12:00:00.000Z' });
  order();
  await asksWorker();
  expect(vi.mocked(createPdfAt).mock.calls[0]?.[0]).toMatchObject({
    stored: expect.stringContaining('"id":9'),
    reply: null,
  });
  expect(fetched).not.toHaveBeenCalled();
  order('?filter=%7B%22flagAtivo%22%3A1%7D&sort=id&order=DESC');
  await vi.waitFor(() => expect(fetched.mock.calls).toHaveLength(1));
});

test('a slow answer does not hold the application up', async () => {
  vi.useFakeTimers();
  fetched.mockImplementationOnce(() => new Promise(() => {}));
  const { begun } = order();
  await vi.advanceTimersByTimeAsync(300);
  await begun;
  expect(createPdfAt).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('an order that was refused is made again by the page, which says why', async () => {
  const { begun, made } = order();
  made.reject(new Error('whatever the worker knew'));
  await begun;
  const refuse = () => {
    throw failure('Sem permissão para este cadastro', 403);
  };
  const { api } = openRegister({ path: `${path}${search}`, answers: { 'GET /Roteiro': refuse } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem permissão para este cadastro');
  expect(asked(api, 'GET /Roteiro')).toHaveLength(1);
});

test('what was ordered for another address, or taken once, is not shown', async () => {
  const { made } = order();
  made.resolve({ file: new Blob(['ordered']), rows: 2 });
  const elsewhere = openRegister({ path: `${path}?filter=%7B%7D&sort=id&order=ASC` });
  expect(await screen.findByTitle(/Documento PDF/)).toHaveAttribute('src', 'blob:4');
  elsewhere.unmount();
  for (const source of ['blob:7', 'blob:4']) {
    const { unmount } = openRegister({ path: `${path}${search}` });
    expect(await screen.findByTitle(/Documento PDF/)).toHaveAttribute('src', source);
    unmount();
  }
});

test('leaving the page ends the work', async () => {
  const { signal } = order();
  await asksWorker();
  const { unmount } = openRegister({ path: `${path}${search}` });
  await screen.findByRole('progressbar');
  unmount();
  expect(signal()?.aborted).toBe(true);
});

test('the order ends with the session: whoever comes next finds nothing of it', async () => {
  const { made, signal } = order();
  await asksWorker();
  made.resolve({ file: new Blob(['ordered']), rows: 2 });
  endSession();
  expect(signal()?.aborted).toBe(true);
  openRegister({ path: `${path}${search}` });
  expect(await screen.findByTitle(/Documento PDF/)).toHaveAttribute('src', 'blob:4');
});

test('nothing is ordered for whom nobody knows', async () => {
  localStorage.removeItem('user');
  restoreSession();
  await orderReport(registerReport(parametro), '');
  expect(createPdfAt).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

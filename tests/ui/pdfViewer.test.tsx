import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerReport } from '../../reports/registers/definition.ts';
import { type ListQuery, writeQuery } from '../../reports/registers/listQuery.ts';
import { parametro } from '../../resources/parametro/definition.ts';
import { roteiro } from '../../resources/roteiro/definition.ts';
import { readReport, storeReport, wipeStoredReports } from '../../src/app/storedReport.ts';
import { asked, openRegister, ROTEIROS, rowTexts } from './registerScreens.tsx';

vi.mock('../../src/kit/reports/client.ts', () => ({
  createExcel: vi.fn(),
  createPdf: vi.fn(),
  download: vi.fn(),
  getReady: vi.fn(),
}));
const { createPdf, download } = await import('../../src/kit/reports/client.ts');

const emittedAt = '2026-11-20T12:00:00.000Z';
const ALL: ListQuery = { filter: {}, sort: { field: 'id', order: 'ASC' } };
const DISABLED: ListQuery = { filter: { flagAtivo: 0 }, sort: { field: 'descricao', order: 'DESC' } };
const everything = writeQuery(ALL);
const disabled = writeQuery(DISABLED);
const roteiros = registerReport(roteiro);
const path = '/cadastro/roteiro/pdf';
const lastReport = () => vi.mocked(createPdf).mock.calls.at(-1)?.[0];

beforeEach(() => {
  vi.mocked(createPdf)
    .mockReset()
    .mockResolvedValue(new Blob(['%PDF'], { type: 'application/pdf' }));
  URL.createObjectURL = vi.fn(() => 'blob:pdf');
  URL.revokeObjectURL = vi.fn();
});

test('shows the rows that the list left, to keep and to print, without asking for them', async () => {
  storeReport(roteiros, { filters: ALL, data: ROTEIROS.slice(0, 1), emittedAt });
  const { api, person, unmount } = openRegister({ path: `${path}?${everything}` });
  const viewer = await screen.findByTitle('Documento PDF: Relatório de Roteiros');
  expect(viewer).toHaveAttribute('src', 'blob:pdf');
  expect(screen.getByRole('heading', { level: 1, name: 'Relatório de Roteiros' })).toBeVisible();
  expect(screen.getByText('1 registro')).toBeVisible();
  expect(lastReport()).toMatchObject({ emittedAt, rows: [{ descricao: 'Norte' }] });
  expect(asked(api, 'GET /Roteiro')).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'Baixar' }));
  expect(download).toHaveBeenCalledWith(expect.any(Blob), 'Roteiro.pdf');
  const print = vi.fn();
  Object.defineProperty(viewer, 'contentWindow', { value: { print } });
  await person.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:pdf');
});

test('where the browser shows no PDF within a page it says so, and is there to keep', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  try {
    storeReport(roteiros, { filters: ALL, data: ROTEIROS.slice(0, 1), emittedAt });
    const { person } = openRegister({ path: `${path}?${everything}` });
    expect(await screen.findByText(/este navegador não o mostra na página: baixe-o/)).toBeVisible();
    expect(screen.queryByTitle(/Documento PDF/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Baixar' }));
    expect(download).toHaveBeenCalledWith(expect.any(Blob), 'Roteiro.pdf');
  } finally {
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  }
});

test('loads the rows by the filter and order of its address when the list left others, or none', async () => {
  storeReport(roteiros, { filters: ALL, data: ROTEIROS.slice(0, 1), emittedAt });
  const found = ROTEIROS.map((one) => ({ ...one, flagAtivo: 0 }));
  const { api } = openRegister({ path: `${path}?${disabled}`, answers: { 'GET /Roteiro': () => found } });
  await screen.findByText('2 registros');
  expect(asked(api, 'GET /Roteiro')).toEqual([{ query: { descricao: '', flagAtivo: '0' } }]);
  expect(lastReport()).toMatchObject({
    subtitle: 'Situação: Desabilitado',
    rows: [{ descricao: 'Sul' }, { descricao: 'Norte' }],
  });
});

test('an address without a filter shows whatever the list left', async () => {
  storeReport(roteiros, { filters: DISABLED, data: ROTEIROS.slice(1), emittedAt });
  const { api } = openRegister({ path });
  await screen.findByText('1 registro');
  expect(asked(api, 'GET /Roteiro')).toHaveLength(0);
  expect(lastReport()).toMatchObject({ subtitle: 'Situação: Desabilitado' });
});

test('shows how far it is, says when it fails, and tries again', async () => {
  let fail = (_: Error) => {};
  vi.mocked(createPdf).mockImplementationOnce((_report, { onProgress } = {}) => {
    onProgress?.(0.4);
    return new Promise((_, reject) => {
      fail = reject;
    });
  });
  const { person } = openRegister({ path });
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Gerando o PDF…' })).toHaveAttribute('aria-valuenow', '40'),
  );
  fail(new Error('Falta o caractere ☃'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível gerar o PDF. Falta o caractere ☃');
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByTitle('Documento PDF: Relatório de Roteiros')).toBeInTheDocument();
});

test('without rows there is nothing to print, but a way back to the list', async () => {
  openRegister({ path: `${path}?${everything}`, answers: { 'GET /Roteiro': () => [] } });
  expect(await screen.findByText(/Não há registros para imprimir/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar para a lista' })).toHaveAttribute(
    'href',
    `/cadastro/roteiro?${everything}`,
  );
  expect(createPdf).not.toHaveBeenCalled();
});

test('the list leaves every filtered row before the tab opens, and its filter in the address', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ ...ROTEIROS[0], id: at + 1 }));
  const { person } = openRegister({ path: '/cadastro/roteiro', answers: { 'GET /Roteiro': () => many } });
  await rowTexts();
  const link = screen.getByRole('link', { name: 'PDF, abre em nova aba' });
  expect(link).toHaveAttribute('href', `/cadastro/roteiro/pdf?${everything}`);
  expect(link).toHaveAttribute('target', '_blank');
  await person.hover(link);
  await waitFor(async () => {
    await person.click(link);
    expect(readReport(roteiros, everything)?.data).toHaveLength(30);
  });
});

test('what the browser cannot keep is not kept; what is no report is not read; logout takes reports only', () => {
  const report = { filters: ALL, data: ROTEIROS, emittedAt };
  localStorage.setItem('theme', 'dark-mode');
  localStorage.setItem('Parametro', '{"relatorio":1,broken');
  expect(readReport(registerReport(parametro), '')).toBeNull();
  localStorage.setItem('Parametro', '[]');
  expect(readReport(registerReport(parametro), '')).toBeNull();

  storeReport(roteiros, report);
  expect(readReport(roteiros, everything)).toMatchObject(report);
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeReport(roteiros, report);
  expect(readReport(roteiros, everything)).toBeNull();
  setItem.mockRestore();

  storeReport(roteiros, report);
  wipeStoredReports();
  expect(localStorage.getItem('Roteiro')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark-mode');
});

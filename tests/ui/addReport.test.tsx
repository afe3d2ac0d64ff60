import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readReport, storeReport } from '../../src/app/storedReport.ts';
import { ExcelButton } from '../../src/kit/reports/ExcelButton.tsx';
import { shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp, renderInApp } from '../fixtures/renderApp.tsx';
import { sampleReport } from '../fixtures/sampleReport.ts';
import { asked } from './clienteApp.tsx';

vi.mock('../../src/kit/reports/client.ts', () => ({
  createExcelAt: vi.fn(),
  createPdf: vi.fn(),
  download: vi.fn(),
  getReady: vi.fn(),
}));
vi.mock('../../reports/registry.ts', async (original) => {
  const { REPORTS } = await original<typeof import('../../reports/registry.ts')>();
  return { REPORTS: [...REPORTS, (await import('../fixtures/sampleReport.ts')).sampleReport] };
});
const { createExcelAt, createPdf, download } = await import('../../src/kit/reports/client.ts');

const LIST = 'GET /Pessoa';
const answers = { [LIST]: () => [{ id: 7, codigo: 'C-007', nome: 'Têxtil Vale', flagAtivo: 1 }] };
const ROWS = [{ codigo: 'C-007', nome: 'Têxtil Vale' }];

beforeEach(() => {
  vi.mocked(createPdf)
    .mockReset()
    .mockResolvedValue(new Blob(['%PDF']));
  vi.mocked(createExcelAt)
    .mockReset()
    .mockResolvedValue({ file: new Blob(['PK']), name: 'industrias.xlsx', rows: 1 });
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => {};
});

test('one line in the registry gives a report its page, which loads what its address asks', async () => {
  const { api } = renderApp({ path: '/relatorio/industrias?flagMedidor=1', answers });
  expect(await screen.findByTitle('Documento PDF: Indústrias com medidor')).toBeInTheDocument();
  expect(asked(api, LIST)).toEqual([{ query: { descricao: '', flagAtivo: 'null', flagMedidor: '1' } }]);
  expect(vi.mocked(createPdf).mock.calls[0]?.[0]).toMatchObject({ title: 'Indústrias com medidor', rows: ROWS });
});

test('its page prints what a screen left', async () => {
  const left = {
    filters: { flagMedidor: '0' },
    data: [{ codigo: 'X', nome: 'Deixada' }],
    emittedAt: '2026-11-20T12:00:00Z',
  } as const;
  storeReport(sampleReport, left);
  expect(readReport(sampleReport, 'flagMedidor=0')).toEqual(left);
  const { api } = renderApp({ path: '/relatorio/industrias?flagMedidor=0', answers });
  await screen.findByTitle(/Documento PDF/);
  expect(asked(api, LIST)).toEqual([]);
  expect(vi.mocked(createPdf).mock.calls[0]?.[0]).toMatchObject({ rows: left.data, emittedAt: left.emittedAt });
});

test('it is for those who may see its menu', async () => {
  const modules = shippedModules().filter(({ path }) => path !== 'cadastro');
  const { api } = renderApp({
    path: '/relatorio/industrias?flagMedidor=1',
    answers: { ...answers, 'GET /Modulo/{groupId}': () => modules },
  });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Indústrias');
  expect(asked(api, LIST)).toEqual([]);
});

test('its Excel file is a button', async () => {
  const { person } = renderInApp(<ExcelButton report={sampleReport} filters={{ flagMedidor: '1' }} />, { answers });
  await person.click(await screen.findByRole('button', { name: 'Excel' }));
  await screen.findByText('Excel gerado com 1 registro');
  expect(vi.mocked(createExcelAt).mock.calls[0]?.[0]).toMatchObject({
    path: 'relatorio/industrias',
    search: '?flagMedidor=1',
    userId: 7,
  });
  expect(download).toHaveBeenCalledWith(expect.any(Blob), 'industrias.xlsx');
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takeCopied } from '../fixtures/clipboard.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { headings, rowTexts } from './registerScreens.tsx';

vi.mock('../../src/kit/reports/client.ts', () => ({
  createExcel: vi.fn(async () => new Blob()),
  createPdf: vi.fn(async () => new Blob()),
  download: vi.fn(),
  getReady: vi.fn(),
}));
const { createExcel, createPdf, download } = await import('../../src/kit/reports/client.ts');

const path = '/relatorio/usuario-tecnico';
const dtCadastro = '2026-01-05T12:00:00.000Z';
const answers = {
  'GET /Usuario': () => [
    { id: 4, nome: 'Íris Lima', login: 'iris', flagAtivo: 1, dtCadastro },
    { id: 5, nome: 'Bruno Reis', login: 'bruno', flagAtivo: 0, dtCadastro },
  ],
};

test('technicians are listed, to be looked at only, whatever the group may do', async () => {
  const { api, person } = renderApp({ path, answers });
  expect(await rowTexts()).toEqual([
    ['4', 'Íris Lima', 'iris', 'Habilitado', '05/01/2026 09:00'],
    ['5', 'Bruno Reis', 'bruno', 'Desabilitado', '05/01/2026 09:00'],
  ]);
  expect(await headings()).toEqual(['ID', 'Nome', 'Login', 'Situação', 'Data de Cadastro']);
  expect(screen.getByRole('heading', { level: 1, name: 'Técnicos' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Importar|Remover/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Novo|Editar/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(api.requests.find(({ name }) => name === 'GET /Usuario')?.request.query).toEqual({ idGrupoAcesso: 3 });

  await person.type(screen.getByRole('textbox', { name: 'Descrição' }), 'irís{Enter}');
  await waitFor(async () => expect(await rowTexts()).toHaveLength(1));
});

test('what is shown is copied for a spreadsheet', async () => {
  const hidden = { 'GET /preferencias/{chave}': () => ({ valor: { ocultas: ['id'], filtros: [] } }) };
  const { person } = renderApp({ path, answers: { ...answers, ...hidden } });
  await rowTexts();
  const copied = takeCopied();
  await person.click(await screen.findByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('2 linhas copiadas.')).toBeVisible();
  const { text } = await copied();
  expect(text.split('\r\n').map((line) => line.split('\t'))).toEqual([
    ['Nome', 'Login', 'Situação', 'Data de Cadastro'],
    ['Íris Lima', 'iris', 'Habilitado', '05/01/2026 09:00'],
    ['Bruno Reis', 'bruno', 'Desabilitado', '05/01/2026 09:00'],
  ]);
});

test('a browser that does not let copy is told of', async () => {
  const { person } = renderApp({ path, answers });
  await rowTexts();
  const button = await screen.findByRole('button', { name: 'Copiar' });
  takeCopied();
  vi.mocked(navigator.clipboard.write).mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await person.click(button);
  expect(await screen.findByText('O navegador não deixou copiar.')).toBeVisible();
});

test.each(['create', '3'])('there is no form, and so no page at %s', async (address) => {
  renderApp({ path: `${path}/${address}`, answers });
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the Excel and the PDF have the columns of the specification', async () => {
  const { person, router } = renderApp({ path, answers });
  await rowTexts();
  await person.click(screen.getByRole('button', { name: 'Excel' }));
  await screen.findByText('Excel gerado com 2 registros');
  expect(vi.mocked(download).mock.calls.at(-1)?.[1]).toBe('Relatorio_Tecnicos.xlsx');
  const [book] = vi.mocked(createExcel).mock.calls.at(-1) ?? [];
  expect(book?.sheets[0]?.columns.map(({ header }) => header)).toEqual(['id', 'nome', 'login', 'status', 'dtCadastro']);

  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => {};
  await router.navigate(`${path}/pdf`);
  await waitFor(() => expect(createPdf).toHaveBeenCalled());
  const [report] = vi.mocked(createPdf).mock.calls.at(-1) ?? [];
  expect(report && 'columns' in report && report.columns.map(({ header }) => header)).toEqual([
    '#',
    'Nome',
    'Login',
    'Situação',
    'Data de Cadastro',
  ]);
});

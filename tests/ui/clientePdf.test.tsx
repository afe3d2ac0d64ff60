import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parametros } from '../../domain/coleta/parametros.ts';
import { relatorioAnalises } from '../../reports/analises/definition.ts';
import { analiseDoCliente } from '../../reports/analises/load.ts';
import { cartaDbo } from '../../reports/carta-dbo/definition.ts';
import { dboDoCliente } from '../../reports/carta-dbo/load.ts';
import type { DoCliente } from '../../reports/cliente/definition.ts';
import type { ReportDefinition } from '../../reports/defineReport.ts';
import type { DocumentReport } from '../../reports/engine/document.ts';
import { readReport, storeReport, wipeStoredReports } from '../../src/app/storedReport.ts';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { endereco, hidrometro, respostas } from '../reports/clienteSamples.ts';
import { asked, CLIENTE, coleta } from './clienteApp.tsx';
import { paramAs } from './historicoLimits.ts';

vi.mock('../../src/kit/reports/client.ts', () => ({
  createExcel: vi.fn(),
  createPdf: vi.fn(),
  download: vi.fn(),
  getReady: vi.fn(),
}));
const { createPdf, download } = await import('../../src/kit/reports/client.ts');

const TODAY = '2026-11-20';
const emittedAt = '2026-11-19T12:00:00.000Z';
const COLETAS = [
  coleta({ id: 3, dtRetirada: '2026-10-02', DBO: '450', Cu: '1,6' }),
  coleta({ id: 2, dtRetirada: '2026-08-02', DBO: '510', idTipoDBO: 4 }),
  coleta({ id: 1, dtRetirada: '2026-07-02', DBO: '600' }),
];

const answers: Answers = {
  'GET /Pessoa/{id}': () => CLIENTE,
  'GET /PessoaEndereco': () => [endereco],
  'GET /PessoaPontoColeta/{idPessoa}': () => respostas().pontos,
  'GET /PessoaHidrometro': () => [hidrometro(1, '10023-4')],
  'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result: COLETAS }),
  'GET /Parametro': () => parametros.map((one) => paramAs(one)),
};

const open = (address: string, more: Answers = {}) =>
  renderApp({ path: `/cadastro/cliente/${address}`, answers: { ...answers, ...more } });
const lastReport = () => vi.mocked(createPdf).mock.calls.at(-1)?.[0];
/** What the last document says, its layout apart. */
const said = () => JSON.stringify((lastReport() as DocumentReport).blocks);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), toFake: ['Date'] });
  vi.mocked(createPdf)
    .mockReset()
    .mockResolvedValue(new Blob(['%PDF'], { type: 'application/pdf' }));
  URL.createObjectURL = vi.fn(() => 'blob:pdf');
  URL.revokeObjectURL = vi.fn();
  return () => vi.useRealTimers();
});

test('the analysis history loads itself for the client of its address', async () => {
  const { api, person, unmount } = open('relatorio-pdf?idPessoa=3');
  const viewer = await screen.findByTitle('Documento PDF: Relatório de análises');
  expect(viewer).toHaveAttribute('src', 'blob:pdf');
  expect(screen.getByRole('heading', { level: 1, name: 'Relatório de análises' })).toBeVisible();
  expect(asked(api, 'GET /Pessoa/{id}')).toEqual([{ params: { id: 3 } }]);
  expect(asked(api, 'GET /PessoaEndereco')).toEqual([{ query: { idPessoa: 3 } }]);
  expect(asked(api, 'GET /PessoaPontoColeta/{idPessoa}')).toEqual([{ params: { idPessoa: 3 } }]);
  expect(asked(api, 'GET /PessoaHidrometro')).toEqual([{ query: { idPessoa: 3 } }]);
  expect(asked(api, 'GET /HistoricoColeta/{idPessoa}/{versao}')).toEqual([{ params: { idPessoa: 3, versao: 1 } }]);
  expect(asked(api, 'GET /Parametro')).toHaveLength(1);
  expect(lastReport()).toMatchObject({
    title: 'Relatório de análises',
    subtitle: `${CLIENTE.nome} – 12 meses de 20/11/2025 a 20/11/2026, pelos limites do dia de cada coleta`,
  });
  for (const part of ['Rua das Flores', 'Cx Saída', '10023-4', '"0,520"', '20/11/2025 a 20/11/2026', '1,5 mg/L']) {
    expect(said()).toContain(part);
  }

  await person.click(screen.getByRole('button', { name: 'Baixar' }));
  expect(download).toHaveBeenCalledWith(expect.any(Blob), 'Relatorio_analises_C-003_2026-11-20.pdf');
  const print = vi.fn();
  Object.defineProperty(viewer, 'contentWindow', { value: { print } });
  await person.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:pdf');
});

test('the letter loads itself, without what it does not say', async () => {
  const { api, person } = open('dbo-pdf?idPessoa=3');
  await screen.findByTitle('Documento PDF: Atualização de DBO');
  expect(asked(api, 'GET /PessoaPontoColeta/{idPessoa}')).toHaveLength(0);
  expect(asked(api, 'GET /Parametro')).toHaveLength(0);
  for (const part of ['20 de novembro de 2026', CLIENTE.nome, 'Rua das Flores, 120', '10023-4', '"0,52"']) {
    expect(said()).toContain(part);
  }
  await person.click(screen.getByRole('button', { name: 'Baixar' }));
  expect(download).toHaveBeenCalledWith(expect.any(Blob), 'Atualizacao_DBO_C-003_2026-11-20.pdf');
});

test.each([
  ['historico-coletaSimples/pdf/0', 'Relatório técnico simples', '23/11/2020'],
  ['historico-coletaCompleta/pdf/0', 'Relatório técnico completo', '23/11/2020'],
  ['historico-coletaCompleta/pdf/1', 'Relatório técnico completo dos últimos 2 anos', '20/11/2024'],
])('the technical report at %s loads itself', async (path, title, start) => {
  open(`${path}?idPessoa=3`);
  await screen.findByTitle(`Documento PDF: ${title}`);
  expect(lastReport()?.subtitle).toContain(`coletas de ${start} a 20/11/2026`);
  for (const part of [CLIENTE.nome, 'Rua das Flores', '10023-4', '"0,520"', 'Cx Saída']) expect(said()).toContain(part);
});

test.each(['historico-coletaSimples/pdf/1', 'historico-coletaCompleta/pdf/2'])(
  '%s says what it lacks',
  async (path) => {
    const { api } = open(`${path}?idPessoa=3`);
    await screen.findByText(/não diz de que sequência é o relatório.*sequências salvas/);
    expect(asked(api, 'GET /HistoricoColeta/{idPessoa}/{versao}')).toHaveLength(0);
  },
);

const dados = respostas({ coletas: COLETAS });
function leave<D extends { id: number }>(report: ReportDefinition<DoCliente, D>, data: D) {
  storeReport(report, { filters: { idPessoa: data.id }, data, emittedAt });
}

test.each(['', '?idPessoa=12'])('what a screen left is printed as it is, without asking: "%s"', async (search) => {
  leave(relatorioAnalises, { ...analiseDoCliente(dados, TODAY), nome: 'Como estava' });
  leave(cartaDbo, { ...dboDoCliente(dados, TODAY), nome: 'Como estava' });
  for (const page of ['relatorio-pdf', 'dbo-pdf']) {
    const { api, unmount } = open(`${page}${search}`);
    await screen.findByTitle(/Documento PDF/);
    expect(lastReport()).toMatchObject({ emittedAt });
    expect(said()).toContain('Como estava');
    expect(api.requests.map(({ name }) => name).filter((name) => name in answers)).toEqual([]);
    unmount();
  }
});

test('what was left of another client is not printed', async () => {
  leave(cartaDbo, { ...dboDoCliente(dados, TODAY), nome: 'Outro cliente' });
  open('dbo-pdf?idPessoa=3');
  await screen.findByTitle(/Documento PDF/);
  expect(said()).toContain(CLIENTE.nome);
  expect(said()).not.toContain('Outro cliente');
});

test('what was left is gone with the session', () => {
  leave(cartaDbo, dboDoCliente(dados, TODAY));
  expect(localStorage.getItem('DADOS_DBO')).toContain(dados.cliente.nome);
  expect(readReport(cartaDbo, 'idPessoa=12')?.data.nome).toBe(dados.cliente.nome);
  expect(readReport(relatorioAnalises, 'idPessoa=12')).toBeNull();
  wipeStoredReports();
  expect(readReport(cartaDbo, '')).toBeNull();
});

test.each(['relatorio-pdf', 'dbo-pdf?idPessoa=', 'relatorio-pdf?idPessoa=abc'])(
  'without a client, %s says so and leads back to the list',
  async (address) => {
    // What was left is not that of an address that names something else.
    if (address.includes('?')) leave(relatorioAnalises, analiseDoCliente(dados, TODAY));
    open(address);
    expect(await screen.findByText(/Nenhum cliente foi informado/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar para a lista' })).toHaveAttribute('href', '/cadastro/cliente');
    expect(createPdf).not.toHaveBeenCalled();
  },
);

test('without collections there is a history to print, but nothing to ask for in a letter', async () => {
  const none: Answers = { 'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result: [] }) };
  const { unmount } = open('relatorio-pdf?idPessoa=3', none);
  await screen.findByTitle(/Documento PDF/);
  unmount();
  vi.mocked(createPdf).mockClear();
  open('dbo-pdf?idPessoa=3', none);
  expect(await screen.findByText(/não tem coletas que formem a média de DBO/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar para o cliente' })).toHaveAttribute('href', '/cadastro/cliente/3');
  expect(createPdf).not.toHaveBeenCalled();
});

test('a failure is told with a way to try again and a way back', async () => {
  let broken = true;
  const { person } = open('relatorio-pdf?idPessoa=3', {
    'GET /Pessoa/{id}': () => {
      if (broken) throw failure('O servidor está ocupado', 503);
      return CLIENTE;
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível gerar o PDF. O servidor está ocupado');
  expect(screen.getByRole('link', { name: 'Voltar para o cliente' })).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.getByTitle(/Documento PDF/)).toBeInTheDocument());
});

test('of a client that is not there nothing is tried again, and the way back is the list', async () => {
  open('relatorio-pdf?idPessoa=9999', {
    'GET /Pessoa/{id}': () => {
      throw failure('Cliente não encontrado', 404);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível gerar o PDF. Cliente não encontrado');
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Voltar para a lista' })).toHaveAttribute('href', '/cadastro/cliente');
});

test('a character that cannot be drawn is named', async () => {
  vi.mocked(createPdf).mockRejectedValue(new Error('O caractere “😀” não existe na fonte dos relatórios.'));
  open('relatorio-pdf?idPessoa=3');
  expect(await screen.findByRole('alert')).toHaveTextContent('O caractere “😀” não existe');
});

test('is not for those who may not see clients', async () => {
  const modules = shippedModules().filter(({ path }) => path !== 'cadastro');
  const { api } = open('relatorio-pdf?idPessoa=3', { 'GET /Modulo/{groupId}': () => modules });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Relatório');
  expect(asked(api, 'GET /Pessoa/{id}')).toHaveLength(0);
});

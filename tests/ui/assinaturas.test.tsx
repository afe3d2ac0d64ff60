import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../dataProvider/envelope.ts';
import { type Answers, failure } from '../fixtures/fakeApi.ts';
import { legacyServer } from '../fixtures/legacyServer.ts';
import { ANA, renderApp, renderAppOver } from '../fixtures/renderApp.tsx';
import { asked } from './acessoScreens.tsx';
import { showOnPhone } from './phone.ts';

const CARTAS = {
  id: 4,
  relatorio: 'relatorio/nao-conforme/pdf',
  titulo: 'Relatório de Não Conformidades',
  filtros: '',
  filtrosEmPalavras: null,
  dia: 5,
  proximoEnvio: '2026-12-05',
  ultimoEnvio: { mes: '2026-10', situacao: 'enviada', em: '2026-11-05T12:00:00.000Z', erro: null },
  versao: 2,
};
const ROTEIROS = {
  ...CARTAS,
  id: 5,
  relatorio: 'cadastro/roteiro/pdf',
  titulo: 'Relatório de Roteiros',
  filtros: 'filter=%7B%7D&sort=descricao&order=ASC',
  filtrosEmPalavras: 'Situação: Habilitado',
  ultimoEnvio: null,
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const own = (...assinaturas: object[]) => ({ email: 'ana@example.com', assinaturas });
const answers = (more: Answers): Answers => ({
  'GET /HistoricoColeta/Industria': () => [],
  'GET /Usuario/sessoes': () => [],
  ...more,
});

async function openDialog(path: string, more: Answers = {}) {
  const app = renderApp({ path, answers: answers(more) });
  await app.person.click(await screen.findByRole('button', { name: 'Assinar por e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assinar por e-mail' }));
  return { ...app, app, dialog };
}
/** The rows of a table, cell by cell, without its headings. */
async function rowsOf(name: string): Promise<string[][]> {
  const table = await screen.findByRole<HTMLTableElement>('table', { name });
  return [...table.rows].slice(1).map(({ cells }) => [...cells].map(({ textContent }) => textContent));
}
const factsOf = ({ getAllByRole }: Pick<typeof screen, 'getAllByRole'>) =>
  getAllByRole('definition').map(({ textContent }) => textContent);

test('a report is subscribed to for a day of the month, and the first sending is told', async () => {
  const { app, person, dialog } = await openDialog('/relatorio/nao-conforme', {
    'POST /assinaturas': () => ({ id: 4, versao: 1 }),
  });
  expect(factsOf(dialog)).toEqual(['Relatório de Não Conformidades', 'Nenhum: tudo', 'ana@example.com', '01/12/2026']);
  await person.click(dialog.getByRole('combobox', { name: /Dia do mês/ }));
  await person.click(await screen.findByRole('option', { name: 'Dia 25' }));
  expect(factsOf(dialog).at(-1)).toBe('25/11/2026');
  await person.click(dialog.getByRole('button', { name: 'Assinar' }));
  expect(await screen.findByText('Relatório assinado')).toBeVisible();
  expect(asked(app, 'POST /assinaturas').map(({ body }) => body)).toEqual([
    { relatorio: 'relatorio/nao-conforme/pdf', filtros: '', dia: 25 },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Assinar por e-mail' })).toHaveFocus();
});

test('a refusal leaves the dialog open and says why', async () => {
  const { person, dialog } = await openDialog('/relatorio/nao-conforme', {
    'POST /assinaturas': () => {
      throw failure('Só 50 assinaturas por usuário: cancele alguma', 422);
    },
  });
  await person.click(dialog.getByRole('button', { name: 'Assinar' }));
  expect(await dialog.findByText(/Só 50 assinaturas por usuário/)).toBeVisible();
});

test('one that is there is changed, or ended, in the same dialog', async () => {
  const { app, person, dialog } = await openDialog('/relatorio/nao-conforme', {
    'GET /assinaturas': () => own(CARTAS),
    'DELETE /assinaturas': () => ({ id: 4 }),
  });
  expect(factsOf(dialog).at(-1)).toBe('05/12/2026');
  expect(dialog.getByRole('combobox', { name: /Dia do mês/ })).toHaveTextContent('Dia 5');
  expect(dialog.getByRole('button', { name: 'Salvar' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Cancelar assinatura' }));
  expect(await screen.findByText('Assinatura cancelada')).toBeVisible();
  expect(asked(app, 'DELETE /assinaturas').map(({ query }) => query)).toEqual([{ id: 4, versao: 2 }]);
});

test('a list is subscribed to as it is filtered, and another order of it is told', async () => {
  const filter = encodeURIComponent('{"flagAtivo":"1"}');
  const { app, person, dialog } = await openDialog(`/cadastro/roteiro?filter=${filter}&sort=id&order=ASC`, {
    'GET /Roteiro': () => [{ id: 1, descricao: 'Sul', flagAtivo: 1 }],
    'GET /assinaturas': () => own(ROTEIROS),
    'POST /assinaturas': () => ({ id: 6, versao: 1 }),
  });
  expect(factsOf(dialog)[1]).toBe('Situação: Habilitado');
  expect(dialog.getByText(/já recebe este relatório com outros filtros ou em outra ordem/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Assinar' }));
  await screen.findByText('Relatório assinado');
  const [sent] = asked(app, 'POST /assinaturas');
  expect(sent?.body).toEqual({
    relatorio: 'cadastro/roteiro/pdf',
    filtros: `filter=${filter}&sort=id&order=ASC`,
    dia: 1,
  });
});

test('a report that is a table is subscribed to without its period, also where it is empty', async () => {
  const { app, person, dialog } = await openDialog(
    '/relatorio/monitoramento-carga?dtInicio=2026-10-01&dtFim=2026-10-31',
    {
      'GET /RelatorioMonitoramentoCarga': () => [],
      'POST /assinaturas': () => ({ id: 6, versao: 1 }),
    },
  );
  await person.click(dialog.getByRole('button', { name: 'Assinar' }));
  await screen.findByText('Relatório assinado');
  expect(asked(app, 'POST /assinaturas').map(({ body }) => body)).toEqual([
    { relatorio: 'relatorio/monitoramento-carga/pdf', filtros: '', dia: 1 },
  ]);
});

test("'Minha conta' has what one gets by mail, and ends it", async () => {
  const lists = [[CARTAS, { ...ROTEIROS, ultimoEnvio: { ...CARTAS.ultimoEnvio, situacao: 'falhou', erro: 'Grande' } }]];
  const app = renderApp({
    path: '/minha-conta',
    answers: answers({
      'GET /assinaturas': () => own(...lists[0]!),
      'DELETE /assinaturas': () => ({ id: lists[0]!.shift()!.id }),
    }),
  });
  const [first, second] = await rowsOf('Relatórios por e-mail');
  expect(first?.slice(0, 4)).toEqual([
    'Relatório de Não Conformidades',
    '5',
    '05/12/2026',
    'Enviado em 05/11/2026 09:00',
  ]);
  expect(second?.slice(0, 4)).toEqual([
    'Relatório de RoteirosSituação: Habilitado',
    '5',
    '05/12/2026',
    'Não enviado em 05/11/2026 09:00: Grande',
  ]);
  const end = 'Cancelar a assinatura de Relatório de Não Conformidades';
  await app.person.click(screen.getByRole('button', { name: end }));
  const question = within(await screen.findByRole('alertdialog', { name: end }));
  await app.person.click(question.getByRole('button', { name: 'Cancelar assinatura' }));
  await waitFor(async () => expect(await rowsOf('Relatórios por e-mail')).toHaveLength(1));
  expect(asked(app, 'DELETE /assinaturas').map(({ query }) => query)).toEqual([{ id: 4, versao: 2 }]);
  await app.person.click(screen.getByRole('button', { name: 'Editar a assinatura de Relatório de Roteiros' }));
  expect(await screen.findByRole('dialog', { name: 'Assinar por e-mail' })).toBeVisible();
});

test('on a phone each is a card, with all that is known of it and what can be done', async () => {
  showOnPhone();
  const app = renderApp({
    path: '/minha-conta',
    answers: answers({
      'GET /assinaturas': () => own(CARTAS, ROTEIROS),
      'GET /assinaturas/todas': () => [{ ...CARTAS, assinante: 'Bia Lima' }],
    }),
  });
  const cards = within(await screen.findByRole('list', { name: 'Relatórios por e-mail' })).getAllByRole('listitem');
  expect(cards[0]).toHaveTextContent(
    /^Relatório de Não ConformidadesDia: 5Próximo envio: 05\/12\/2026Último envio: Enviado em 05\/11\/2026 09:00Editar/,
  );
  expect(cards[1]).toHaveTextContent(/^Relatório de RoteirosSituação: HabilitadoDia: 5.*Último envio: Nenhum ainda/);
  const all = await screen.findByRole('list', { name: 'Relatórios por e-mail de todos os usuários' });
  expect(all).toHaveTextContent(/^Relatório de Não ConformidadesAssinante: Bia LimaDia: 5/);
  expect(within(all).queryByRole('button', { name: /^Editar/ })).toBeNull();
  await app.person.click(screen.getByRole('button', { name: 'Editar a assinatura de Relatório de Roteiros' }));
  expect(await screen.findByRole('dialog', { name: 'Assinar por e-mail' })).toBeVisible();
});

test('ADMINISTRADOR sees those of all, others do not ask for them', async () => {
  const all = () => [{ ...CARTAS, assinante: 'Bia Lima' }];
  renderApp({ path: '/minha-conta', answers: answers({ 'GET /assinaturas/todas': all }) });
  await screen.findByRole('table', { name: 'Relatórios por e-mail de todos os usuários' });
  expect(screen.getByRole('cell', { name: 'Bia Lima' })).toBeVisible();
  expect(screen.getByText(/use 'Assinar por e-mail'/)).toBeVisible();
});

test('whoever is no administrator is shown their own only', async () => {
  const app = renderApp({
    path: '/minha-conta',
    user: { ...ANA, GrupoAcesso: { id: 3, nome: 'TECNICO' } },
    answers: answers({}),
  });
  await screen.findByText(/use 'Assinar por e-mail'/);
  expect(asked(app, 'GET /assinaturas/todas')).toEqual([]);
});

test('a legacy server has no reports by mail', async () => {
  const { fetch } = legacyServer();
  renderAppOver(createApi({ baseUrl: '', fetch, userId: () => 7 }), { path: '/cadastro/roteiro' });
  await screen.findByRole('button', { name: 'Excel' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assinar por e-mail' })).toBeNull());
});

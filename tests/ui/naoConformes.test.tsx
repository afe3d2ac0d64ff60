import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { dataUrl, JPEG, png } from '../fixtures/imagens.ts';
import { ANA, renderApp } from '../fixtures/renderApp.tsx';
import { asked, tableTexts } from './acessoScreens.tsx';
import { showOnPhone } from './phone.ts';

const coleta = (id: number, dtExecucao: string) => ({
  id,
  codigoPessoa: `C-${id}`,
  nome: `Indústria ${String(id).padStart(2, '0')}`,
  nroDocumento: id === 1 ? null : '11222333000181',
  enderecoCompleto: '',
  dtExecucao,
  pontoColeta: null,
  naoConformes: [{ idParametro: 8, sigla: 'Cu', descricao: 'Cobre', minimo: 0, maximo: 1.5, valorParametro: '1,6' }],
});
const COLETAS = [coleta(1, '2026-11-05'), coleta(2, '2026-11-10')];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const open = (search = '', answers: Answers = {}) =>
  renderApp({
    path: `/relatorio/nao-conforme${search}`,
    answers: { 'GET /HistoricoColeta/Industria': () => COLETAS, ...answers },
  });

test('shows the last 30 days, newest first, each with the link of its letter', async () => {
  const app = open();
  const [headings, ...rows] = await tableTexts();
  expect(headings).toEqual(['Indústria', 'CNPJ', 'Coleta', 'Carta', 'Relatório PDF']);
  expect(rows.map((cells) => cells.slice(0, 3))).toEqual([
    ['Indústria 02', '11.222.333/0001-81', '10/11/2026'],
    ['Indústria 01', '-', '05/11/2026'],
  ]);
  for (const word of ['11.222.333/0001-81', '10/11/2026']) {
    expect(screen.getByRole('cell', { name: word })).toHaveStyle({ whiteSpace: 'nowrap' });
  }
  expect(asked(app, 'GET /HistoricoColeta/Industria')[0]?.query).toEqual({
    dtInicio: '2026-10-21',
    dtFim: '2026-11-20',
    mais: '1',
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('053_FMEI Relatório de Não Conformidades');
  expect(screen.getByRole('link', { name: 'PDF de Indústria 02, 10/11/2026, abre em nova aba' })).toHaveAttribute(
    'href',
    '/relatorio/nao-conforme/pdf?dtInicio=2026-11-10&dtFim=2026-11-10&id=2',
  );
  expect(screen.getByRole('link', { name: 'PDF, abre em nova aba' })).toHaveAttribute(
    'href',
    '/relatorio/nao-conforme/pdf?dtInicio=2026-10-21&dtFim=2026-11-20',
  );
});

test('on a phone a document that begins with letters is named as others are', async () => {
  showOnPhone();
  open('', { 'GET /HistoricoColeta/Industria': () => [{ ...COLETAS[1], nroDocumento: 'ZZFIC005000170' }] });
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent(
    /CNPJ: ZZ\.FIC\.005\/0001-70 · Coleta: 10\/11\/2026/,
  );
});

test('a letter is told to be sent, and those not sent are shown alone', async () => {
  const cartas = new Map([[1, '2026-11-19T12:00:00.000Z']]);
  const app = open('', {
    'GET /HistoricoColeta/Industria': () => COLETAS.map((one) => ({ ...one, cartaEm: cartas.get(one.id) ?? null })),
    'POST /HistoricoColeta/Industria/cartas': ({ body }) => {
      cartas.set(2, '2026-11-20T12:00:00.000Z');
      return body;
    },
  });
  const letters = async () => (await tableTexts()).slice(1).map((cells) => cells[3]);
  expect(await letters()).toEqual(['Não enviadaMarcar enviada', 'Enviada em 19/11/2026Desfazer']);
  // Who speaks to it says what it shows.
  expect(screen.getByText('Desfazer').closest('button')).toHaveAccessibleName(/^Desfazer: .* Indústria 01/);
  await app.person.click(screen.getByRole('checkbox', { name: 'Só sem carta enviada' }));
  await waitFor(async () => expect(await letters()).toEqual(['Não enviadaMarcar enviada']));
  // Its file has those alone too.
  expect(screen.getByRole('link', { name: 'PDF, abre em nova aba' })).toHaveAttribute(
    'href',
    '/relatorio/nao-conforme/pdf?dtInicio=2026-10-21&dtFim=2026-11-20&semCarta=1',
  );
  await app.person.click(screen.getByRole('button', { name: 'Marcar enviada a carta de Indústria 02, 10/11/2026' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await screen.findByText('Nenhuma coleta deste período está sem carta enviada.')).toBeVisible();
  expect(asked(app, 'POST /HistoricoColeta/Industria/cartas')[0]?.body).toEqual({ ids: [2], enviada: 1 });
});

test('a period that is searched for is kept in the address', async () => {
  const app = open();
  await tableTexts();
  const from = screen.getByLabelText('Data inicial');
  await app.person.clear(from);
  await app.person.type(from, '1/2/2026');
  const until = screen.getByLabelText('Data final');
  await app.person.clear(until);
  await app.person.type(until, '28/02/2026{Enter}');
  await waitFor(() =>
    expect(asked(app, 'GET /HistoricoColeta/Industria').at(-1)?.query).toEqual({
      dtInicio: '2026-02-01',
      dtFim: '2026-02-28',
      mais: '1',
    }),
  );
  expect(decodeURIComponent(app.router.state.location.search)).toContain('"dtInicio":"2026-02-01"');
});

test('the period of an address such as that of the letters is the one that is listed', async () => {
  const app = open('?dtInicio=2026-02-01&dtFim=2026-02-28');
  await tableTexts();
  expect(asked(app, 'GET /HistoricoColeta/Industria').map(({ query }) => query)).toEqual([
    { dtInicio: '2026-02-01', dtFim: '2026-02-28', mais: '1' },
  ]);
  expect(screen.getByLabelText('Data inicial')).toHaveValue('01/02/2026');
});

test.each([
  ['31/02/2026', '01/03/2026', 'Data inválida'],
  ['', '01/03/2026', 'Data inválida'],
  ['02/03/2026', '01/03/2026', 'Antes da data inicial'],
])('from %s to %s nothing is asked, and why is told', async (inicio, fim, why) => {
  const app = open();
  await tableTexts();
  const before = asked(app, 'GET /HistoricoColeta/Industria').length;
  for (const [label, text] of [
    ['Data inicial', inicio],
    ['Data final', fim],
  ] as const) {
    await app.person.clear(screen.getByLabelText(label));
    if (text) await app.person.type(screen.getByLabelText(label), text);
  }
  await app.person.click(screen.getByRole('button', { name: 'Pesquisar' }));
  expect(await screen.findByText(why)).toBeVisible();
  expect(asked(app, 'GET /HistoricoColeta/Industria')).toHaveLength(before);
});

test('a long list has pages', async () => {
  const many = Array.from({ length: 30 }, (_, at) => coleta(at + 1, '2026-11-05'));
  const app = open('', { 'GET /HistoricoColeta/Industria': () => many });
  expect(await tableTexts()).toHaveLength(26);
  expect(screen.getByText('30 registros')).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: /próxima página/i }));
  await waitFor(async () => expect(await tableTexts()).toHaveLength(6));
});

test('without any there is nothing to print; a failure is told', async () => {
  const { unmount } = open('', { 'GET /HistoricoColeta/Industria': () => [] });
  expect(await screen.findByText('Nenhuma coleta deste período tem resultado não conforme.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /abre em nova aba/ })).not.toBeInTheDocument();
  unmount();
  open('', {
    'GET /HistoricoColeta/Industria': () => {
      throw failure('Servidor ocupado', 500);
    },
  });
  expect(await screen.findByText(/Servidor ocupado/)).toBeVisible();
});

test('is for those who may see it', async () => {
  const modules = shippedModules().filter(({ path }) => path !== 'relatorio');
  const app = open('', { 'GET /Modulo/{groupId}': () => modules });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('053');
  expect(asked(app, 'GET /HistoricoColeta/Industria')).toHaveLength(0);
});

const settings: Answers = {
  'GET /configuracao-relatorios': () => ({ id: 1, ...CONFIGURACAO_PADRAO, versao: 4 }),
  'POST /configuracao-relatorios': () => ({ id: 1, versao: 5 }),
};

test('administrators set who signs, with the version that they saw', async () => {
  const app = open('', settings);
  await app.person.click(await screen.findByRole('button', { name: 'Configurações de relatórios' }));
  const name = await screen.findByLabelText('Quem assina');
  expect(screen.getByLabelText('Formulário: não conformidades')).toHaveValue('053_FMEI Rev.06');
  // Its fields are no parts of it: no heading but its own.
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  await app.person.type(name, 'Ana Souza');
  await app.person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações salvas')).toBeVisible();
  const { logotipo: _untouched, ...texts } = CONFIGURACAO_PADRAO;
  const body = asked(app, 'POST /configuracao-relatorios')[0]?.body;
  expect(body).toMatchObject({ ...texts, assinante: 'Ana Souza', versao: 4 });
  expect(body).not.toHaveProperty('logotipo');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a logotype is looked at by its bytes, shown, saved and taken away again', async () => {
  const url = dataUrl(png(64, 32));
  const app = open('', {
    ...settings,
    'GET /configuracao-relatorios': () => ({ id: 1, ...CONFIGURACAO_PADRAO, logotipo: url, versao: 4 }),
  });
  await app.person.click(await screen.findByRole('button', { name: 'Configurações de relatórios' }));
  expect(await screen.findByRole('img', { name: 'Logotipo atual' })).toHaveAttribute('src', url);
  const chooser = screen.getByLabelText('Arquivo do logotipo');
  await app.person.upload(chooser, new File(['GIF89a'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText('Escolha uma imagem PNG ou JPEG')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Logotipo atual' })).toHaveAttribute('src', url);
  await app.person.click(screen.getByRole('button', { name: 'Remover logotipo' }));
  expect(screen.queryByText('Escolha uma imagem PNG ou JPEG')).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Logotipo atual' })).not.toBeInTheDocument();
  await app.person.upload(chooser, new File([new Uint8Array(JPEG)], 'logo.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('img', { name: 'Logotipo atual' })).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações salvas')).toBeVisible();
  expect(asked(app, 'POST /configuracao-relatorios')[0]?.body).toMatchObject({
    logotipo: dataUrl(JPEG, 'image/jpeg'),
    versao: 4,
  });
});

test('nobody else is offered them', async () => {
  renderApp({
    path: '/relatorio/nao-conforme',
    user: { ...ANA, GrupoAcesso: { id: 3, nome: 'TECNICO' } },
    answers: { 'GET /HistoricoColeta/Industria': () => COLETAS, ...settings },
  });
  await tableTexts();
  expect(screen.queryByRole('button', { name: 'Configurações de relatórios' })).not.toBeInTheDocument();
});

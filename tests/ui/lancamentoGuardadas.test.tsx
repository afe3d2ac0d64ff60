import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { clear, createStore, entries, set } from 'idb-keyval';
import { HttpError } from 'react-admin';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { draftsOf } from '../../src/app/clienteDrafts.ts';
import { eraseDrafts } from '../../src/app/draftPlace.ts';
import { type Kept, keepReply, keptReply, STORE, wipeReplies } from '../../src/app/keptReplies.ts';
import { endSession, startSession } from '../../src/app/session.ts';
import { forgetPendentesDe } from '../../src/pages/lancamento/guardado/guardados.ts';
import type { MesGuardado } from '../../src/pages/lancamento/guardado/mesGuardado.ts';
import { ANA } from '../fixtures/renderApp.tsx';
import { LEITURAS, leitura, openGrid, openLancamento } from './lancamentoScreen.tsx';

const SEM_RESPOSTA = /^O servidor não respondeu: as leituras são as que este aparelho guardou em \d/;
const NOVEMBER = 'leituras:2026-11';
const TO_READINGS = '{ArrowRight>6/}';
const PART = '/cadastro/vazao-lancamento?nomeCliente=ria%202&idMes=11&idAno=2026';

const kept = () => keptReply<MesGuardado>(ANA.id, NOVEMBER);
const readings = async () =>
  (await kept())?.value.leituras.data.map(({ registro, leituraAtual }) => [registro, leituraAtual]);

const nobody = () => {
  throw new HttpError('Erro na requisição', 0);
};
/** Nobody answers anything. */
const OFFLINE = {
  'GET /Modulo/{groupId}': nobody,
  'GET /PessoaHidrometro': nobody,
  'GET /PessoaHidrometroLancamento/contexto': nobody,
  'GET /CategoriaCobranca': nobody,
  'GET /apresentacao': nobody,
};

/** What is typed is kept on disk as well. */
const TYPED = createStore('efluentes-lancamento', 'copias');

beforeEach(async () => {
  await wipeReplies();
  await clear(TYPED);
});

function goOffline() {
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => act(() => onlineManager.setOnline(true)));
}

/** The grid was open, and is there no more. */
async function openedBefore(...options: Parameters<typeof openGrid>) {
  const app = await openGrid(...options);
  await waitFor(async () => expect(await kept()).not.toBeNull(), { timeout: 5_000 });
  app.unmount();
}

test('a month that was read before opens without a connection, with its moment, and is typed in', async () => {
  await openedBefore();
  goOffline();
  const { grid, cell, person } = await openGrid({ answers: OFFLINE });
  expect(screen.getByText(SEM_RESPOSTA)).toBeVisible();
  grid.focus();
  await person.keyboard(`${TO_READINGS}123{Enter}`);
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('123');
  expect(cell('H-1', 'Volume medido')).toHaveTextContent('23');
  expect(screen.getByText(/^1 leitura não salva: sem conexão/)).toBeVisible();
});

test('what a filter asks for is found in it', async () => {
  await openedBefore();
  goOffline();
  openLancamento({ answers: OFFLINE, path: PART });
  expect(await screen.findByText('2 medidores', { exact: false })).toBeVisible();
  expect(screen.getByText('H-3')).toBeVisible();
  expect(screen.queryByText('H-1')).toBeNull();
});

test('with the server what it tells stands in their place', async () => {
  await openedBefore();
  let answers = false;
  const { cell, person } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () =>
        answers ? [leitura({ idHidrometro: 1, id: 5, leituraAtual: 150, versao: 1 })] : nobody(),
    },
  });
  answers = true;
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(cell('H-1', 'Leitura atual')).toHaveTextContent('150'));
  expect(screen.queryByText(SEM_RESPOSTA)).toBeNull();
});

test('what was typed is not taken for saved because what is kept says the same', async () => {
  await openedBefore({ leituras: [leitura({ idHidrometro: 1, id: 5, leituraAtual: 150, versao: 1 })] });
  const pendente = {
    ...{ idHidrometro: 1, idPessoa: 1, id: 5, versao: 2, rotulo: 'Indústria 1 – H-1', chave: 'a' },
    textos: { leituraAtual: '150' },
    base: { leituraAtual: '160' },
  };
  localStorage.setItem(`listaLancamentoEnvio:${ANA.id}:2026-11`, JSON.stringify([pendente]));
  goOffline();
  const { cell } = await openGrid({ answers: OFFLINE });
  expect(cell('H-1', 'Situação')).toHaveTextContent('não salvo');
});

/** Whether a request is for the whole month. */
const isWhole = ({ query }: { query?: unknown }) => (query as { nomeCliente: string }).nomeCliente === '';

test('a month that is shown in part is kept whole, and one that is saved as saved, as old as it was read', async () => {
  const SAVE = 'POST /PessoaHidrometroLancamento';
  const saved = { id: 70, versao: 1, volumeMedido: 10, volumeCorrigido: 10, tempoFinal: null, flagMedia: 0 as const };
  let held = LEITURAS;
  const { grid, person } = await openGrid({
    answers: {
      [SAVE]: () => {
        held = held.map((one) => (one.idHidrometro === 3 ? { ...one, ...saved, leituraAtual: 310 } : one));
        return saved;
      },
      'GET /PessoaHidrometro': (request) => (isWhole(request) ? held : held.slice(2)),
    },
    path: PART,
  });
  await waitFor(async () => expect(await readings()).toHaveLength(4), { timeout: 5_000 });
  grid.focus();
  await person.keyboard(`${TO_READINGS}310{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(async () => expect((await readings())?.at(2)).toEqual(['H-3', 310]), { timeout: 5_000 });
});

test('what is being typed goes on whatever is asked again meanwhile, and however often nobody answers', async () => {
  await openedBefore();
  const { grid, cell, person } = await openGrid({ answers: OFFLINE });
  grid.focus();
  await person.keyboard(`${TO_READINGS}1`);
  const field = screen.getByRole('textbox', { name: 'Leitura atual, H-1' });
  for (const event of ['offline', 'online', 'visibilitychange']) {
    await act(async () => void window.dispatchEvent(new Event(event)));
    expect(field).toBeInTheDocument();
  }
  await person.keyboard('23{Enter}');
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('123');
});

test('what was typed is not taken for saved by a whole month that is older than what was seen', async () => {
  const before = leitura({ idHidrometro: 3, id: 5, leituraAtual: 310, versao: 1 });
  const now = { ...before, leituraAtual: 350, versao: 2 };
  let lost = false;
  const { cell, person } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': (request) => (isWhole(request) ? [before] : lost ? nobody() : [now]),
    },
    path: PART,
  });
  await person.click(cell('H-3', 'Leitura atual'));
  await person.keyboard('310{Enter}');
  expect(cell('H-3', 'Situação')).toHaveTextContent('não salvo');
  lost = true;
  await person.type(screen.getByRole('textbox', { name: 'Cliente' }), ' ');
  await person.clear(screen.getByRole('textbox', { name: 'Cliente' }));
  await person.type(screen.getByRole('textbox', { name: 'Cliente' }), 'indústria 2');
  await person.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByText(SEM_RESPOSTA)).toBeVisible();
  expect(screen.getByText(/^1 leitura não salva/)).toBeVisible();
});

test('categories and medians come back with the server, and stay meanwhile', async () => {
  await openedBefore();
  let answers = false;
  const answer =
    <T,>(reply: T) =>
    () =>
      answers ? reply : nobody();
  const { cell, person } = await openGrid({
    answers: { ...OFFLINE, 'GET /PessoaHidrometro': answer(LEITURAS), 'GET /apresentacao': () => ({}) },
  });
  expect(cell('H-1', 'Tipo de Cobrança')).toHaveTextContent('Leitura');
  answers = true;
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.queryByText(SEM_RESPOSTA)).toBeNull());
  expect(cell('H-1', 'Tipo de Cobrança')).toHaveTextContent('Leitura');
  expect((await kept())?.value.contextos).toHaveLength(4);
});

test('of who is erased while the page is open it keeps nothing again', async () => {
  await openGrid();
  await waitFor(async () => expect(await readings()).toHaveLength(4), { timeout: 5_000 });
  const first = (await kept())?.em;
  eraseDrafts(draftsOf(1));
  await forgetPendentesDe(1);
  goOffline();
  act(() => onlineManager.setOnline(true));
  await waitFor(async () => expect((await kept())?.em).not.toBe(first), { timeout: 5_000 });
  expect((await readings())?.map(([registro]) => registro)).toEqual(['H-3', 'H-4']);
});

test('whom the server refuses is shown nothing of it', async () => {
  await openedBefore();
  const refused = () => {
    throw new HttpError('Seu grupo não tem permissão', 403);
  };
  openLancamento({ answers: { 'GET /PessoaHidrometro': refused } });
  expect(await screen.findByText(/Seu grupo não tem permissão/)).toBeVisible();
  expect(screen.queryByText('H-1')).toBeNull();
  await waitFor(async () => expect(await entries(STORE)).toEqual([]));
});

test.each([
  ['is left', () => endSession()],
  ['is lost', () => endSession('expired')],
  ['becomes another user’s', () => startSession({ ...ANA, id: 8 })],
])('it goes when the session %s, and nothing is kept after it', async (_how, end) => {
  const app = await openGrid();
  await waitFor(async () => expect(await kept()).not.toBeNull(), { timeout: 5_000 });
  act(end);
  await waitFor(async () => expect(await kept()).toBeNull());
  app.unmount();
  await keepReply(ANA.id, NOVEMBER, { em: new Date().toISOString(), value: 1 });
  expect((await entries(STORE)).filter(([key]) => String(key).startsWith(`${ANA.id}:`))).toEqual([]);
});

test('of a client whose person is erased it holds nothing more', async () => {
  await openedBefore();
  await forgetPendentesDe(1);
  expect((await readings())?.map(([registro]) => registro)).toEqual(['H-3', 'H-4']);
});

test('what is older than a month is not shown any more', async () => {
  await openedBefore();
  const old = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
  await set(`${ANA.id}:${NOVEMBER}`, { ...((await kept()) as Kept<MesGuardado>), em: old }, STORE);
  openLancamento({ answers: { 'GET /PessoaHidrometro': nobody } });
  expect(await screen.findByText(/^Não foi possível obter as leituras/, {}, { timeout: 10_000 })).toBeVisible();
});

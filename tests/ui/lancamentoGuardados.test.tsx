import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pedidoDe } from '../../src/pages/lancamento/envio/pedido.ts';
import { lugarDosPendentes } from '../../src/pages/lancamento/guardado/guardados.ts';
import { createPendencias } from '../../src/pages/lancamento/guardado/pendencias.ts';
import type { Pendente } from '../../src/pages/lancamento/guardado/pendente.ts';
import { createLinhas } from '../../src/pages/lancamento/linha/linha.ts';
import { ANA } from '../fixtures/renderApp.tsx';
import { contextosDe, LEITURAS, leitura, openGrid } from './lancamentoScreen.tsx';

const IDS = 'listaLancamentoEnvio';
const VALUES = `${IDS}:7:2026-11`;
const SAVED = {
  id: 71,
  versao: 1,
  leituraAnterior: 100,
  volumeMedido: 10,
  volumeCorrigido: 10,
  tempoFinal: null,
  flagMedia: 0,
};

afterEach(() => vi.restoreAllMocks());

const kept = (): { idHidrometro: number; id: number; textos: object }[] =>
  JSON.parse(localStorage.getItem(VALUES) ?? '[]');
const keptMeters = () => kept().map(({ idHidrometro }) => idHidrometro);

/** A browser without room for what the grid keeps. @returns what makes room again */
function fillStorage() {
  const write = Storage.prototype.setItem;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.includes(IDS)) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  return () => full.mockRestore();
}

const LEITURA_ATUAL = '{ArrowRight>6/}';
const NO_ROOM = /^O navegador não tem espaço/;

test('what the browser had no room for is kept as soon as there is some, and another tab does not take it away', async () => {
  const makeRoom = fillStorage();
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard(`${LEITURA_ATUAL}110{Enter}`);
  expect(screen.getByText(NO_ROOM)).toBeVisible();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VALUES })));
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('110');
  expect(screen.getByText(NO_ROOM)).toBeVisible();
  makeRoom();
  await person.keyboard('220{Enter}');
  expect(keptMeters()).toEqual([1, 2]);
  expect(screen.queryByText(NO_ROOM)).toBeNull();
});

test('what there is no room for outlives another month, and the browser asks before it closes the page', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  fillStorage();
  const { grid, person } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': ({ query }) => LEITURAS.map((one) => ({ ...one, idMes: Object(query).idMes })),
      'POST /PessoaHidrometroLancamento': () => SAVED,
    },
  });
  expect(asks()).toBe(false);
  grid.focus();
  await person.keyboard(`${LEITURA_ATUAL}110{Enter}`);
  expect(asks()).toBe(true);
  const open = async (mes: string) => {
    await person.click(screen.getByRole('combobox', { name: 'Mês' }));
    await person.click(screen.getByRole('option', { name: mes }));
    await person.click(screen.getByRole('button', { name: 'Filtrar' }));
    await screen.findByRole('grid', { name: `Leituras de ${mes.toLowerCase()} de 2026` });
  };
  await open('Outubro');
  expect(screen.getByRole('link', { name: /novembro/i })).toBeVisible();
  expect(asks()).toBe(true);
  await open('Novembro');
  expect(screen.getByText(NO_ROOM)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText('Tudo salvo')).toBeVisible();
  expect(asks()).toBe(false);
});

test('the ids are those of the month at hand, though one of another month is saved then', () => {
  const ids = () => localStorage.getItem(IDS);
  const [october, november] = [10, 11].map((idMes) => ({ idAno: 2026, idMes }));
  if (!october || !november) throw new Error('there are two months');
  const earlier = createPendencias(lugarDosPendentes(7, october));
  const typed = (idHidrometro: number) =>
    ({ leitura: leitura({ idHidrometro }), campo: 'obs', text: 'Lacre' }) as const;
  earlier.type([typed(1), typed(2)]);
  expect(ids()).toBe('1,2');
  const later = createPendencias(lugarDosPendentes(7, november));
  later.type([typed(3)]);
  earlier.put(1, undefined);
  expect(ids()).toBe('3');
});

test('a new reading is saved by the category that its row showed, whatever becomes of the month before', () => {
  const mes = { idAno: 2026, idMes: 11 };
  const { type, now } = createPendencias(lugarDosPendentes(7, mes));
  const shown = leitura({ idHidrometro: 1, idCategoriaCobranca: 1 });
  // Somebody else bills the month before by the mean, and the row comes with that.
  const later = { ...shown, idCategoriaCobranca: 2 };
  const pending = () => now().pendentes.get(1) as Pendente;
  const rows = () =>
    createLinhas()({
      ...{ leituras: [later], pendentes: now().pendentes, falhas: new Map(), contextos: new Map() },
      categorias: [1, 2].map((id) => ({ id, nome: '', regra: id })),
    });
  type([{ leitura: shown, campo: 'leituraAtual', text: '110' }]);
  type([{ leitura: later, campo: 'obs', text: 'Lacre' }]);
  // It is nothing that was typed.
  expect(pending().textos).toEqual({ leituraAtual: '110', obs: 'Lacre' });
  expect(pedidoDe(pending(), mes)).toMatchObject({ id: 0, idCategoriaCobranca: 1, leituraAtual: 110 });
  expect(rows()[0]).toMatchObject({ leitura: { idCategoriaCobranca: 1 }, calculado: { volumeCorrigido: 10 } });
  const row = rows()[0]?.leitura ?? later;
  type([{ leitura: row, campo: 'idCategoriaCobranca', text: '2' }]);
  expect(pedidoDe(pending(), mes)).toMatchObject({ idCategoriaCobranca: 2 });
  type([{ leitura: row, campo: 'idCategoriaCobranca', text: '1' }]);
  for (const campo of ['leituraAtual', 'obs'] as const) type([{ leitura: later, campo, text: '' }]);
  expect(now().pendentes.size).toBe(0);
  expect(rows()[0]?.leitura).toBe(later);
});

test('what is typed while a reading is sent stands over what the server made of it', () => {
  const { type, saved, now } = createPendencias(lugarDosPendentes(7, { idAno: 2026, idMes: 11 }));
  const row = leitura({ idHidrometro: 1, id: 90, versao: 1, leituraAnterior: 200, leituraAtual: 300 });
  type([{ leitura: row, campo: 'reinicioMedidor', text: '1' }]);
  const sent = now().pendentes.get(1);
  if (!sent) throw new Error('it is pending');
  type([{ leitura: row, campo: 'leituraAtual', text: '310' }]);
  saved(sent, { id: 90, versao: 2, leituraAnterior: 0, tempoAnterior: null });
  expect(now().pendentes.get(1)).toMatchObject({
    versao: 2,
    base: { reinicioMedidor: '1', leituraAnterior: '0', tempoAnterior: '' },
  });
});

test('once all is saved nothing is told of no room, though the browser had none to forget it either', async () => {
  fillStorage();
  const { grid, person } = await openGrid({ answers: { 'POST /PessoaHidrometroLancamento': () => SAVED } });
  grid.focus();
  await person.keyboard(`${LEITURA_ATUAL}110{Enter}`);
  expect(screen.getByText(NO_ROOM)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText('Tudo salvo')).toBeVisible();
  expect(screen.queryByText(NO_ROOM)).toBeNull();
});

test('what another tab has saved is shown as it is saved', async () => {
  let saved = {};
  const { grid, cell, person } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => LEITURAS.map((one) => (one.idHidrometro === 1 ? { ...one, ...saved } : one)),
    },
  });
  grid.focus();
  await person.keyboard(`${LEITURA_ATUAL}110{Enter}`);
  expect(cell('H-1', 'Situação')).toHaveTextContent('não salvo');
  saved = { id: 90, versao: 1, leituraAtual: 110, volumeMedido: 10, volumeCorrigido: 10 };
  localStorage.removeItem(IDS);
  localStorage.removeItem(VALUES);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VALUES })));
  await waitFor(() => expect(cell('H-1', 'Volume corrigido')).toHaveTextContent('10,00'));
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('110');
  expect(cell('H-1', 'Situação')).not.toHaveTextContent(/não salvo|sem leitura/);
});

test('a question that another tab has answered is not asked again of what is typed later on', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard(`${LEITURA_ATUAL}110{Enter}`);
  await person.click(cell('H-3', 'Leitura atual'));
  const question = await screen.findByRole('alertdialog', { name: 'Deseja salvar?' }, { timeout: 5000 });
  localStorage.removeItem(IDS);
  localStorage.removeItem(VALUES);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VALUES })));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await person.keyboard('310{Enter}410{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(cell('H-4', 'Leitura atual')).toHaveTextContent('410');
});

test('what readings are held against is read again once another tab has saved', async () => {
  let mes = LEITURAS;
  const { grid, cell, person, api } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => mes,
      'GET /PessoaHidrometroLancamento/contexto': () => contextosDe(mes),
    },
  });
  grid.focus();
  await person.keyboard(`${LEITURA_ATUAL}160{Enter}`);
  // October of the meter, of which the row says where it begins, was saved anew in the other one.
  mes = LEITURAS.map((one) => (one.idHidrometro === 1 ? { ...one, leituraAnterior: 150 } : one));
  const asked = (name: string) => api.requests.filter((one) => one.name === name);
  localStorage.removeItem(VALUES);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VALUES })));
  await waitFor(() => expect(cell('H-1', 'Leitura anterior')).toHaveTextContent('150'));
  await waitFor(() => expect(asked('GET /PessoaHidrometroLancamento/contexto')).toHaveLength(2));
});

test('once another user is signed in, in another tab, nothing more of what was typed is sent', async () => {
  const { grid, person, saves } = await openGrid({
    answers: {
      'POST /PessoaHidrometroLancamento': () => {
        localStorage.setItem('user', JSON.stringify({ ...ANA, id: 8, login: 'bia' }));
        return SAVED;
      },
    },
  });
  grid.focus();
  await person.keyboard(`${LEITURA_ATUAL}110{Enter}220{Enter}330{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(keptMeters()).toEqual([2, 3]));
  expect(await screen.findByRole('button', { name: 'Salvar tudo' })).toBeEnabled();
  expect(saves()).toHaveLength(1);
});

test('whoever leaves the page while readings are sent leaves the rest unsent, and kept', async () => {
  let answer: (value: typeof SAVED) => void = () => {};
  const { grid, person, saves, unmount } = await openGrid({
    answers: {
      'POST /PessoaHidrometroLancamento': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  grid.focus();
  await person.keyboard(`${LEITURA_ATUAL}110{Enter}220{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  unmount();
  await act(async () => answer(SAVED));
  await waitFor(() => expect(keptMeters()).toEqual([2]));
  expect(saves()).toHaveLength(1);
});

test('what another tab typed over a reading on its way stays, over what is saved now', async () => {
  const { grid, person } = await openGrid({
    answers: {
      'POST /PessoaHidrometroLancamento': () => {
        const later = kept().map((one) => ({ ...one, textos: { leituraAtual: '115' }, chave: 'of the other tab' }));
        localStorage.setItem(VALUES, JSON.stringify(later));
        return SAVED;
      },
    },
  });
  grid.focus();
  await person.keyboard(`${LEITURA_ATUAL}110{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(kept()).toMatchObject([{ id: 71, versao: 1, textos: { leituraAtual: '115' } }]));
});

test('the grid opens where the browser has no room at all', async () => {
  fillStorage();
  const { cell } = await openGrid({ leituras: [leitura({ idHidrometro: 1 })] });
  expect(cell('H-1', 'Leitura anterior')).toHaveTextContent('100');
});

test('what is kept of a reading names its client, whose erasure finds it', async () => {
  const { person } = await openGrid({ leituras: [leitura({ idHidrometro: 5, idPessoa: 3 })] });
  await person.click(screen.getByRole('button', { name: 'Observações de Indústria 3 – H-5' }));
  await person.type(await screen.findByRole('textbox', { name: 'OBS' }), 'Falar com Maria');
  expect(localStorage.getItem('rascunho:7:cadastro/cliente/3/vazao-lancamento/2026-11/5')).toContain('Falar com Maria');
  await person.click(screen.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(kept()).toMatchObject([{ idPessoa: 3, textos: { obs: 'Falar com Maria' } }]));
});

const READING = {
  ...{ idHidrometro: 1, idPessoa: 1, id: 0, versao: null, rotulo: 'Indústria 1 – H-1', chave: 'k' },
  textos: { leituraAtual: '110' },
};

test.each([
  ['of a meter alone', { idHidrometro: 2 }],
  ['without texts', { ...READING, idHidrometro: 2, textos: null }],
  ['with a number for texts', { ...READING, idHidrometro: 2, textos: 7 }],
  ['with a number among its texts', { ...READING, idHidrometro: 2, textos: { leituraAtual: 220 } }],
  ['with a text of no field', { ...READING, idHidrometro: 2, textos: { outroCampo: '220' } }],
  ['of no meter', { ...READING, idHidrometro: '2' }],
  ['that is none', null],
])('a kept reading %s is left out, the others are there', async (_, wrong) => {
  localStorage.setItem(VALUES, JSON.stringify([wrong, READING]));
  const { cell } = await openGrid();
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('110');
  expect(cell('H-2', 'Leitura anterior')).toHaveTextContent('200');
  expect(screen.getByText('1 leitura não salva')).toBeVisible();
});

test('another month of which nothing is kept but what is no reading, or that is no month, is not told of', async () => {
  localStorage.setItem(`${IDS}:7:2026-09`, JSON.stringify([READING]));
  localStorage.setItem(`${IDS}:7:2026-10`, JSON.stringify([{ idHidrometro: 1 }]));
  for (const month of ['2026-13', 'novembro']) localStorage.setItem(`${IDS}:7:${month}`, JSON.stringify([READING]));
  await openGrid();
  expect(screen.getAllByRole('link', { name: /de 2026/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('setembro de 2026'),
  ]);
});

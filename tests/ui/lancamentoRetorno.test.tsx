import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { leitura, openGrid, openPhone, paste } from './lancamentoScreen.tsx';
import { showOnPhone } from './phone.ts';

const SAVE = 'POST /PessoaHidrometroLancamento';
const saved = (id: number) => ({
  id,
  versao: 1,
  volumeMedido: 10,
  volumeCorrigido: 10,
  tempoFinal: null,
  flagMedia: 0,
});
const REFUSED = 'Digite a leitura atual';
const TO_READINGS = '{ArrowRight>6/}';

test('the focus goes back to the grid when what had it is gone: the button that saved all, the failure put right', async () => {
  let refused = true;
  const { grid, cell, person } = await openGrid({
    answers: {
      [SAVE]: ({ body }) => {
        const { idHidrometro } = body as { idHidrometro: number };
        if (idHidrometro === 2 && refused)
          throw new HttpError(REFUSED, 422, { listaResultados: { campos: { leituraAtual: REFUSED } } });
        return saved(70 + idHidrometro);
      },
    },
  });
  grid.focus();
  await person.keyboard(`${TO_READINGS}110{Enter}220{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText('1 leitura salva; 1 continua por salvar')).toBeVisible();

  await person.click(await screen.findByRole('button', { name: 'Conferir' }));
  const dialog = screen.getByRole('dialog', { name: 'Observações – Indústria 1 – H-2' });
  // What was refused is put right where it is told.
  const field = within(dialog).getByRole('textbox', { name: 'Leitura atual' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(REFUSED);
  await person.clear(field);
  await person.type(field, '230');
  expect(field).not.toHaveAccessibleDescription();
  await person.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  expect(cell('H-2', 'Leitura atual')).toHaveTextContent('230');
  expect(grid).toHaveFocus();
  expect(cell('H-2', 'Leitura atual')).toHaveAttribute('data-active');

  refused = false;
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar tudo' })).toBeNull());
  await waitFor(() => expect(grid).toHaveFocus());
});

test('a dialog that is closed gives the focus back to what opened it', async () => {
  const { grid, person } = await openGrid();
  const button = screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' });
  await person.click(button);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(grid).not.toHaveFocus();
});

test('who tried to save without a connection is offered to save when it is back', async () => {
  const { grid, person } = await openGrid({
    answers: {
      [SAVE]: () => {
        throw new HttpError('Erro na requisição', 0);
      },
    },
  });
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => onlineManager.setOnline(true));
  grid.focus();
  await person.keyboard(`${TO_READINGS}110{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText(/^Não salva\. Sem conexão ao salvar\. Continua guardada/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Uma leitura não foi salva' })).toHaveTextContent(
    'Indústria 1 – H-1: Sem conexão ao salvar. Continua guardada',
  );
  act(() => onlineManager.setOnline(true));
  expect(screen.getByText(/^A conexão voltou\. Há 1 leitura não salva/)).toBeVisible();
});

test.each([
  ['some', 1, '1 delas recusada'],
  ['all', 2, 'todas recusadas'],
])('back online readings of which %s were refused are not said to be for saving at once', async (_, many, told) => {
  const { grid, person } = await openGrid({
    answers: {
      [SAVE]: ({ body }) => {
        if ((body as { idHidrometro: number }).idHidrometro > many) throw new HttpError('Erro na requisição', 0);
        throw new HttpError(REFUSED, 422, { listaResultados: { campos: { leituraAtual: REFUSED } } });
      },
    },
  });
  grid.focus();
  await person.keyboard(`${TO_READINGS}110{Enter}210{Enter}`);
  onTestFinished(() => onlineManager.setOnline(true));
  act(() => onlineManager.setOnline(false));
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await screen.findByRole('region', { name: '2 leituras não foram salvas' });
  act(() => onlineManager.setOnline(true));
  expect(
    screen.getByText(`A conexão voltou. Há 2 leituras não salvas, ${told}: confira antes de salvar`),
  ).toBeVisible();
});

test('a proxy that finds no server is no word about a reading: it stays, under its key, and the rest are not sent', async () => {
  const { grid, person, saves } = await openGrid({
    answers: {
      [SAVE]: () => {
        throw new HttpError('Erro na requisição', 0, { answered: 404 });
      },
    },
  });
  grid.focus();
  await person.keyboard(`${TO_READINGS}110{Enter}210{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  const list = await screen.findByRole('region', { name: '2 leituras não foram salvas' }, { timeout: 10_000 });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
    'H-1: Sem resposta do servidor. Continua guardada',
  );
  const sent = saves().map(({ request }) => [
    (request.body as { idHidrometro: number }).idHidrometro,
    request.idempotencyKey,
  ]);
  expect(new Set(sent.map(String)).size).toBe(1);
});

test('on a phone what is told in passing of one that was not saved is short: the rest stands in its list', async () => {
  showOnPhone();
  const { person } = await openPhone({
    answers: {
      [SAVE]: () => {
        throw new HttpError('Erro na requisição', 0);
      },
    },
  });
  onTestFinished(() => onlineManager.setOnline(true));
  await person.type(screen.getByRole('textbox', { name: 'Leitura atual' }), '110');
  await person.tab();
  act(() => onlineManager.setOnline(false));
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText('Não salva. Sem conexão ao salvar.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Uma leitura não foi salva' })).toHaveTextContent(
    'Sem conexão ao salvar. Continua guardada, e pode ser enviada de novo',
  );
});

test('without a connection what is known to be wrong stays told, and is looked at before it is saved', async () => {
  let online = true;
  const { grid, person } = await openGrid({
    answers: {
      [SAVE]: () => {
        if (!online) throw new HttpError('Erro na requisição', 0);
        throw new HttpError(REFUSED, 422, { listaResultados: { campos: { leituraAtual: REFUSED } } });
      },
    },
  });
  onTestFinished(() => onlineManager.setOnline(true));
  grid.focus();
  await person.keyboard(`${TO_READINGS}110{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await screen.findByRole('region', { name: 'Uma leitura não foi salva' });
  act(() => grid.focus());
  await person.keyboard('12x{Enter}310{Enter}');
  online = false;
  act(() => onlineManager.setOnline(false));
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  const list = await screen.findByRole('region', { name: '3 leituras não foram salvas' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining(`Indústria 1 – H-1: Leitura atual: ${REFUSED}`),
    expect.stringContaining('Indústria 1 – H-2: Leitura atual: Número inválido'),
    expect.stringContaining('Indústria 2 – H-3: Não chegou a ser enviada'),
  ]);
  act(() => onlineManager.setOnline(true));
  expect(
    screen.getByText('A conexão voltou. Há 3 leituras não salvas, 2 delas recusadas: confira antes de salvar'),
  ).toBeVisible();
});

test('on a phone it is said in short, too, that somebody else saved a reading', async () => {
  showOnPhone();
  const antes = leitura({ idHidrometro: 1, id: 71, versao: 2, leituraAtual: 105 });
  const { person } = await openPhone({
    leituras: [antes],
    answers: {
      [SAVE]: () => {
        const listaResultados = { atual: { ...antes, versao: 3, leituraAtual: 111 }, autor: 'bia' };
        throw new HttpError('Este registro foi alterado', 409, { listaResultados });
      },
    },
  });
  await person.type(screen.getByRole('textbox', { name: 'Leitura atual' }), '112');
  await person.tab();
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText('Não salva. Outra pessoa a salvou: compare.')).toBeVisible();
});

test('each reading behind one without an answer is told as not sent, until it is saved', async () => {
  let lost = true;
  const { grid, cell, person, saves } = await openGrid({
    answers: {
      [SAVE]: () => {
        if (lost && saves().length === 2) act(() => onlineManager.setOnline(false));
        if (lost && saves().length > 1) throw new HttpError('Erro na requisição', 0);
        return { id: 90 + saves().length, versao: 1, leituraAnterior: 0, volumeMedido: 10, volumeCorrigido: 10 };
      },
    },
  });
  onTestFinished(() => onlineManager.setOnline(true));
  grid.focus();
  await person.keyboard(`${TO_READINGS}110{Enter}210{Enter}310{Enter}410{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  const list = await screen.findByRole('region', { name: '3 leituras não foram salvas' });
  const told = within(list).getAllByRole('listitem');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Indústria 1 – H-2: Sem conexão ao salvar. Continua guardada'),
    expect.stringContaining('Indústria 2 – H-3: Não chegou a ser enviada. Continua guardada'),
    expect.stringContaining('Indústria 2 – H-4: Não chegou a ser enviada. Continua guardada'),
  ]);
  expect(cell('H-4', 'Situação')).toHaveTextContent('não salvo · não chegou a ser enviada');

  lost = false;
  act(() => onlineManager.setOnline(true));
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /não (foi|foram) salvas?/ })).toBeNull());
});

test('of many readings that were not sent the first are told, and on demand all', async () => {
  const many = Array.from({ length: 30 }, (_, at) => leitura({ idHidrometro: at + 1 }));
  const { grid, person, saves } = await openGrid({
    leituras: many,
    answers: {
      [SAVE]: () => {
        if (saves().length === 1) act(() => onlineManager.setOnline(false));
        throw new HttpError('Erro na requisição', 0);
      },
    },
  });
  onTestFinished(() => onlineManager.setOnline(true));
  grid.focus();
  await person.keyboard(TO_READINGS);
  await act(async () => paste(many.map((_, at) => 100 * (at + 2)).join('\r\n')));
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  const region = await screen.findByRole('region', { name: '30 leituras não foram salvas' });
  const told = () => within(region).getAllByRole('listitem');
  expect(told()).toHaveLength(20);
  expect(told()[0]).toHaveTextContent('H-1: Sem conexão ao salvar');
  const button = within(region).getByRole('button', { name: 'Mostrar as outras 10' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  act(() => button.focus());
  await person.keyboard('{Enter}');
  expect(told()).toHaveLength(30);
  expect(told().at(-1)).toHaveTextContent('H-30: Não chegou a ser enviada');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await person.keyboard('{Enter}');
  expect(told()).toHaveLength(20);
});

test.each([
  [
    'below',
    '{ArrowDown>2/}{ArrowRight>6/}',
    '310\r\n410\r\n510\r\n\r\n',
    '2 células coladas; 1 valor não coube: a grade acabou',
  ],
  [
    'to the right, and what a cell does not take',
    '{ArrowRight>14/}',
    'Talvez\tLacre\tA\tB\r\n',
    '1 célula colada; 1 ficou como estava; 2 valores não couberam: a grade acabou',
  ],
])('what is pasted beyond the end of the grid is told as such: %s', async (_, keys, text, told) => {
  const { grid, person } = await openGrid();
  grid.focus();
  await person.keyboard(keys);
  await act(async () => paste(text));
  expect(await screen.findByText(told)).toBeVisible();
});

test('empty cells of a pasted block are not told as left out', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard(TO_READINGS);
  // Current reading, volume (which takes nothing), category.
  await act(async () => paste('110\t\t\r\n220\t777\t\r\n'));
  expect(cell('H-2', 'Leitura atual')).toHaveTextContent('220');
  expect(await screen.findByText('2 células coladas; 1 ficou como estava')).toBeVisible();
});

describe('what is being typed stays with its meter where the month comes with others before it', () => {
  const three = leitura({ idHidrometro: 3 });
  const before = [1, 2].map((idHidrometro) => leitura({ idHidrometro }));
  let come = false;
  const answers = { 'GET /PessoaHidrometro': () => (come ? [...before, three] : [three]) };
  beforeEach(() => {
    come = false;
  });
  /** The month is read again, with two more. */
  async function readAgain() {
    come = true;
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText(/^3 medidores/)).toBeVisible();
  }

  test('in the grid', async () => {
    const { grid, cell, person } = await openGrid({ answers });
    grid.focus();
    await person.keyboard(`${TO_READINGS}31`);
    await readAgain();
    await person.keyboard('5{Enter}');
    expect(cell('H-3', 'Leitura atual')).toHaveTextContent('315');
    expect(cell('H-1', 'Leitura atual')).toBeEmptyDOMElement();
    expect(cell('H-3', 'Leitura atual')).toHaveAttribute('data-active');
  });

  test('on a phone', async () => {
    showOnPhone();
    const { person } = await openPhone({ answers });
    const field = screen.getByRole('textbox', { name: 'Leitura atual' });
    await person.type(field, '31');
    await readAgain();
    expect(screen.getByRole('heading', { level: 2, name: /Indústria 2/ })).toBeVisible();
    await person.keyboard('5{Tab}');
    expect(screen.getByRole('textbox', { name: 'Leitura atual' })).toHaveValue('315');
  });
});

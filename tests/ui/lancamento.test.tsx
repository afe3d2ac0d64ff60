import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pastedCells } from '../../src/kit/tables/pasted.ts';
import { DEPOIS_DO_CLIQUE } from '../../src/pages/lancamento/envio/usePergunta.ts';
import { createPendencias } from '../../src/pages/lancamento/guardado/pendencias.ts';
import { failure, shippedModules } from '../fixtures/fakeApi.ts';
import { contextosDe, LEITURAS, leitura, openGrid, openLancamento, openPhone, paste } from './lancamentoScreen.tsx';
import { showOnPhone } from './phone.ts';

const IDS = 'listaLancamentoEnvio';
const VALUES = `${IDS}:7:2026-11`;
const saved = (id: number, volume: number) => ({
  id,
  versao: 1,
  leituraAnterior: 100,
  volumeMedido: volume,
  volumeCorrigido: volume,
  tempoFinal: null,
  flagMedia: 0,
});

/** What is asked a while after a click (`usePergunta.ts`). */
const IN_A_WHILE = { timeout: 10 * DEPOIS_DO_CLIQUE };

/** Lets what is pasted or told be drawn. */
const pasting = (text: string) => act(async () => paste(text));

test('a row per meter, by client, begins where the month before ended; filters are those of the address', async () => {
  const { headings, cell, api, person } = await openGrid();
  expect(headings).toEqual([
    'Cliente',
    'Registro',
    'Situação',
    'ID',
    'UC',
    'Leitura anterior',
    'Leitura atual',
    'Volume medido',
    'Tipo de Cobrança',
    'Volume corrigido',
    'Tempo anterior',
    'Tempo atual',
    'Tempo total',
    'Motivo',
    'Substituído ou virado',
    'OBS',
    'Opções',
  ]);
  expect(cell('H-2', 'Leitura anterior')).toHaveTextContent('200');
  expect(cell('H-2', 'Leitura atual')).toBeEmptyDOMElement();
  expect(cell('H-2', 'Volume corrigido')).toHaveTextContent('-');
  expect(cell('H-2', 'Situação')).toHaveTextContent('sem leitura');
  expect(cell('H-2', 'Cliente').parentElement).not.toHaveAttribute('data-other');
  expect(cell('H-3', 'Cliente').parentElement).toHaveAttribute('data-other');
  expect(screen.getByText(/^4 medidores/)).toBeVisible();

  await person.type(screen.getByRole('textbox', { name: 'Cliente' }), 'ind');
  await person.click(screen.getByRole('combobox', { name: /Possui medidor de vazão\?/ }));
  await person.click(screen.getByRole('option', { name: 'Sim' }));
  await person.click(screen.getByRole('button', { name: 'Filtrar' }));
  /** But for the whole month, which is kept. */
  const asked = (name: string) =>
    api.requests.filter(
      (one) => one.name === name && (one.request.query as { nomeCliente?: string }).nomeCliente !== '',
    );
  const filtered = { nomeCliente: 'ind', idMes: 11, idAno: 2026, medidorVazao: '1' };
  expect(asked('GET /PessoaHidrometro').at(-1)?.request.query).toEqual(filtered);

  // Once more, for what others have saved meanwhile.
  const before = asked('GET /PessoaHidrometro').length;
  await person.click(screen.getByRole('button', { name: 'Filtrar' }));
  await waitFor(() => expect(asked('GET /PessoaHidrometro')).toHaveLength(before + 1));
  expect(asked('GET /PessoaHidrometro').at(-1)?.request.query).toEqual(filtered);
  expect(asked('GET /PessoaHidrometroLancamento/contexto')).toHaveLength(2);
});

test.each([
  ['/medidor-vazao/lancamento', 'idMes=13&idAno=abc'],
  ['/cadastro/vazao-lancamento', 'idMes=0&idAno=2026'],
  ['/cadastro/vazao-lancamento', 'idMes=10&idAno=20266'],
])('a month that is none is told at %s?%s, and no readings are shown until one is chosen', async (page, asked) => {
  const { api, person } = openLancamento({ path: `${page}?${asked}` });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'O endereço traz um mês ou um ano inválido. Escolha o mês e o ano e filtre.',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Lançamento de Vazão$/);
  expect(screen.queryByRole('link', { name: /^PDF/ })).toBeNull();
  expect(api.requests.map(({ name }) => name)).not.toContain('GET /PessoaHidrometro');

  await person.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['', '?idMes=&idAno=', '?idMes=11'])(
  'an address that names no month, %s, is of the one at hand',
  async (asked) => {
    const { grid } = await openGrid({ path: `/medidor-vazao/lancamento${asked}` });
    expect(grid).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('only a text that may be longer than its cell is cut off', async () => {
  const nome = 'Curtume e Laticínios de Nome Muito Comprido do Brasil';
  const { cell } = await openGrid({ leituras: [leitura({ idHidrometro: 1, nome }), leitura({ idHidrometro: 2 })] });
  expect(cell('H-1', 'Cliente')).toHaveAttribute('data-long');
  expect(cell('H-2', 'Cliente')).not.toHaveAttribute('data-long');
  expect(cell('H-2', 'Leitura anterior')).not.toHaveAttribute('data-long');
});

test('typed by keyboard alone: typing replaces, Enter goes down, Tab right, Esc restores, Ctrl+Z takes back', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  // To the current reading of the first meter.
  await person.keyboard('{ArrowRight>6/}');
  await person.keyboard('112,5{Enter}215{Enter}');
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('112,5');
  expect(cell('H-1', 'Volume corrigido')).toHaveTextContent('12,50');
  expect(cell('H-1', 'Situação')).toHaveTextContent(/^não salvo$/);
  expect(cell('H-2', 'Volume corrigido')).toHaveTextContent('15,00');
  expect(grid).toHaveFocus();

  await person.keyboard('9{Escape}');
  expect(cell('H-3', 'Leitura atual')).toBeEmptyDOMElement();
  // Below the previous reading: nothing can be told, and the row says why.
  await person.keyboard('290{Tab}');
  expect(cell('H-3', 'Volume corrigido')).toHaveTextContent('-');
  expect(cell('H-3', 'Situação')).toHaveTextContent(/não salvo · A leitura atual é menor que a anterior/);
  expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')).toBe(
    cell('H-3', 'Tipo de Cobrança'),
  );

  await person.keyboard('{Control>}z{/Control}');
  expect(cell('H-3', 'Leitura atual')).toBeEmptyDOMElement();
  await person.keyboard('{Control>}z{/Control}');
  expect(cell('H-2', 'Leitura atual')).toBeEmptyDOMElement();
  expect(screen.getByText('1 leitura não salva')).toBeVisible();
  expect(await screen.findByText('Desfeito: Indústria 1 – H-2')).toBeVisible();

  await person.keyboard('{Escape}{Tab}');
  expect(grid).not.toHaveFocus();
});

test('a reading below zero is told as such', async () => {
  const { grid, cell, person, saves } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}-4{Enter}');
  expect(cell('H-1', 'Situação')).toHaveTextContent('Leitura atual: O valor não pode ser negativo');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByRole('region', { name: 'Uma leitura não foi salva' })).toHaveTextContent(
    'Leitura atual: O valor não pode ser negativo',
  );
  expect(saves()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Conferir' }));
  const dialog = screen.getByRole('dialog', { name: 'Observações – Indústria 1 – H-1' });
  const run = within(dialog).getByRole('textbox', { name: 'Volume corrido' });
  await person.type(run, '-3');
  await person.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  expect(run).toHaveAccessibleDescription('O valor não pode ser negativo');
});

test('a reading above the largest that is kept is told before it is sent', async () => {
  const { grid, cell, person, saves } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}1000000000001{Enter}1000000000000{Enter}');
  const told = 'Leitura atual: O maior valor é 1.000.000.000.000';
  expect(cell('H-1', 'Situação')).toHaveTextContent(told);
  expect(cell('H-2', 'Situação')).not.toHaveTextContent(told);
  await person.keyboard('{ArrowUp>2/}{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('region', { name: 'Uma leitura não foi salva' })).toHaveTextContent(told);
  expect(saves()).toEqual([]);
});

test('what was typed in the remarks of a reading is offered again, over the reading as it was then', async () => {
  const first = await openGrid();
  const remarks = 'Observações de Indústria 1 – H-1';
  await first.person.click(screen.getByRole('button', { name: remarks }));
  await first.person.type(screen.getByRole('textbox', { name: 'OBS' }), 'Lacre rompido');
  cleanup();

  const theirs = LEITURAS.map((one) => (one.idHidrometro === 1 ? { ...one, id: 90, versao: 3, obs: 'De Bia' } : one));
  const { person, saves } = await openGrid({
    leituras: theirs,
    answers: { 'POST /PessoaHidrometroLancamento': () => saved(90, 10) },
  });
  await person.click(screen.getByRole('button', { name: remarks }));
  const remark = screen.getByRole('textbox', { name: 'OBS' });
  expect(remark).toHaveValue('De Bia');
  await person.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(remark).toHaveValue('Lacre rompido');
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'))).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.request.body).toMatchObject({ id: 0, versao: null, obs: 'Lacre rompido' });
});

test('Esc in the remarks of a reading asks before it drops what was typed', async () => {
  const { person } = await openGrid();
  await person.click(screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' }));
  const dialog = screen.getByRole('dialog', { name: 'Observações – Indústria 1 – H-1' });
  const remark = within(dialog).getByRole('textbox', { name: 'OBS' });
  await person.type(remark, 'Lacre rompido{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
  await person.click(within(question).getByRole('button', { name: 'Continuar editando' }));
  await waitForElementToBeRemoved(question);
  expect(remark).toHaveValue('Lacre rompido');

  // Nothing is lost of what says again what was there.
  await person.clear(remark);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a corrected volume below zero is refused as a reading is that is below the one before', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Tab}{ArrowRight}-50{Enter}');
  expect(cell('H-1', 'Situação')).toHaveTextContent(/não salvo · O volume corrigido é negativo: corrija o valor/);
});

test('one that the reading holds from before is none that is typed', async () => {
  const held = { id: 7, versao: 1, leituraAtual: 110, volumeMedido: 10, volumeCorrigido: -50, motivo: 'Crédito' };
  const { grid, cell, person } = await openGrid({
    leituras: [leitura({ idHidrometro: 1, ...held, flagCorrigidoInformado: 1 })],
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}111{Tab}');
  expect(cell('H-1', 'Volume corrigido')).toHaveTextContent('-50,00');
  expect(cell('H-1', 'Situação')).not.toHaveTextContent('negativo');
  await person.keyboard('{ArrowRight}-51{Enter}');
  expect(cell('H-1', 'Situação')).toHaveTextContent('O volume corrigido é negativo');
});

test('what is being typed stays when another cell is clicked, and what is no number is not sent', async () => {
  const { grid, cell, person, saves } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}11x');
  await person.click(cell('H-3', 'OBS'));
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('11x');
  expect(screen.queryByRole('textbox', { name: /H-3/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByRole('region', { name: 'Uma leitura não foi salva' })).toHaveTextContent(
    'Leitura atual: Número inválido',
  );
  expect(saves()).toEqual([]);
  expect(localStorage.getItem(IDS)).toBe('1');
});

test('a column and a block are pasted with commas, names of choices too; Ctrl+D fills down', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}');
  await pasting('110,5\r\n220\r\nsem leitura\r\n440\r\n');
  expect(cell('H-1', 'Volume medido')).toHaveTextContent('10,50');
  expect(cell('H-2', 'Volume medido')).toHaveTextContent('20,00');
  expect(cell('H-3', 'Leitura atual')).toHaveTextContent('sem leitura');
  expect(cell('H-3', 'Situação')).toHaveTextContent('Leitura atual: Número inválido');
  expect(cell('H-4', 'Volume medido')).toHaveTextContent('40,00');
  // As the grid itself writes thousands.
  await pasting('1.110,5\r\n1.220\r\n');
  expect(cell('H-1', 'Volume medido')).toHaveTextContent('1.010,50');
  expect(cell('H-2', 'Volume medido')).toHaveTextContent('1.020,00');
  await pasting('110,5\r\n220\r\n');

  // Previous, current, volume (which is calculated, and stays), category.
  await person.keyboard('{ArrowUp>3/}{ArrowLeft}');
  await pasting('90\t100\t777\tmédia');
  expect(cell('H-1', 'Leitura anterior')).toHaveTextContent('90');
  expect(cell('H-1', 'Volume medido')).toHaveTextContent('10,00');
  expect(cell('H-1', 'Tipo de Cobrança')).toHaveTextContent('Média');
  expect(cell('H-1', 'Volume corrigido')).toHaveTextContent('25,00');
  expect(await screen.findByText('3 células coladas; 1 ficou como estava')).toBeVisible();

  await person.keyboard('{ArrowRight>3/}{Shift>}{ArrowDown>3/}{/Shift}{Control>}d{/Control}');
  expect(cell('H-4', 'Tipo de Cobrança')).toHaveTextContent('Média');
  await person.keyboard('{Control>}z{/Control}');
  expect(cell('H-4', 'Tipo de Cobrança')).toHaveTextContent('Leitura');
});

test('what is copied from a spreadsheet is read cell by cell', () => {
  expect(pastedCells('1,5\t"a\tb"\r\n\t"diz ""sim"""\r\n')).toEqual([
    ['1,5', 'a\tb'],
    ['', 'diz "sim"'],
  ]);
  expect(pastedCells('7')).toEqual([['7']]);
  expect(pastedCells('1\n2\n')).toEqual([['1'], ['2']]);
});

test('pending rows are kept by user and month, and are there again after closing', async () => {
  const { grid, person, unmount } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}220{Enter}');
  expect(localStorage.getItem(IDS)).toBe('1,2');
  expect(JSON.parse(localStorage.getItem(VALUES) ?? '[]')).toMatchObject([
    { idHidrometro: 1, textos: { leituraAtual: '110' } },
    { idHidrometro: 2, textos: { leituraAtual: '220' } },
  ]);
  unmount();

  const other = await openGrid({
    leituras: LEITURAS.map((one) => ({ ...one, idMes: 11 })),
  });
  expect(other.cell('H-2', 'Leitura atual')).toHaveTextContent('220');
  expect(other.cell('H-2', 'Situação')).toHaveTextContent('não salvo');
  other.unmount();

  // Of another month it tells that there are some.
  localStorage.setItem(`${IDS}:7:2026-10`, localStorage.getItem(VALUES) ?? '');
  localStorage.setItem(`${IDS}:8:2026-11`, localStorage.getItem(VALUES) ?? '');
  localStorage.removeItem(VALUES);
  const again = await openGrid();
  expect(again.cell('H-2', 'Leitura atual')).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: '2 leituras não salvas de outubro de 2026' })).toBeVisible();
});

test("'Salvar tudo' sends one by one, shows the server's figures, and says of the others why not", async () => {
  const { grid, cell, person, saves } = await openGrid({
    answers: {
      'POST /PessoaHidrometroLancamento': ({ body }) => {
        const { idHidrometro } = body as { idHidrometro: number };
        if (idHidrometro === 2)
          throw failure('O volume passa de 3 vezes a mediana das últimas leituras. Confira, ou diga o motivo.', 422);
        return saved(70 + idHidrometro, 11);
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}');
  await pasting('110\n280\n320');
  expect(cell('H-2', 'Leitura atual')).toHaveAttribute('data-typed');
  expect(cell('H-2', 'Tipo de Cobrança')).not.toHaveAttribute('data-typed');
  expect(cell('H-2', 'Situação')).toHaveTextContent(
    'não salvo · O volume passa de 3 vezes a mediana das últimas leituras · diga o motivo',
  );
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  const failed = await screen.findByRole('region', { name: 'Uma leitura não foi salva' });
  expect(failed).toHaveTextContent('Indústria 1 – H-2: O volume passa de 3 vezes a mediana');
  await waitFor(() => expect(localStorage.getItem(IDS)).toBe('2'));
  // Its category goes as its row shows it, whatever becomes of the month before meanwhile.
  const NOVA = { id: 0, idMes: 11, idAno: 2026, idCategoriaCobranca: 1, volumeMedido: null, versao: null };
  expect(saves().map(({ request }) => request.body)).toEqual([
    { ...NOVA, idHidrometro: 1, leituraAtual: 110 },
    { ...NOVA, idHidrometro: 2, leituraAtual: 280 },
    { ...NOVA, idHidrometro: 3, leituraAtual: 320 },
  ]);

  // With a reason it goes.
  await person.click(within(failed).getByRole('button', { name: 'Conferir' }));
  const dialog = screen.getByRole('dialog', { name: 'Observações – Indústria 1 – H-2' });
  await person.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Nova linha');
  // What cannot be read leads to its field.
  const volume = within(dialog).getByRole('textbox', { name: 'Volume corrido' });
  await person.type(volume, 'abc');
  await person.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  expect(volume).toHaveFocus();
  expect(volume).toBeInvalid();
  await person.clear(volume);
  await person.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  expect(cell('H-2', 'Motivo')).toHaveTextContent('Nova linha');
  expect(cell('H-2', 'Situação')).not.toHaveTextContent('diga o motivo');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(saves().at(-1)?.request.body).toMatchObject({ leituraAtual: 280, motivo: 'Nova linha' }));
});

test('a reading whose reply was lost is sent again with the same key, and once', async () => {
  const answer = vi.fn(() => {
    if (answer.mock.calls.length === 1) throw new HttpError('Erro na requisição', 0);
    return saved(71, 10);
  });
  const { grid, person, saves } = await openGrid({ answers: { 'POST /PessoaHidrometroLancamento': answer } });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}{ArrowUp}{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Vazão cadastrada com sucesso')).toBeVisible();
  const [first, second, ...more] = saves();
  expect(more).toEqual([]);
  expect(second?.request).toEqual(first?.request);
  expect(first?.request.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(localStorage.getItem(IDS)).toBe('');
});

test('a reading that was saved before is told as changed', async () => {
  const before = leitura({ idHidrometro: 1, id: 71, versao: 1, leituraAtual: 105 });
  const { grid, person } = await openGrid({
    leituras: [before],
    answers: { 'POST /PessoaHidrometroLancamento': () => ({ ...before, leituraAtual: 110, versao: 2 }) },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}{ArrowUp}{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Vazão alterada com sucesso')).toBeVisible();
});

test('a reading that somebody else saved is compared side by side: field by field one of them stays', async () => {
  const atual = { ...leitura({ idHidrometro: 1 }), id: 90, versao: 3, leituraAtual: 111, obs: 'Lida por Bia' };
  const answer = vi.fn(() => {
    if (answer.mock.calls.length > 1) return { ...saved(90, 12), versao: 4 };
    throw new HttpError('Este medidor já tem a leitura de 11/2026', 409, {
      listaResultados: { atual, autor: 'bia', quando: '2026-11-20T12:00:00.000Z' },
    });
  });
  const { grid, cell, person, saves } = await openGrid({ answers: { 'POST /PessoaHidrometroLancamento': answer } });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await person.click(await screen.findByRole('button', { name: 'Comparar' }));
  const dialog = screen.getByRole('dialog', { name: 'Comparar – Indústria 1 – H-1' });
  expect(dialog).toHaveTextContent('bia gravou este registro');
  const mine = await within(dialog).findByRole('radio', { name: /112/ });
  expect(mine).toBeChecked();
  await person.click(within(dialog).getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.request.body).toEqual({
    id: 90,
    idHidrometro: 1,
    idMes: 11,
    idAno: 2026,
    leituraAtual: 112,
    volumeMedido: null,
    versao: 3,
  });
  await waitFor(() => expect(localStorage.getItem(IDS)).toBe(''));
  expect(cell('H-1', 'Situação')).not.toHaveTextContent('não salvo');
});

test('clicking another reading asks about the pending ones: Sim saves the first, Cancelar takes it out', async () => {
  const { grid, cell, person, saves } = await openGrid({
    answers: { 'POST /PessoaHidrometroLancamento': () => saved(71, 10) },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}220{Enter}330{Enter}');
  await person.click(cell('H-4', 'Leitura atual'));
  const question = await screen.findByRole('alertdialog', { name: 'Deseja salvar?' }, IN_A_WHILE);
  expect(question).toHaveTextContent('Existem estes registros alterados para verificar 1, 2, 3');
  // Whoever was about to type answers nothing by it.
  await person.keyboard('410{Enter}');
  expect(question).toBeVisible();
  expect(saves()).toEqual([]);
  // Closed without an answer it changes nothing, and the next click asks again.
  await person.keyboard('{Escape}');
  expect(question).not.toBeInTheDocument();
  expect(localStorage.getItem(IDS)).toBe('1,2,3');
  await person.click(cell('H-4', 'Leitura atual'));
  await person.click(await screen.findByRole('button', { name: 'Sim' }, IN_A_WHILE));
  await waitFor(() => expect(localStorage.getItem(IDS)).toBe('2,3'));
  expect(saves()).toHaveLength(1);

  // One that is pending itself, while another is.
  await person.click(cell('H-2', 'Leitura atual'));
  await person.click(await screen.findByRole('button', { name: 'Cancelar' }, IN_A_WHILE));
  expect(localStorage.getItem(IDS)).toBe('3');
  expect(saves()).toHaveLength(1);
  expect(await screen.findByText(/^Descartado: Indústria 1 – H-2\. Desfazer traz de volta/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(cell('H-2', 'Leitura atual')).toHaveTextContent('220');
});

test('only the menu of readings may type; others read', async () => {
  const { grid, headings, cell, person } = await openGrid({ mayEdit: false });
  expect(headings).toContain('Opções');
  const row = within(grid).getByRole('row', { name: (_, one) => one.textContent?.includes('H-1') ?? false });
  expect(within(row).getAllByRole('button')).toEqual([
    within(row).getByRole('button', { name: 'Observações de Indústria 1 – H-1' }),
  ]);
  expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringContaining('ficha'));
  expect(grid).toHaveAttribute('aria-readonly', 'true');
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}');
  await pasting('110');
  expect(cell('H-1', 'Leitura atual')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Salvar tudo' })).toBeNull();
});

test('whose group lacks the menu of the options has none', async () => {
  const modules = shippedModules(() => false).map(({ ModuloMenu, ...modulo }) => ({
    ...modulo,
    ModuloMenu: ModuloMenu.filter(({ path }) => modulo.path !== 'medidor-vazao' || path !== 'lancamento'),
  }));
  const { headings, grid } = await openGrid({ answers: { 'GET /Modulo/{groupId}': () => modules } });
  expect(headings).not.toContain('Opções');
  expect(within(grid).queryByRole('link')).toBeNull();
});

test('without a flow meter only the first category may be chosen', async () => {
  const leituras = [leitura({ idHidrometro: 1, flagMedidorVazao: 0 }), leitura({ idHidrometro: 2 })];
  const { grid, person } = await openGrid({
    leituras,
    answers: { 'GET /PessoaHidrometroLancamento/contexto': () => contextosDe(leituras) },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>8/}{F2}');
  const names = () =>
    within(screen.getByRole('combobox', { name: /^Tipo de Cobrança/ }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Leitura']);
  await person.keyboard('{Enter}{F2}');
  expect(names()).toEqual(['Leitura', 'Média', 'Horímetro']);
});

test('on a phone one meter at a time, with large fields and a keyboard of numbers', async () => {
  showOnPhone();
  const { person, saves } = await openPhone({
    answers: { 'POST /PessoaHidrometroLancamento': () => saved(71, 10) },
  });
  expect(screen.getByText('1 de 4')).toBeVisible();
  const current = () => screen.getByRole('textbox', { name: 'Leitura atual' });
  expect(current()).toHaveAttribute('inputmode', 'decimal');
  await person.type(current(), '110');
  await person.click(screen.getByRole('button', { name: 'Próximo' }));
  expect(screen.getByText('Registro H-2')).toBeVisible();
  expect(current()).toHaveValue('');
  await person.type(current(), '180{Enter}');
  expect(screen.getByText(/^não salvo · A leitura atual é menor que a anterior/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(current()).toHaveValue('110');
  expect(screen.getByText('não salvo')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' }));
  await waitFor(() => expect(localStorage.getItem(IDS)).toBe('2'));
  expect(saves()).toHaveLength(1);
});

test('on a phone a reading is shown as the grid shows it, and typed as it always was', async () => {
  showOnPhone();
  const { person } = await openPhone({ leituras: [leitura({ idHidrometro: 1, leituraAnterior: 60_046.5 })] });
  const field = () => screen.getByRole('textbox', { name: 'Leitura anterior' });
  expect(field()).toHaveValue('60.046,5');
  await person.click(field());
  expect(field()).toHaveValue('60046,5');
  await person.clear(field());
  await person.type(field(), '60050');
  expect(field()).toHaveValue('60050');
  await person.keyboard('{Escape}');
  expect(field()).toHaveValue('60046,5');
  await person.clear(field());
  await person.type(field(), '60050{Enter}');
  expect(field()).toHaveValue('60.050');
});

test.each([
  [1, 'decimal'],
  [2, null],
  [3, 'decimal'],
])(
  'on a phone the hours of logic %d have the keyboard that they are typed with',
  async (idCalculoHorimetro, keyboard) => {
    showOnPhone();
    await openPhone({ leituras: [1, 2].map((idHidrometro) => leitura({ idHidrometro, idCalculoHorimetro })) });
    expect(screen.getByRole('textbox', { name: 'Tempo atual' }).getAttribute('inputmode')).toBe(keyboard);
  },
);

test('without a connection work goes on, and back online it offers to save', async () => {
  const { grid, person, saves } = await openGrid({
    answers: { 'POST /PessoaHidrometroLancamento': () => saved(71, 10) },
  });
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => onlineManager.setOnline(true));
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}');
  expect(screen.getByText(/^1 leitura não salva: sem conexão/)).toBeVisible();
  act(() => onlineManager.setOnline(true));
  expect(screen.getByText(/^A conexão voltou\. Há 1 leitura não salva/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText('Tudo salvo')).toBeVisible();
  expect(saves()).toHaveLength(1);
});

test('remarks taken back over a later reading go over the older one, though something else of it is pending', () => {
  const pendencias = createPendencias({
    read: () => new Map(),
    write: () => {},
    semEspaco: () => false,
    isAbout: () => false,
  });
  const [one] = LEITURAS;
  if (!one) throw new Error('there is a reading');
  const leitura = { ...one, id: 90, versao: 3, obs: 'De Bia' };
  pendencias.type([{ leitura, campo: 'leituraAtual', text: '150' }]);
  pendencias.type([{ leitura: { ...leitura, id: 0, versao: undefined }, campo: 'obs', text: 'Lacre rompido' }], true);
  expect([...pendencias.now().pendentes.values()]).toMatchObject([
    { id: 0, versao: null, textos: { leituraAtual: '150', obs: 'Lacre rompido' } },
  ]);
});

test('a server of the original contract alone is sent the whole row, with the volumes that it shows', async () => {
  const held = { horaInicial: '08:00', horaFinal: '09:10', volumeCorrido: 12.5, medidorStatusNome: 'Com defeito' };
  const { grid, person, saves } = await openGrid({
    leituras: [leitura({ idHidrometro: 1, id: 5, versao: 1, leituraAtual: 110, obs: 'Lacre', ...held })],
    answers: {
      'GET /apresentacao': () => {
        throw new HttpError('Erro na requisição', 0, { answered: 404 });
      },
      'POST /PessoaHidrometroLancamento': () => saved(5, 20),
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}120{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.request.body).toMatchObject({
    ...{ id: 5, idHidrometro: 1, leituraAnterior: 100, leituraAtual: 120, volumeMedido: 20, volumeCorrigido: 20 },
    ...{ idCategoriaCobranca: 1, obs: 'Lacre', flagMedia: 0, ...held },
  });
});

test('where that server does not tell the mean nothing is sent, and that is why', async () => {
  const lacking = () => {
    throw new HttpError('Erro na requisição', 0, { answered: 404 });
  };
  const { grid, person, saves } = await openGrid({
    leituras: [leitura({ idHidrometro: 1, idCategoriaCobranca: 2 })],
    answers: { 'GET /apresentacao': lacking, 'POST /RelatorioLeituraCobranca/Teste/Regra': lacking },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}120{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  const failed = await screen.findByRole('region', { name: 'Uma leitura não foi salva' });
  expect(failed).toHaveTextContent('Indústria 1 – H-1: Não chegou a ser enviada');
  expect(saves()).toEqual([]);
});

test('a server of the original contract alone is asked for the mean, which its months before are not here for', async () => {
  const { api, grid, person, saves } = await openGrid({
    leituras: [leitura({ idHidrometro: 1, idCategoriaCobranca: 2 })],
    answers: {
      'GET /apresentacao': () => {
        throw new HttpError('Erro na requisição', 0, { answered: 404 });
      },
      'POST /RelatorioLeituraCobranca/Teste/Regra': () => ({ result: 37.5, flagMedia: 1 }),
      'POST /PessoaHidrometroLancamento': () => saved(5, 37.5),
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}120{Enter}');
  expect(screen.queryByText(/Não há leituras anteriores/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  const asked = api.requests.find(({ name }) => name === 'POST /RelatorioLeituraCobranca/Teste/Regra');
  expect(asked?.request.body).toMatchObject({
    ...{ regra: 2, idHidrometro: 1, idMes: 11, idAno: 2026, volumeLido: 20 },
  });
  expect(saves()[0]?.request.body).toMatchObject({
    ...{ idHidrometro: 1, leituraAtual: 120, volumeMedido: 20, volumeCorrigido: 37.5, flagMedia: 1 },
  });
});

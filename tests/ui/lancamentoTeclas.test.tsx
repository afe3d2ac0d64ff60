import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { LEITURAS, leitura, openGrid } from './lancamentoScreen.tsx';

afterEach(() => vi.restoreAllMocks());

const HINT = /F8 abre a ficha de leitura; .*Enter em OBS abre as observações/;

test("F8 opens the reading sheet of the row at hand as its link does, which the hint and the grid's keys say", async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { grid, cell, person } = await openGrid();
  expect(screen.getByText(HINT)).toBeVisible();
  expect(grid.getAttribute('aria-keyshortcuts')?.split(' ')).toContain('F8');

  await person.click(cell('H-3', 'Motivo'));
  await person.keyboard('{F8}');
  const link = cell('H-3', 'Opções').querySelector('a');
  expect(open.mock.calls).toEqual([[link?.getAttribute('href'), '_blank', 'noopener']]);
});

test('what keeps a reading from being saved is told, and marked, when its row is left with Enter', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}90{Enter}');
  const told = await screen.findByText(
    /^Indústria 1 – H-1: não salvo · A leitura atual é menor que a anterior.* — .*H-2: /,
  );
  expect(told).toHaveAttribute('aria-live', 'polite');
  expect(cell('H-1', 'Leitura atual')).toHaveAttribute('aria-invalid', 'true');
  expect(cell('H-2', 'Leitura atual')).not.toHaveAttribute('aria-invalid');
  await person.keyboard('220{Enter}');
  expect(await screen.findByText(/^Indústria .* – H-3: /)).toBeVisible();
});

test('Enter on OBS opens the observations', async () => {
  const { cell, person } = await openGrid();
  await person.click(cell('H-3', 'OBS'));
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /H-3/ })).toBeVisible();
});

test('Ctrl+Enter saves the row, and F9 calculates it, from the midst of typing in it', async () => {
  const { grid, cell, person, saves } = await openGrid({
    answers: {
      'POST /PessoaHidrometroLancamento': () => leitura({ idHidrometro: 1, id: 9, leituraAtual: 112, versao: 1 }),
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112{F9}');
  expect(await screen.findByText('Indústria 1 – H-1: volume corrigido 12,00 m³')).toBeVisible();
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('112');
  expect(grid).toHaveFocus();
  await person.keyboard('113{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.request.body).toMatchObject({ idHidrometro: 1, leituraAtual: 113 });
  expect(cell('H-1', 'Leitura atual')).toHaveAttribute('data-active');
});

test('F9 on a row that cannot be saved yet tells why', async () => {
  const { grid, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}90{Enter}{ArrowUp}{F9}');
  expect(
    await screen.findByText(/^Indústria 1 – H-1: volume corrigido -\. A leitura atual é menor que a anterior/),
  ).toBeVisible();
});

test('the total time is told of a meter that has an hour-meter', async () => {
  const { grid, person } = await openGrid({ leituras: [leitura({ idHidrometro: 1, idCalculoHorimetro: 1 })] });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112{F9}');
  expect(await screen.findByText('Indústria 1 – H-1: volume corrigido 12,00 m³, tempo total -')).toBeVisible();
});

const lost = () => {
  throw new HttpError('Erro na requisição', 0);
};

test('F9 without a connection tells what the grid has calculated', async () => {
  const { grid, person } = await openGrid({
    leituras: [leitura({ idHidrometro: 1, idCategoriaCobranca: 2 })],
    answers: {
      'POST /RelatorioLeituraCobranca/Teste/Regra': lost,
      'POST /RelatorioLeituraCobranca/Teste/Logica': lost,
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112{F9}');
  expect(await screen.findByText('Indústria 1 – H-1: volume corrigido 25,00 m³')).toBeVisible();
});

test('without a connection the month that is there is filtered all the same', async () => {
  const { person } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': ({ query }) =>
        Object.values(query ?? {}).includes('INDUSTRIA 2')
          ? lost()
          : [...LEITURAS, leitura({ idHidrometro: 5, flagMedidorVazao: 0 })],
    },
  });
  const meters = async () => {
    const grid = await screen.findByRole('grid');
    return ['H-1', 'H-2', 'H-3', 'H-4', 'H-5'].filter((registro) => within(grid).queryByText(registro));
  };
  await person.type(screen.getByRole('textbox', { name: 'Cliente' }), 'INDUSTRIA 2');
  await person.click(screen.getByRole('button', { name: 'Filtrar' }));
  await waitFor(async () => expect(await meters()).toEqual(['H-3', 'H-4']));
  expect(screen.getByRole('alert')).toHaveTextContent(/^O servidor não respondeu: as leituras são as que/);
});

test('a reading is typed over a month that was saved without one, though the meter stands where it stood', async () => {
  const naoLida = leitura({ idHidrometro: 1, id: 9, versao: 1, leituraAtual: 100, idCategoriaCobranca: 2 });
  const { grid, cell, person, saves } = await openGrid({
    leituras: [{ ...naoLida, flagMedia: 1, flagNaoLida: 1 }],
    answers: { 'POST /PessoaHidrometroLancamento': () => ({ id: 9, versao: 2 }) },
  });
  expect(cell('H-1', 'Leitura atual').textContent).toBe('');
  grid.focus();
  await person.keyboard('{ArrowRight>6/}100{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saves()[0]?.request.body).toMatchObject({ id: 9, leituraAtual: 100 }));
});

test('a corrected volume that is typed is seen, be it one or none, where none can be told yet', async () => {
  const { cell, person } = await openGrid();
  await person.click(cell('H-1', 'Volume corrigido'));
  await person.keyboard('12a{Enter}1234{Enter}');
  expect(cell('H-1', 'Volume corrigido')).toHaveTextContent('12a');
  expect(cell('H-2', 'Volume corrigido')).toHaveTextContent('1.234');
});

test("the button 'Desfazer' keeps the focus when there is nothing more to undo", async () => {
  const { grid, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112{Enter}');
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  undo.focus();
  await person.keyboard('{Enter}');
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toHaveFocus();
});

test('who only looks at the readings has of these keys those of the reading sheet and of the observations', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { grid, cell, person } = await openGrid({ mayEdit: false });
  await person.click(cell('H-3', 'Leitura atual'));
  await person.keyboard('{F2}{F9}{Delete}');
  expect(screen.queryByRole('textbox', { name: 'Leitura atual, H-3' })).toBeNull();
  expect(open).not.toHaveBeenCalled();
  await person.keyboard('{F8}');
  expect(open).toHaveBeenCalledWith(expect.stringContaining('idPessoa=2'), '_blank', 'noopener');
  expect(grid).toHaveAttribute('aria-keyshortcuts', 'F2 F8');
  expect(screen.queryByText(HINT)).toBeNull();
});

test('Ctrl+Enter on a row in which nothing was typed says that there is nothing to save', async () => {
  const { grid, person, saves } = await openGrid();
  grid.focus();
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Não há nada a salvar')).toBeVisible();
  expect(screen.queryByText('0 leituras salvas')).toBeNull();
  expect(saves()).toEqual([]);
});

test('Ctrl+Enter applies the observations from the midst of typing in them', async () => {
  const { cell, person, saves } = await openGrid();
  await person.click(cell('H-3', 'OBS'));
  await person.keyboard('{Enter}');
  await person.type(await screen.findByRole('textbox', { name: 'OBS' }), 'Lacre novo{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell('H-3', 'OBS')).toHaveTextContent(/^Lacre novo$/);
  expect(saves()).toEqual([]);
});

test('observations that are too long are refused whole, and told why', async () => {
  const { cell, person } = await openGrid();
  await person.click(cell('H-3', 'OBS'));
  await person.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'OBS' });
  await person.click(field);
  await person.paste('o'.repeat(1001));
  await person.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(field).toHaveAccessibleDescription('Deve ter no máximo 1000 caracteres');
  expect(field).toHaveFocus();
  await person.keyboard('{Backspace}');
  await person.click(screen.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell('H-3', 'OBS').textContent).toHaveLength(1000);
});

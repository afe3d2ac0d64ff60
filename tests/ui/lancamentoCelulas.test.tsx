import { act, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { LEITURAS, leitura, openGrid, openPhone, paste } from './lancamentoScreen.tsx';
import { showOnPhone } from './phone.ts';

const CTRL_D = '{Control>}d{/Control}';

/** A meter with an hour-meter below one without, and one of which a volume was given. */
const hours = leitura({ idHidrometro: 2, id: 8, versao: 1, leituraAtual: 260, idCalculoHorimetro: 1 });
const comHoras = { ...hours, tempoAnterior: '847410', tempoAtual: '883650', volumeMedido: 60, volumeCorrigido: 60 };
const volumes = { volumeMedido: 50, volumeCorrigido: 40, flagCorrigidoInformado: 1, motivo: 'Rateio' } as const;
const MES = [
  leitura({ idHidrometro: 1, id: 7, versao: 1, leituraAtual: 120, volumeMedido: 20, volumeCorrigido: 20 }),
  comHoras,
  leitura({ idHidrometro: 3, id: 9, versao: 1, leituraAtual: 350, ...volumes }),
  leitura({ idHidrometro: 4 }),
];

test('times are not filled down from a meter without an hour-meter: it has none to give', async () => {
  const { cell, person } = await openGrid({ leituras: MES });
  await person.click(cell('H-1', 'Tempo anterior'));
  await person.keyboard(`{Shift>}{ArrowRight}{ArrowDown}{/Shift}${CTRL_D}`);
  expect(await screen.findByText('2 ficaram como estavam')).toBeVisible();
  expect(cell('H-2', 'Tempo anterior')).toHaveTextContent('847.410');
  expect(cell('H-2', 'Tempo atual')).toHaveTextContent('883.650');
  expect(screen.queryByText('não salvo')).toBeNull();
});

test('a corrected volume is filled down as it is shown', async () => {
  const { cell, person } = await openGrid({ leituras: MES });
  await person.click(cell('H-3', 'Volume corrigido'));
  await person.keyboard(CTRL_D);
  expect(await screen.findByText('1 célula preenchida')).toBeVisible();
  expect(cell('H-3', 'Volume corrigido')).toHaveTextContent('60,00');
});

test('cells that are pasted over a number that is being typed go into those below it', async () => {
  const { cell, person } = await openGrid();
  await person.click(cell('H-1', 'Leitura atual'));
  await person.keyboard('{F2}');
  const field = screen.getByRole('textbox', { name: 'Leitura atual, H-1' });
  await act(async () => void (await person.paste('176\r\n350\r\n')));
  expect(field).not.toBeInTheDocument();
  expect(await screen.findByText('2 células coladas')).toBeVisible();
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent(/^176$/);
  expect(cell('H-2', 'Leitura atual')).toHaveTextContent(/^350$/);
  await person.click(cell('H-3', 'Leitura atual'));
  await person.keyboard('{F2}');
  await person.paste('390\r\n');
  await person.keyboard('{Enter}');
  expect(cell('H-3', 'Leitura atual')).toHaveTextContent(/^390$/);
});

test('so do times, and into a text goes what a cell says, without what parts cells', async () => {
  const { cell, person } = await openGrid({ leituras: MES });
  await person.click(cell('H-2', 'Tempo atual'));
  await person.keyboard('{F2}');
  await act(async () => void (await person.paste('931\r\n700\r\n')));
  expect(await screen.findByText('1 célula colada; 1 ficou como estava')).toBeVisible();
  expect(cell('H-2', 'Tempo atual')).toHaveTextContent(/^931 /);
  await person.click(cell('H-1', 'Motivo'));
  for (const [pasted, text] of [
    ['"Obra\r\nna rua"', 'Obra na rua'],
    ["'=soma", '=soma'],
  ] as const) {
    await person.keyboard('{Delete}{F2}');
    await person.paste(pasted);
    await person.keyboard('{Enter}{ArrowUp}');
    expect(cell('H-1', 'Motivo').textContent).toBe(text);
  }
});

test('F2 goes on at the end of what a cell holds, as a double click does', async () => {
  const { cell, person } = await openGrid({ leituras: MES });
  await person.click(cell('H-1', 'Motivo'));
  await person.keyboard('Obra{Enter}{ArrowUp}{F2} na rua{Enter}');
  expect(cell('H-1', 'Motivo').textContent).toBe('Obra na rua');
  await person.dblClick(cell('H-1', 'Motivo'));
  await person.keyboard(', 12{Enter}');
  expect(cell('H-1', 'Motivo').textContent).toBe('Obra na rua, 12');
});

test.each([
  ['270\r\n580\r\n', '270 | 580'],
  ['"12\r\n345"', '12 | 345'],
])('of several numbers that are pasted on a telephone none is taken for the reading: %j', async (pasted, shown) => {
  showOnPhone();
  const { person } = await openPhone();
  const field = await screen.findByRole('textbox', { name: 'Leitura atual' });
  await person.click(field);
  await person.clear(field);
  await person.paste(pasted);
  await person.tab();
  expect(field).toHaveValue(shown);
  expect(field).toHaveAccessibleDescription(/Número inválido/);
});

test('on a telephone observations of two lines have room for them', async () => {
  const obs = 'Vazamento no ramal\nTrocar lacre';
  showOnPhone();
  const { person } = await openPhone({ leituras: [leitura({ idHidrometro: 1, obs }), ...LEITURAS.slice(1)] });
  const field = await screen.findByRole('textbox', { name: 'OBS' });
  expect(field).toHaveValue(obs);
  await person.type(field, '!');
  await person.tab();
  expect(field).toHaveValue(`${obs}!`);
});

test('observations of two lines are opened where there is room for them, and stay as they are', async () => {
  const obs = 'Vazamento no ramal\nTrocar lacre';
  const motivo = 'Obra\nna rua';
  const first = leitura({ idHidrometro: 1, id: 7, versao: 1, leituraAtual: 120, obs, motivo });
  const { cell, person } = await openGrid({ leituras: [first, ...LEITURAS.slice(1)] });
  await person.click(cell('H-1', 'OBS'));
  await person.keyboard('{F2}');
  expect(await screen.findByRole('textbox', { name: 'OBS' })).toHaveValue(obs);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('não salvo')).toBeNull();
});

test('a text that does not fit whole is said to be cut, however it came', async () => {
  const { cell, person } = await openGrid();
  await person.click(cell('H-1', 'Motivo'));
  await act(async () => paste('m'.repeat(501)));
  const told = '1 célula colada; 1 texto maior do que o campo foi cortado';
  expect(await screen.findByText(told)).toBeVisible();
  await person.click(cell('H-2', 'OBS'));
  await person.keyboard('{F2}');
  await person.paste('o'.repeat(1001));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByText(/texto maior do que o campo foi cortado/)).not.toHaveLength(0));
  expect(cell('H-2', 'OBS').textContent).toHaveLength(1000);
});

test('cells that are emptied by what is pasted are told of, and cut cells are copied and emptied', async () => {
  const { cell, person } = await openGrid({ leituras: MES });
  await person.click(cell('H-1', 'Leitura atual'));
  await act(async () => paste('130\r\n\r\n360\r\n'));
  expect(await screen.findByText('3 células coladas; 1 delas esvaziada')).toBeVisible();
  await person.click(cell('H-3', 'Motivo'));
  const handed = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => handed.set(type, text) };
  const cut = Object.assign(new Event('cut', { bubbles: true, cancelable: true }), { clipboardData });
  await act(async () => void document.dispatchEvent(cut));
  expect(handed.get('text/plain')).toBe('Rateio');
  expect(cell('H-3', 'Motivo')).toHaveTextContent(/^$/);
});

test('what is pasted back as it was copied is no change: a volume of the calculation is given by nobody', async () => {
  const { cell, person } = await openGrid({ leituras: MES });
  await person.click(cell('H-1', 'Volume corrigido'));
  await act(async () => paste('20,00\r\n60,00\r\n40,00\r\n'));
  expect(await screen.findByText('3 células coladas')).toBeVisible();
  expect(screen.queryByText('não salvo')).toBeNull();
  // With another reading beside it the volume is somebody's.
  await person.click(cell('H-1', 'Leitura atual'));
  await act(async () => paste('130'));
  expect(cell('H-1', 'Volume corrigido')).toHaveTextContent('30,00');
  await person.click(cell('H-1', 'Leitura atual'));
  const block = ['140', '', 'Leitura', '30,00'];
  await act(async () => paste(block.join('\t')));
  expect(cell('H-1', 'Volume corrigido')).toHaveTextContent('30,00');
});

test('a block that is cut and pasted back is no change either', async () => {
  const { cell, person } = await openGrid({ leituras: MES });
  await person.click(cell('H-1', 'Leitura atual'));
  await person.keyboard('{Shift>}{ArrowRight>3/}{/Shift}{Delete}');
  expect(await screen.findByText(/leitura não salva/)).toBeVisible();
  await act(async () => paste('120\t20,00\tLeitura\t20,00'));
  await waitFor(() => expect(screen.queryByText(/leitura não salva/)).toBeNull());
});

test('with Shift Ctrl+Z is another key: nothing more is undone', async () => {
  const { cell, person } = await openGrid();
  await person.click(cell('H-1', 'OBS'));
  await person.keyboard('um{Enter}dois{Enter}{Control>}z{/Control}');
  expect(cell('H-2', 'OBS')).toHaveTextContent(/^$/);
  await person.keyboard('{Control>}{Shift>}Z{Enter}{/Shift}{/Control}');
  expect(cell('H-1', 'OBS')).toHaveTextContent(/^um$/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['undone', '{Control>}z{/Control}'],
  ['typed back', '105{Enter}'],
])('what somebody else has saved is shown once what was typed over it is %s', async (_, keys) => {
  const antes = leitura({ idHidrometro: 1, id: 71, versao: 2, leituraAtual: 105 });
  const atual = { ...antes, versao: 3, leituraAtual: 111 };
  const { grid, cell, person, saves } = await openGrid({
    leituras: [antes, ...LEITURAS.slice(1)],
    answers: {
      'POST /PessoaHidrometroLancamento': () => {
        throw new HttpError('Este registro foi alterado', 409, { listaResultados: { atual, autor: 'bia' } });
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(await screen.findByText(/Outra pessoa a salvou/)).toBeVisible();
  await person.keyboard(keys);
  await waitFor(() => expect(cell('H-1', 'Leitura atual')).toHaveTextContent(/^111$/));
  expect(screen.queryByText('não salvo')).toBeNull();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../contract/index.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { asked, coleta, openApp } from './clienteApp.tsx';
import { paramAs } from './historicoLimits.ts';
import { showOnPhone } from './phone.ts';
import { giveView } from './tableView.ts';

const path = '/cadastro/cliente/3/historico-coletas';
const SAVE = 'POST /HistoricoColeta/save-historico';
const UPDATE = 'POST /HistoricoColeta/update-historico';
const REMOVE = 'POST /HistoricoColeta/remove-historico';
const COLOUR = 'POST /HistoricoColeta/saveColor';
const HISTORY = 'GET /HistoricoColeta/{idPessoa}/{versao}';

const COLETAS = [
  coleta({ id: 4, versao: 2, DBO: '450', Cu: '1,6' }),
  coleta({ id: 3, versao: 1, DBO: '9000', idTipoDBO: 2, dtRetirada: '2026-09-02' }),
  coleta({ id: 2, versao: 5, DBO: '610', idTipoDBO: 4, dtRetirada: '2026-08-02' }),
  coleta({ id: 1, versao: 1, DBO: '500', dtRetirada: '2026-07-02' }),
];

const answers = {
  [HISTORY]: () => ({ result: COLETAS }),
  'GET /Parametro': () => parametros.map((one) => paramAs(one)),
  'GET /PessoaPontoColeta/{idPessoa}': () => [{ id: 7, idPessoa: 3, descricao: 'Caixa de saída', versao: 1 }],
};

beforeEach(() => {
  giveView(440);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function openHistory(more: Parameters<typeof openApp>[0]['answers'] = {}, mayEdit = true) {
  const app = openApp({ path, mayEdit, answers: { ...answers, ...more } });
  const table = await screen.findByRole<HTMLTableElement>('grid', { name: 'Coletas e resultados' });
  return { ...app, table };
}

test('a row is edited from its button; its values go as typed, and the table is read again', async () => {
  const { api, person } = await openHistory({ [UPDATE]: () => ({ id: 4, versao: 3 }) });
  await person.click(screen.getByRole('button', { name: 'Editar a linha 1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Editar historico' }));
  expect(form.getByRole('textbox', { name: 'Retirada' })).toHaveValue('02/10/2026');
  expect(form.getByRole('textbox', { name: 'Hora da retirada' })).toHaveValue('08:00');
  const copper = form.getByRole('textbox', { name: 'Cu*' });
  expect(copper).toHaveAccessibleDescription('limite 1,5 mg/L – acima do máximo 1,5');
  await person.clear(copper);
  await person.type(copper, '<0,05');
  expect(copper).toHaveAccessibleDescription('limite 1,5 mg/L');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(api, HISTORY)).toHaveLength(2));
  expect(asked(api, UPDATE)[0]?.body).toMatchObject({
    id: 4,
    versao: 2,
    pontoColeta: 'Caixa de saída',
    dtInstalaco: '2026-10-01 08:00',
    dtRetirada: '2026-10-02 08:00',
    DBO: '450',
    Cu: '<0,05',
    Zn: null,
  });
  // The server refuses what it does not know.
  expect(contract.historico.update.body.safeParse(asked(api, UPDATE)[0]?.body).error).toBeUndefined();
  expect(await screen.findByText('Historico alterado com sucesso')).toBeVisible();
});

test('by keyboard Enter edits the active row, and Delete asks before it removes it', async () => {
  const { api, person, table } = await openHistory({ [REMOVE]: () => ({ id: 3 }) });
  table.focus();
  await person.keyboard('{ArrowDown}{Enter}');
  const form = await screen.findByRole('dialog', { name: 'Editar historico' });
  expect(within(form).getByRole('textbox', { name: 'DBO*' })).toHaveValue('9000');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  table.focus();
  await person.keyboard('{Delete}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover a linha 2' }));
  expect(question.getByText('Deseja remover esse item do historico?')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(asked(api, REMOVE)[0]?.body).toMatchObject({ identificacao: 3, versao: 1 }));
});

test('where the button of a row goes with it, the table has the focus', async () => {
  const { person, table } = await openHistory({ [REMOVE]: () => ({ id: 3 }) });
  await person.click(screen.getByRole('button', { name: 'Remover a linha 2' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(table).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Remover a linha 1' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remover a linha 1' })).toHaveFocus());
});

test('a removal that is refused says so in the words of every failed change, and why', async () => {
  const refusal = () => {
    throw failure('O registro foi alterado por outra pessoa', 409);
  };
  const { person } = await openHistory({ [REMOVE]: refusal });
  await person.click(screen.getByRole('button', { name: 'Remover a linha 2' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  expect(
    await screen.findByText('Erro ao atualizar gistorico: O registro foi alterado por outra pessoa'),
  ).toBeVisible();
});

test('a removal without an answer may have been done', async () => {
  const { person } = await openHistory({
    [REMOVE]: () => {
      throw failure('Erro na requisição', 0);
    },
  });
  await person.click(screen.getByRole('button', { name: 'Remover a linha 2' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  expect(
    await screen.findByText(/^Erro ao atualizar gistorico: Erro na requisição\. Pode ter sido removido ou não/),
  ).toBeVisible();
});

test('a new one: ΔT is worked out, a pasted row fills the values, a refusal keeps all of it', async () => {
  const refusal = () => {
    throw failure('Este ponto já tem uma coleta desta amostra', 409, { codigoAmostra: 'Já existe' });
  };
  const { api, person } = await openHistory({ [SAVE]: refusal });
  await person.click(screen.getByRole('button', { name: 'Novo regristo de historico' }));
  const form = within(await screen.findByRole('dialog', { name: 'Novo regristo de historico' }));
  const type = async (name: string, text: string) => person.type(form.getByRole('textbox', { name }), text);
  await type('Instalação', '24/10/2026');
  await type('Hora da instalação', '8h00');
  await type('Retirada', '25/10/2026');
  await type('Hora da retirada', 'uma e cinco');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  const until = form.getByRole('textbox', { name: 'Hora da retirada' });
  await waitFor(() => expect(until).toHaveFocus());
  expect(until).toHaveAccessibleDescription('Use horas e minutos, como 09:30');
  expect(asked(api, SAVE)).toEqual([]);
  await person.clear(until);
  await type('Hora da retirada', '13:05');
  expect(form.getByRole('textbox', { name: 'ΔT' })).toHaveValue('29:05');
  const first = form.getByRole('textbox', { name: 'DQO*' });
  fireEvent.paste(first, { clipboardData: { getData: () => '1200\t1.234,5\t5,5\r\n' } });
  expect(form.getByRole('textbox', { name: 'DBO*' })).toHaveValue('1.234,5');
  expect(form.getByRole('textbox', { name: 'pH' })).toHaveAccessibleDescription(/^limite .* – abaixo do mínimo 6$/);
  await type('CM', 'AM-1');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText('Já existe')).toBeVisible();
  expect(await screen.findByText('Erro ao atualizar gistorico')).toBeVisible();
  expect(first).toHaveValue('1200');
  expect(asked(api, SAVE)[0]?.body).toMatchObject({
    idPessoa: 3,
    tempoInstalacao: '29:05',
    dtInstalaco: '2026-10-24 08:00',
    dtRetirada: '2026-10-25 13:05',
    DQO: '1200',
    DBO: '1.234,5',
    pH: '5,5',
  });
});

test('an hour without its day is sent for the server to refuse, not lost', async () => {
  const { api, person } = await openHistory({ [SAVE]: () => ({ id: 9, versao: 1 }) });
  await person.click(screen.getByRole('button', { name: 'Novo regristo de historico' }));
  const form = within(await screen.findByRole('dialog', { name: 'Novo regristo de historico' }));
  await person.type(form.getByRole('textbox', { name: 'Hora da instalação' }), '08:00');
  await person.type(form.getByRole('textbox', { name: 'Retirada' }), '25/10/2026');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(api, SAVE)).toHaveLength(1));
  const problems = contract.historico.save.body.safeParse(asked(api, SAVE)[0]?.body).error?.issues;
  expect(problems?.map(({ path }) => path)).toEqual([['dtInstalaco']]);
});

test('a colour shows what it does to the charge before it is applied, and asks why', async () => {
  const { api, person } = await openHistory({ [COLOUR]: () => ({ id: 1 }) });
  await person.type(screen.getByRole('textbox', { name: 'Linhas' }), '1, 3-4');
  await person.click(screen.getByRole('combobox', { name: /^Cor/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '1 Branco (status original)',
    '3 Azul (Não representativa)',
    '2 Verde (Erro análise)',
    '4 Rosa (Cobrança de DBO)',
    '5 Branco (retira da média)',
  ]);
  await person.click(screen.getByRole('option', { name: '5 Branco (retira da média)' }));
  await person.click(screen.getByRole('button', { name: 'Aplicar cor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar 3 linhas para Branco (retira da média)' }));
  // 450, 610 and 500 count before; nothing does after.
  expect(dialog.getByText(/0,520 → -/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(asked(api, COLOUR)).toHaveLength(0);
  expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveFocus();
  await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Coleta contestada');
  await person.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() =>
    expect(asked(api, COLOUR)[0]?.body).toMatchObject({
      idPessoa: 3,
      cor: 5,
      valores: '1, 3-4',
      listaIds: [4, 2, 1],
      versoes: { 4: 2, 2: 5, 1: 1 },
      motivo: 'Coleta contestada',
    }),
  );
});

test.each([
  ['9', 'Não há linha 9: as linhas vão de 1 a 4'],
  ['4-1', 'Não se lê 4-1: escreva números e faixas, da menor linha à maior, como 1,2,3 ou 4-9'],
  [' ', 'Digite os números das linhas'],
  ['1', 'Estas linhas já têm esta cor'],
])('rows %j are refused with why', async (text, message) => {
  const { person } = await openHistory();
  const rows = screen.getByRole('textbox', { name: 'Linhas' });
  await person.type(rows, text);
  await person.click(screen.getByRole('button', { name: 'Aplicar cor' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(rows).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reason that was typed is not lost without asking', async () => {
  const { person } = await openHistory();
  await person.type(screen.getByRole('textbox', { name: 'Linhas' }), '2{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /^Mudar 1 linha/ });
  await person.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Coleta contestada');
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(within(dialog).getByRole('textbox', { name: 'Motivo' })).toHaveValue('Coleta contestada');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('the charge is explained: which collections make it, and why each other does not', async () => {
  const { person } = await openHistory();
  await person.click(screen.getByRole('button', { name: 'Como se chegou aqui' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Como se chegou à DBO de Cobrança' }));
  const [current] = dialog.getAllByRole('table');
  const rows = within(current!).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '102/10/2026450SimCaixa de saída',
    '302/08/2026610SimCaixa de saída',
    '402/07/2026500SimCaixa de saída',
    '202/09/20269.000Não: erro de análiseCaixa de saída',
  ]);
});

test('on a phone, whether a collection counts stands below its other cells', async () => {
  const { person } = await openHistory();
  showOnPhone();
  await person.click(screen.getByRole('button', { name: 'Como se chegou aqui' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Como se chegou à DBO de Cobrança' }));
  const [current] = dialog.getAllByRole('table');
  const rows = within(current!).getAllByRole('row');
  expect([rows[0], ...rows.slice(-2)].map((row) => row?.textContent)).toEqual([
    'NRetiradaDBO (mg/L)',
    '202/09/20269.000',
    'Conta? Não: erro de análise · Caixa de saída',
  ]);
});

test('what explains the charge shows all its values with the same decimals', async () => {
  const rows = [coleta({ id: 2, DBO: '300,125' }), coleta({ id: 1, DBO: '610' })];
  const { person } = await openHistory({ [HISTORY]: () => ({ result: rows }) });
  await person.click(screen.getByRole('button', { name: 'Como se chegou aqui' }));
  const dialog = await screen.findByRole('dialog', { name: 'Como se chegou à DBO de Cobrança' });
  const [current] = within(dialog).getAllByRole('table');
  expect(within(current!).getByRole('cell', { name: '300,125' })).toBeVisible();
  expect(within(current!).getByRole('cell', { name: '610,000' })).toBeVisible();
});

test('who may not edit the history is offered none of it', async () => {
  const { person, table } = await openHistory({}, false);
  for (const name of [/^Editar a linha/, /^Remover a linha/, 'Novo regristo de historico', 'Aplicar cor']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  table.focus();
  await person.keyboard('{Enter}{Delete}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

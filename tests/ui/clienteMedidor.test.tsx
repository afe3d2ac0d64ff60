import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { asked, openApp, rowTexts } from './clienteApp.tsx';
import { showOnPhone } from './phone.ts';
import { nothingToType, readFields } from './readFields.ts';

const path = '/cadastro/cliente/3/medidor-vazao';
const MEDIDOR = {
  id: 4,
  idPessoa: 3,
  registro: 'V-3',
  data: '2024-01-10',
  idUsuarioTecnico: 5,
  idTipo: 1,
  dtAtualCalibragem: '2024-01-31',
  dtProximaCalibragem: '2026-01-31',
  dtValidadeCalibragem: '2026-01-31',
  obsAtualCalibragem: null,
  flagCertificado: 1,
  fonte: null,
  nroSerie: 'NS-1',
  codigoEquipamento: null,
  modelo: 'M-10',
  idCalculoHorimetro: 2,
  obsCobranca: null,
  flagAtivo: 1,
  lacre: null,
  versao: 6,
};
const HIDROMETRO = {
  id: 31,
  idPessoa: 3,
  registro: 'H-31',
  uc: '1234567',
  idFonteAbastecimento: 2,
  fonteAbastecimento: 'Poço',
  flagAtivo: 1,
  flagMedidorVazao: 0,
  versao: 2,
};
const none = { 'GET /PessoaMedidorVazao/{idPessoa}': () => [], 'GET /PessoaHidrometro': () => [] };
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Salvar' });

test('a calibration date sets the next check and the validity, which may be changed; empty dates go as null', async () => {
  const { api, person } = openApp({
    path,
    answers: { ...none, 'POST /PessoaMedidorVazao': () => ({ id: 9, versao: 1 }) },
  });
  await person.type(await screen.findByRole('textbox', { name: 'Registro' }), 'V-9');
  await person.type(field('Calibração'), '29/02/2024');
  expect(field('Verificar em')).toHaveValue('28/02/2026');
  expect(field('Validade')).toHaveValue('28/02/2026');
  await person.clear(field('Validade'));
  await person.type(field('Validade'), '01/02/2026');
  await person.click(save());
  expect(await screen.findByText('Medidor de vazão cadastrado com sucesso!')).toBeVisible();
  expect(asked(api, 'POST /PessoaMedidorVazao')[0]?.body).toMatchObject({
    idPessoa: 3,
    registro: 'V-9',
    data: null,
    dtAtualCalibragem: '2024-02-29',
    dtProximaCalibragem: '2026-02-28',
    dtValidadeCalibragem: '2026-02-01',
    flagAtivo: 1,
  });
});

test.each([
  ['Validade', /^A validade não pode ser antes da calibração/],
  ['Verificar em', /^A verificação não pode ser antes da calibração/],
])('%s before the calibration is refused on its field before it is sent', async (name, told) => {
  const { api, person } = openApp({
    path,
    answers: { ...none, 'GET /PessoaMedidorVazao/{idPessoa}': () => [MEDIDOR] },
  });
  await person.clear(await screen.findByRole('textbox', { name }));
  await person.type(field(name), '01/01/2020');
  await person.click(save());
  await waitFor(() => expect(field(name)).toBeInvalid());
  expect(field(name)).toHaveAccessibleDescription(told);
  expect(asked(api, 'POST /PessoaMedidorVazao')).toEqual([]);
});

test('every field of the specification is there', async () => {
  openApp({ path, answers: none });
  await screen.findByRole('textbox', { name: 'Registro' });
  const labels = ['Data', 'Calibração', 'Verificar em', 'Verificado em', 'Validade', 'Lacre', 'Nº Série', 'Cód. Equip'];
  for (const label of [...labels, 'Modelo', 'Motivo']) expect(field(label)).toBeVisible();
  for (const label of ['Técnico', 'Tipo', 'Cálculo (horímetro)', 'Certificado']) {
    expect(screen.getByRole('combobox', { name: label })).toBeVisible();
  }
});

test('the meter in use is shown with its calibration, and saved with its version', async () => {
  const { api, person } = openApp({
    path,
    answers: {
      ...none,
      'GET /PessoaMedidorVazao/{idPessoa}': () => [MEDIDOR],
      'POST /PessoaMedidorVazao': () => ({ id: 4, versao: 7 }),
    },
  });
  expect(await screen.findByRole('textbox', { name: 'Registro' })).toHaveValue('V-3');
  expect(within(screen.getByRole('tabpanel')).getByText(/^Vencida em 31\/01\/2026$/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Técnico' })).toHaveTextContent('Téc. Exemplo'));
  expect(screen.getByRole('combobox', { name: 'Certificado' })).toHaveTextContent('Válido');
  await person.type(field('Lacre'), 'L-77');
  expect(screen.getByRole('tab', { name: /^Med\. Vazão.*, com alterações não salvas$/ })).toBeVisible();
  await person.click(save());
  expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
  await person.type(field('Lacre'), '8');
  await person.click(save());
  await waitFor(() => expect(asked(api, 'POST /PessoaMedidorVazao')).toHaveLength(2));
  expect(asked(api, 'POST /PessoaMedidorVazao').map(({ body }) => body)).toMatchObject([
    { id: 4, lacre: 'L-77', versao: 6 },
    { id: 4, lacre: 'L-778', versao: 7 },
  ]);
});

test('of several meters one is chosen; changing the choice asks about what was typed', async () => {
  const old = { ...MEDIDOR, id: 2, registro: 'V-1', flagAtivo: 0, modelo: null };
  const { person } = openApp({
    path,
    answers: { ...none, 'GET /PessoaMedidorVazao/{idPessoa}': () => [MEDIDOR, old] },
  });
  const choose = async (option: RegExp) => {
    await person.click(await screen.findByRole('combobox', { name: 'Medidor' }));
    await person.click(screen.getByRole('option', { name: option }));
  };
  await choose(/V-1 – Desabilitado/);
  expect(field('Registro')).toHaveValue('V-1');
  expect(screen.getByRole('combobox', { name: 'Medidor' })).toHaveFocus();
  await person.type(field('Registro'), 'x');
  await choose(/V-3 – M-10 – Habilitado/);
  await person.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(await screen.findByRole('textbox', { name: 'Registro' })).toHaveValue('V-1x');
  await choose(/V-3/);
  await person.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(await screen.findByRole('textbox', { name: 'Registro' })).toHaveValue('V-3');
  expect(field('Registro')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Adicionar medidor' }));
  expect(field('Registro')).toHaveValue('');
});

test('the form of a new meter has the focus, which nobody who only looks at the client is led to', async () => {
  const { person } = openApp({
    path,
    answers: { ...none, 'GET /PessoaMedidorVazao/{idPessoa}': () => [MEDIDOR] },
  });
  const add = async () => person.click(await screen.findByRole('button', { name: 'Adicionar medidor' }));
  await screen.findByRole('textbox', { name: 'Registro' });
  expect(field('Registro')).not.toHaveFocus();
  await person.type(field('Lacre'), 'L-1');
  await add();
  await person.click(await screen.findByRole('button', { name: 'Descartar' }));
  await screen.findByText('Novo Medidor de Vazão');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Registro')).toHaveFocus();
  await person.keyboard('V-9');
  expect(field('Registro')).toHaveValue('V-9');
});

test('the form of a new meter has the focus where nothing was typed in the one before', async () => {
  const { person } = openApp({
    path,
    answers: { ...none, 'GET /PessoaMedidorVazao/{idPessoa}': () => [MEDIDOR] },
  });
  await person.click(await screen.findByRole('button', { name: 'Adicionar medidor' }));
  expect(field('Registro')).toHaveValue('');
  expect(field('Registro')).toHaveFocus();
});

test('who asks for a new meter by mistake goes back to the one that was open, and is asked about what was typed', async () => {
  const { person } = openApp({ path, answers: { ...none, 'GET /PessoaMedidorVazao/{idPessoa}': () => [MEDIDOR] } });
  const add = () => screen.findByRole('button', { name: 'Adicionar medidor' });
  await person.click(await add());
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(field('Registro')).toHaveValue('V-3');
  expect(await add()).toHaveFocus();
  await person.keyboard('{Enter}V-9');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(await screen.findByRole('textbox', { name: 'Registro' })).toHaveValue('V-9');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Registro')).toHaveValue('V-3');
  expect(await add()).toHaveFocus();
});

test.each([
  ['the first one of its client', []],
  ['one more', [MEDIDOR]],
])('a new meter that is saved by the keyboard keeps the focus in its form: %s', async (_, held) => {
  const answers = {
    ...none,
    'GET /PessoaMedidorVazao/{idPessoa}': () => held,
    'POST /PessoaMedidorVazao': () => ({ id: 9, versao: 1 }),
  };
  const { person } = openApp({ path, answers });
  await screen.findByRole('textbox', { name: 'Registro' });
  const add = screen.queryByRole('button', { name: 'Adicionar medidor' });
  if (add) await person.click(add);
  // Of a client without any there is nothing to go back to.
  expect(screen.queryAllByRole('button', { name: 'Cancelar' })).toHaveLength(held.length);
  await person.type(field('Registro'), 'V-9{Enter}');
  expect(await screen.findByText('Medidor de vazão cadastrado com sucesso!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Adicionar medidor' })).toBeVisible();
  expect(field('Registro')).toHaveValue('V-9');
  expect(field('Registro')).toHaveFocus();
});

test("another person's change of the meter is compared before anything is overwritten", async () => {
  const { person } = openApp({
    path,
    answers: {
      ...none,
      'GET /PessoaMedidorVazao/{idPessoa}': () => [MEDIDOR],
      'POST /PessoaMedidorVazao': () => {
        throw new HttpError('Este registro foi alterado por outra pessoa', 409, {
          listaResultados: { atual: { ...MEDIDOR, modelo: 'M-20', versao: 7 }, autor: 'bia', quando: null },
        });
      },
    },
  });
  await screen.findByRole('textbox', { name: 'Registro' });
  await person.type(field('Lacre'), 'L-1');
  await person.click(save());
  expect(await screen.findByText(/bia gravou este registro/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Modelo/ })).toHaveTextContent(/M-20.*M-10/);
});

test('hydrometers are listed with their columns and edited; the control unit is removed by itself', async () => {
  const { api, person } = openApp({
    path,
    answers: {
      ...none,
      'GET /PessoaHidrometro': () => [HIDROMETRO],
      'POST /PessoaHidrometro': () => ({ id: 31, versao: 3 }),
      'DELETE /PessoaUnidadeControladora': () => ({ id: 31, versao: 3 }),
      'DELETE /PessoaHidrometro': () => ({ id: 31 }),
    },
  });
  const rows = await rowTexts('Hidrômetros');
  expect(rows.map((cells) => cells.slice(0, 6))).toEqual([['31', 'H-31', 'Poço', '1234567', 'Habilitado', 'Não']]);
  const table = screen.getByRole('table', { name: 'Hidrômetros' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['ID', 'Registro', 'Fonte', 'UC', 'Situação', 'Medidor de Vazão?', 'Opções']);

  await person.click(screen.getByRole('button', { name: 'Editar H-31' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edição' }));
  await person.click(dialog.getByRole('combobox', { name: 'Fonte' }));
  await person.click(screen.getByRole('option', { name: 'Esgoto' }));
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /PessoaHidrometro')[0]?.body).toMatchObject({ id: 31, idFonteAbastecimento: 1, versao: 2 });

  const question = async (button: string) => {
    await person.click(screen.getByRole('button', { name: button }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await question('Remover a Unidade Controladora 1234567 do hidrômetro H-31');
  expect(asked(api, 'DELETE /PessoaUnidadeControladora')[0]?.query).toEqual({ id: 31, versao: 2 });
  expect(screen.getByRole('button', { name: 'Editar H-31' })).toHaveFocus();
  await question('Remover H-31');
  expect(asked(api, 'DELETE /PessoaHidrometro')[0]?.query).toEqual({ id: 31, versao: 2 });
});

test('on a phone a card says what its values are, and a name that asks takes no colon', async () => {
  showOnPhone();
  openApp({ path, answers: { ...none, 'GET /PessoaHidrometro': () => [HIDROMETRO] } });
  const card = within(await screen.findByRole('list', { name: 'Hidrômetros' })).getByRole('listitem');
  expect(card).toHaveTextContent(/UC: 1234567/);
  expect(card).toHaveTextContent(/Medidor de Vazão\? Não/);
});

test('a hydrometer that is turned from a source to sewage says what becomes of its readings', async () => {
  const { person } = openApp({ path, answers: { ...none, 'GET /PessoaHidrometro': () => [HIDROMETRO] } });
  await person.click(await screen.findByRole('button', { name: 'Editar H-31' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edição' }));
  const choose = async (name: string) => {
    await person.click(await dialog.findByRole('combobox', { name: 'Medidor de Vazão?' }));
    await person.click(screen.getByRole('option', { name }));
  };
  await choose('Sim');
  expect(dialog.getByText(/histórico “Outros” para o “Esgoto”/)).toBeVisible();
  await choose('Não');
  expect(dialog.queryByText(/As leituras já lançadas/)).toBeNull();
});

test('who may only see reads the meter and changes nothing', async () => {
  openApp({
    path,
    mayEdit: false,
    answers: {
      'GET /PessoaMedidorVazao/{idPessoa}': () => [MEDIDOR],
      'GET /PessoaHidrometro': () => [HIDROMETRO],
    },
  });
  expect(await screen.findByText('Parshall')).toBeVisible();
  expect(await screen.findByText('HHHH:MM')).toBeVisible();
  expect(readFields().slice(0, 7)).toEqual([
    ['Registro', 'V-3'],
    ['Data', '10/01/2024'],
    ['Técnico', 'Téc. Exemplo'],
    ['Tipo', 'Parshall'],
    ['Calibração', '31/01/2024'],
    ['Verificar em', '31/01/2026'],
    ['Verificado em', '-'],
  ]);
  expect(screen.getByRole('group', { name: 'Certificado' })).toHaveTextContent('Válido');
  expect(nothingToType()).toBe(true);
  const [row] = await rowTexts('Hidrômetros');
  // No column of options where there is none.
  expect(row).toEqual(['31', 'H-31', 'Poço', '1234567', 'Habilitado', 'Não']);
  for (const name of [/Salvar/, /Adicionar/, /Editar/, /Remover/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('a register that another client’s hydrometer bears is told while it is typed, with the way there', async () => {
  const twins = {
    'GET /PessoaHidrometro/mesmoRegistro': () => [
      { id: 44, idPessoa: 9, registro: 'H-1', cliente: 'Tinturaria Boa Vista' },
    ],
  };
  const { api, person } = openApp({
    path,
    answers: { ...none, ...twins, 'POST /PessoaHidrometro': () => ({ id: 32, versao: 1 }) },
  });
  await person.click(await screen.findByRole('button', { name: 'Adicionar hidrômetro' }));
  const form = within(await screen.findByRole('dialog'));
  await person.type(form.getByRole('textbox', { name: /Registro/ }), 'h-1');
  expect(await form.findByText(/Outro cliente já usa o mesmo valor em Registro/)).toBeVisible();
  expect(form.getByRole('link', { name: 'Tinturaria Boa Vista' })).toHaveAttribute(
    'href',
    '/cadastro/cliente/9/medidor-vazao?cliente%2Fhidrometro=44',
  );
  expect(asked(api, 'GET /PessoaHidrometro/mesmoRegistro').at(-1)?.query).toEqual({ registro: 'h-1' });
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(api, 'POST /PessoaHidrometro')).toHaveLength(1));
});

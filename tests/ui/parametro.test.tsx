import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { formatDate } from '../../domain/calendar.ts';
import { today } from '../../src/app/today.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { showOnWindow } from './phone.ts';
import { asked, openRegister, PARAMETROS, rowTexts } from './registerScreens.tsx';

const LIST = 'GET /RamoAtividadeParametroSinonimo/{parametroId}';
const CREATE = 'POST /RamoAtividadeParametroSinonimo';
const REMOVE = 'DELETE /RamoAtividadeParametroSinonimo';
const DBO5 = { id: 1, idParametro: 26, descricao: 'DBO5', flagAtivo: 1 };
const path = '/cadastro/Parametro';

test('limits show two decimals with a comma, the uncertainty its sign', async () => {
  openRegister({ path });
  expect((await rowTexts())[0]).toEqual([
    '26',
    'DBO',
    'Demanda Bioquímica de Oxigênio',
    'B.O.D., DBO5',
    '0,00',
    '60,50',
    '12,00%',
    'Habilitado',
    '',
    '',
  ]);
});

test('the form starts limits and uncertainty at 0,00 and takes commas', async () => {
  const { api, person } = openRegister({
    path: `${path}/26`,
    answers: { 'POST /Parametro': () => ({ id: 26, versao: 3 }) },
  });
  const form = await screen.findByRole('dialog', { name: 'Edição' });
  const maximo = within(form).getByRole('textbox', { name: /^Máximo/ });
  expect(maximo).toHaveValue('60,50');
  expect(within(form).getByText('%')).toBeVisible();
  await person.clear(maximo);
  await person.type(maximo, '1.234,56{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Parametro')[0]?.body).toMatchObject({ id: 26, maximo: 1234.56, incerteza: 12, versao: 2 });
});

test('other limits ask from which day on they hold, today unless said; the same ones ask nothing', async () => {
  const { api, person } = openRegister({
    path: `${path}/26`,
    answers: { 'POST /Parametro': () => ({ id: 26, versao: 3 }) },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Edição' }));
  const maximo = form.getByRole('textbox', { name: /^Máximo/ });
  const since = () => form.queryByRole('textbox', { name: /^Vale a partir de/ });
  expect(since()).toBeNull();
  await person.clear(maximo);
  await person.type(maximo, '70');
  expect(since()).toHaveValue(formatDate(today()));
  expect(form.getByText(/^Cada resultado é julgado pelos limites em vigor no dia da coleta/)).toBeVisible();
  await person.clear(since() as HTMLElement);
  await person.type(since() as HTMLElement, '01/03/2026');
  await person.clear(maximo);
  await person.type(maximo, '60,5');
  expect(since()).toBeNull();
  const incerteza = form.getByRole('textbox', { name: /^Incerteza/ });
  await person.clear(incerteza);
  await person.type(incerteza, '13{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Parametro')[0]?.body).not.toHaveProperty('desde');
});

test('limits of a former day are saved with it; of an empty day nothing is', async () => {
  const { api, person } = openRegister({
    path: `${path}/26`,
    answers: { 'POST /Parametro': () => ({ id: 26, versao: 3 }) },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Edição' }));
  const minimo = form.getByRole('textbox', { name: /^Mínimo/ });
  await person.clear(minimo);
  await person.type(minimo, '1');
  const since = form.getByRole('textbox', { name: /^Vale a partir de/ });
  await person.clear(since);
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText('Campo obrigatório')).toBeVisible();
  await person.type(since, '01/03/2026{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Parametro').map(({ body }) => body)).toEqual([
    expect.objectContaining({ id: 26, minimo: 1, maximo: 60.5, desde: '2026-03-01', versao: 2 }),
  ]);
});

test('a minimum above the maximum is refused before anything is sent', async () => {
  const { api, person } = openRegister({ path: `${path}/26` });
  const form = await screen.findByRole('dialog', { name: 'Edição' });
  const minimo = within(form).getByRole('textbox', { name: /^Mínimo/ });
  await person.clear(minimo);
  await person.type(minimo, '60,51{Enter}');
  expect(await within(form).findByText('O mínimo não pode ser maior que o máximo')).toBeVisible();
  expect(minimo).toHaveValue('60,51');
  expect(asked(api, 'POST /Parametro')).toHaveLength(0);
});

test('a new parameter starts at 0,00', async () => {
  openRegister({ path: `${path}/create` });
  const form = await screen.findByRole('dialog', { name: 'Novo Parâmetro' });
  for (const name of ['Mínimo', 'Máximo', 'Incerteza']) {
    expect(within(form).getByRole('textbox', { name: new RegExp(`^${name}`) })).toHaveValue('0,00');
  }
});

test('a parameter is found by a synonym, which its row shows', async () => {
  const { api, person } = openRegister({ path });
  await rowTexts();
  const search = screen.getByRole('textbox', { name: 'Descrição' });
  await person.type(search, 'b.o.d{Enter}');
  await waitFor(() => expect(asked(api, 'GET /Parametro').at(-1)?.query).toMatchObject({ descricao: 'b.o.d' }));
  expect((await rowTexts())[0]?.[3]).toBe('B.O.D., DBO5');
  await person.clear(search);
  await person.type(search, 'D.Q.O{Enter}');
  expect(await screen.findByText('Nenhum registro com esses filtros.')).toBeVisible();
});

async function openSynonyms(answers = {}, mayEdit = true) {
  const app = openRegister({ path, mayEdit, answers: { [LIST]: () => [DBO5], ...answers } });
  await rowTexts();
  const name = mayEdit ? 'Adicionar Sinônimo a' : 'Sinônimos de';
  await app.person.click(screen.getByRole('button', { name: `${name} ${PARAMETROS[0]?.descricao}` }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

test('a window that becomes as narrow as a phone closes no dialog of a row, nor loses what is typed in it', async () => {
  const { resize } = showOnWindow(1000);
  const { dialog, person } = await openSynonyms();
  await person.type(dialog.getByRole('textbox', { name: /^Sinônimo/ }), 'B.O.D.');
  resize(400);
  expect(dialog.getByRole('textbox', { name: /^Sinônimo/ })).toHaveValue('B.O.D.');
  await person.clear(dialog.getByRole('textbox', { name: /^Sinônimo/ }));
  await person.keyboard('{Escape}');
  expect(await screen.findByRole('list', { name: 'Parâmetros' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lists the synonyms of the parameter, adds one after another, and returns the focus when closed', async () => {
  const synonyms = [DBO5];
  const { api, dialog, person } = await openSynonyms({
    [LIST]: () => [...synonyms],
    [CREATE]: ({ body }: { body: typeof DBO5 }) => {
      synonyms.push({ ...body, id: synonyms.length + 1 });
      return { id: synonyms.length, versao: 1 };
    },
  });
  expect(screen.getByRole('dialog', { name: 'Adicionar Sinônimo' })).toBeVisible();
  expect(await dialog.findByText('DBO5')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: /^Sinônimo/ });
  expect(field).toHaveFocus();
  await person.keyboard(' B.O.D. {Enter}');
  expect(await dialog.findByText('B.O.D.')).toBeVisible();
  expect(field).toHaveValue('');
  await person.keyboard('DBO 5 dias{Enter}');
  expect(await dialog.findByText('DBO 5 dias')).toBeVisible();
  await waitFor(() => expect(asked(api, 'GET /Parametro').length).toBeGreaterThan(1));
  expect(asked(api, CREATE)[0]?.body).toEqual({ idParametro: 26, descricao: 'B.O.D.', flagAtivo: 1 });
  expect(asked(api, LIST)[0]).toEqual({ params: { parametroId: 26 } });

  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^Adicionar Sinônimo a/ })).toHaveFocus();
});

test('a synonym that was typed is not lost by closing: it asks, but not once it is added', async () => {
  const { dialog, person } = await openSynonyms({ [CREATE]: () => ({ id: 2, versao: 1 }) });
  const field = dialog.getByRole('textbox', { name: /^Sinônimo/ });
  await person.type(field, 'B.O.D.');
  await person.click(dialog.getByRole('button', { name: 'Fechar' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' }));
  await person.click(question.getByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field).toHaveValue('B.O.D.');
  await person.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(field).toHaveValue(''));
  await person.click(dialog.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an empty name is not sent; one that the server refuses says why and stays', async () => {
  const { api, dialog, person } = await openSynonyms({
    [CREATE]: () => {
      throw failure('Revise os campos', 409, { descricao: 'Já é sinônimo de DQO' });
    },
  });
  await person.click(dialog.getByRole('button', { name: 'Adicionar' }));
  expect(await dialog.findByText('Campo obrigatório')).toBeVisible();
  expect(asked(api, CREATE)).toHaveLength(0);
  const field = dialog.getByRole('textbox', { name: /^Sinônimo/ });
  expect(field).toHaveFocus();
  await person.type(field, 'DQO{Enter}');
  expect(await dialog.findByText('Já é sinônimo de DQO')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('DQO');
});

test('a synonym is removed after asking', async () => {
  let synonyms = [DBO5];
  const { api, dialog, person } = await openSynonyms({
    [LIST]: () => synonyms,
    [REMOVE]: () => {
      synonyms = [];
      return { id: 1 };
    },
  });
  await person.click(await dialog.findByRole('button', { name: 'Remover sinônimo DBO5' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Deseja remover esse item?')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Remover' }));
  expect(await dialog.findByText('Este parâmetro ainda não tem sinônimos.')).toBeVisible();
  expect(asked(api, REMOVE)).toEqual([{ query: { id: 1 } }]);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Fechar' })).toHaveFocus());
});

test('a removal without an answer may have been done: the synonyms are read again', async () => {
  let synonyms = [DBO5];
  const { dialog, person } = await openSynonyms({
    [LIST]: () => synonyms,
    [REMOVE]: () => {
      synonyms = [];
      throw failure('Erro na requisição', 0);
    },
  });
  await person.click(await dialog.findByRole('button', { name: 'Remover sinônimo DBO5' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText(/^Erro na requisição\. Pode ter sido removido ou não/)).toBeVisible();
  expect(await dialog.findByText('Este parâmetro ainda não tem sinônimos.')).toBeVisible();
});

test('who may only see finds the synonyms, without anything to change', async () => {
  const { dialog } = await openSynonyms({}, false);
  expect(screen.getByRole('dialog', { name: 'Sinônimos' })).toBeVisible();
  expect(await dialog.findByText('DBO5')).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: /Remover/ })).toBeNull();
  expect(screen.getAllByRole('columnheader', { hidden: true }).at(-1)).toHaveTextContent('Consulta');
});

test('synonyms that cannot be read say so', async () => {
  const { dialog } = await openSynonyms({
    [LIST]: () => {
      throw failure('Erro na requisição', 500);
    },
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent('Não foi possível obter os sinônimos. Erro na requisição');
});

const LIMITS = 'GET /Parametro/{id}/limites';

async function openLimits(answers = {}, mayEdit = true) {
  const limits = [
    { desde: null, minimo: 0, maximo: 60.5 },
    { desde: '2027-01-01', minimo: 0, maximo: 50 },
  ];
  const app = openRegister({ path, mayEdit, answers: { [LIMITS]: () => limits, ...answers } });
  await rowTexts();
  await app.person.click(screen.getByRole('button', { name: `Limites de ${PARAMETROS[0]?.descricao}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('rowheader', { name: 'Sempre' });
  return { ...app, dialog };
}

test('the limits of other days, the latest first; others are saved from a day on', async () => {
  const { api, dialog, person } = await openLimits({ 'POST /Parametro': () => ({ id: 26, versao: 3 }) });
  const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Vale a partir deMínimoMáximoOpções', '01/01/20270,0050,00', 'Sempre0,0060,50']);
  const since = dialog.getByRole('textbox', { name: /^Vale a partir de/ });
  expect(since).toHaveFocus();
  await person.clear(since);
  await person.type(since, '01/03/2026');
  const maximo = dialog.getByRole('textbox', { name: /^Máximo/ });
  await person.clear(maximo);
  await person.type(maximo, '55,5');
  expect(maximo).toHaveStyle({ textAlign: 'right' });
  await person.tab();
  expect(maximo).toHaveValue('55,50');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(asked(api, LIMITS)).toHaveLength(2));
  expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  expect(asked(api, 'POST /Parametro')[0]?.body).toMatchObject({
    id: 26,
    versao: 2,
    desde: '2026-03-01',
    minimo: 0,
    maximo: 55.5,
  });
});

test('a refusal stands under its field, and what was typed stays', async () => {
  const refusal = () => {
    throw failure('Limites recusados', 422, { minimo: 'Mínimo alto demais' });
  };
  const { dialog, person } = await openLimits({ 'POST /Parametro': refusal });
  const minimo = dialog.getByRole('textbox', { name: /^Mínimo/ });
  await person.clear(minimo);
  await person.type(minimo, '9{Enter}');
  expect(await dialog.findByText('Mínimo alto demais')).toBeVisible();
  expect(minimo).toHaveValue('9');
  expect(minimo).toHaveFocus();
});

test('limits of another person are told and read; what was typed stays, and is saved over them when asked again', async () => {
  let theirs = PARAMETROS;
  const sent: unknown[] = [];
  const { api, dialog, person } = await openLimits({
    'GET /Parametro': () => theirs,
    'POST /Parametro': ({ body }: { body: { versao: number } }) => {
      sent.push(body);
      if (body.versao === 3) return { id: 26, versao: 4 };
      theirs = PARAMETROS.map((one) => ({ ...one, maximo: 58, versao: 3 }));
      throw new HttpError('Registro alterado', 409, {
        listaResultados: { atual: theirs[0], autor: 'Bruno', quando: '' },
      });
    },
  });
  const maximo = dialog.getByRole('textbox', { name: /^Máximo/ });
  await person.clear(maximo);
  await person.type(maximo, '55{Enter}');
  expect(await dialog.findByText(/Bruno gravou este registro/)).toBeVisible();
  await waitFor(() => expect(asked(api, LIMITS)).toHaveLength(2));
  expect(await screen.findByText('58,00')).toBeInTheDocument();
  expect(maximo).toHaveValue('55,00');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toMatchObject([{ versao: 2 }, { versao: 3, maximo: 55 }]));
  await waitFor(() => expect(dialog.queryByText(/Bruno alterou/)).toBeNull());
});

test('limits of another person that the list shows by now are not saved over unnoticed; what nobody typed in follows them', async () => {
  let theirs = PARAMETROS;
  const sent: unknown[] = [];
  const { dialog, person } = await openLimits({
    'GET /Parametro': () => theirs,
    'POST /Parametro/{id}/limites/remover': () => ({ id: 26, versao: 4 }),
    'POST /Parametro': ({ body }: { body: { versao: number } }) => {
      sent.push(body);
      if (body.versao === 4) return { id: 26, versao: 5 };
      throw new HttpError('Registro alterado', 409, {
        listaResultados: { atual: theirs[0], autor: 'Bruno', quando: '' },
      });
    },
  });
  const maximo = dialog.getByRole('textbox', { name: /^Máximo/ });
  await person.clear(maximo);
  await person.type(maximo, '55');
  // Bruno's is version 3, the undone limits make version 4 of it.
  theirs = PARAMETROS.map((one) => ({ ...one, minimo: 5, maximo: 58, versao: 4 }));
  await person.click(dialog.getByRole('button', { name: /^Desfazer/ }));
  await person.click(await screen.findByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('58,00')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/Bruno gravou este registro/)).toBeVisible();
  expect(sent).toMatchObject([{ versao: 2, minimo: 0, maximo: 55 }]);
  const minimo = dialog.getByRole('textbox', { name: /^Mínimo/ });
  await waitFor(() => expect(minimo).toHaveValue('5,00'));
  expect(maximo).toHaveValue('55,00');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ versao: 4, minimo: 5, maximo: 55 }));
});

test('limits that one undid oneself are no conflict', async () => {
  let own = PARAMETROS;
  const { api, dialog, person } = await openLimits({
    'GET /Parametro': () => own,
    'POST /Parametro/{id}/limites/remover': () => {
      own = PARAMETROS.map((one) => ({ ...one, minimo: 5, maximo: 58, versao: 3 }));
      return { id: 26, versao: 3 };
    },
    'POST /Parametro': () => ({ id: 26, versao: 4 }),
  });
  const maximo = dialog.getByRole('textbox', { name: /^Máximo/ });
  await person.clear(maximo);
  await person.type(maximo, '55');
  await person.click(dialog.getByRole('button', { name: /^Desfazer/ }));
  await person.click(await screen.findByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Mínimo/ })).toHaveValue('5,00'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked(api, 'POST /Parametro')[0]?.body).toMatchObject({ versao: 3, minimo: 5, maximo: 55 }),
  );
});

test('a form of limits in which nothing is typed follows the list', async () => {
  let theirs = PARAMETROS;
  const { dialog, person } = await openLimits({
    'GET /Parametro': () => theirs,
    'POST /Parametro/{id}/limites/remover': () => ({ id: 26, versao: 9 }),
  });
  theirs = PARAMETROS.map((one) => ({ ...one, maximo: 58, versao: 9 }));
  await person.click(dialog.getByRole('button', { name: /^Desfazer/ }));
  await person.click(await screen.findByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Máximo/ })).toHaveValue('58,00'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('limits that may have been taken back without an answer are told as such', async () => {
  const { dialog, person } = await openLimits({
    'POST /Parametro/{id}/limites/remover': () => {
      throw failure('Erro na requisição', 0);
    },
  });
  await person.click(dialog.getByRole('button', { name: /^Desfazer/ }));
  await person.click(await screen.findByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Erro na requisição. Pode ter sido removido ou não: veja na lista.')).toBeVisible();
});

test('limits that are taken back are saved over the version that they were typed over', async () => {
  const first = await openLimits();
  await first.person.type(first.dialog.getByRole('textbox', { name: /^Máximo/ }), '7');
  cleanup();

  const theirs = PARAMETROS.map((one) => ({ ...one, minimo: 5, maximo: 58, versao: 9 }));
  const { api, dialog, person } = await openLimits({
    'GET /Parametro': () => theirs,
    'POST /Parametro': () => {
      throw new HttpError('Registro alterado', 409, {
        listaResultados: { atual: theirs[0], autor: 'Bruno', quando: '' },
      });
    },
  });
  await person.click(dialog.getByRole('button', { name: 'Recuperar' }));
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/Bruno gravou este registro/)).toBeVisible();
  expect(asked(api, 'POST /Parametro')[0]?.body).toMatchObject({ versao: 2, maximo: 7 });
});

test('limits that were typed are not lost by closing: it asks, but not after they are saved', async () => {
  const { dialog, person } = await openLimits({ 'POST /Parametro': () => ({ id: 26, versao: 3 }) });
  const closing = () => person.click(dialog.getByRole('button', { name: 'Fechar' }));
  const maximo = dialog.getByRole('textbox', { name: /^Máximo/ });
  const type = async (text: string) => {
    await person.clear(maximo);
    await person.type(maximo, text);
  };
  await type('55');
  await person.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' }));
  await person.click(question.getByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(maximo).toHaveValue('55,00');

  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Salvo com sucesso');
  await type('54');
  await closing();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Salvar' })).toBeEnabled());
  await closing();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('limits that began on a day are undone; the first ones cannot be', async () => {
  const remove = 'POST /Parametro/{id}/limites/remover';
  const { api, dialog, person } = await openLimits({ [remove]: () => ({ id: 26, versao: 3 }) });
  await person.click(dialog.getByRole('button', { name: /^Desfazer/ }));
  await person.click(await screen.findByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(asked(api, remove)[0]?.body).toMatchObject({ desde: '2027-01-01' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Fechar' })).toHaveFocus());
});

test('who may only see looks at the limits', async () => {
  const { dialog } = await openLimits({}, false);
  expect(dialog.queryByRole('button', { name: /^Desfazer/ })).toBeNull();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

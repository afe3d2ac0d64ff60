import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { nothingToType, readFields } from './readFields.ts';
import { rowTexts } from './registerScreens.tsx';

const path = '/cadastro/ramo-atividade';
const dtCadastro = '2026-01-05T12:00:00.000Z';
const BEBIDAS = {
  id: 3,
  descricao: 'Bebidas',
  flagAtivo: 1,
  corpoEmailVisitaRealizada: 'Prezados,',
  dtCadastro,
  versao: 2,
};
const PARAMETROS = [
  { id: 26, sigla: 'DBO', descricao: 'Demanda Bioquímica de Oxigênio', flagAtivo: 1 },
  { id: 29, sigla: 'pH', descricao: 'pH', flagAtivo: 1 },
  { id: 8, sigla: 'Cu', descricao: 'Cobre', flagAtivo: 0 },
];
const LINKS = [{ id: 1, idRamoAtividade: 3, idParametro: 29 }];
const SAVE = 'POST /ramoAtividadeParametro';
const SAMPLE = 'GET /envioEmailAmostra';

function openRamo(part = '/3', answers: Answers = {}, mayEdit = true) {
  const app = renderApp({
    path: `${path}${part}`,
    answers: {
      'GET /Modulo/{groupId}': () => shippedModules(() => mayEdit),
      'GET /RamoAtividade': () => [BEBIDAS],
      'GET /RamoAtividade/{id}': () => BEBIDAS,
      'GET /Parametro': () => PARAMETROS,
      'GET /ramoAtividadeParametro': () => LINKS,
      ...answers,
    },
  });
  const asked = (name: string) => app.api.requests.filter((one) => one.name === name).map(({ request }) => request);
  return { ...app, asked };
}

const text = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

test('the list starts with the enabled branches, shows all when asked, and leads to each page', async () => {
  const { asked, person, router } = openRamo('');
  expect((await rowTexts())[0]).toEqual(['3', 'Bebidas', 'Habilitado', '', '']);
  expect(asked('GET /RamoAtividade')).toEqual([{ query: { descricao: '', flagAtivo: '1' } }]);
  expect(screen.getByRole('combobox', { name: 'Situação' })).toHaveTextContent('Habilitado');
  await person.click(screen.getByRole('combobox', { name: 'Situação' }));
  await person.click(screen.getByRole('option', { name: 'Todos' }));
  await person.click(screen.getByRole('button', { name: 'Filtrar' }));
  await waitFor(() => expect(asked('GET /RamoAtividade').at(-1)).toEqual({}));

  await person.click(screen.getByRole('link', { name: 'Editar Bebidas' }));
  expect(await screen.findByRole('dialog', { name: 'Edição' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`${path}/3/editar`);
  expect(within(screen.getByRole('dialog')).queryByLabelText(/Config/)).toBeNull();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('link', { name: 'Ver Bebidas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ramo de Atividade Bebidas' })).toBeVisible();
  const place = within(screen.getByRole('navigation', { name: 'Onde você está' }));
  expect(place.getByRole('link', { name: 'Ramo de Atividade' })).toHaveAttribute('href', path);
  expect(place.getByText('Bebidas')).toHaveAttribute('aria-current', 'page');
});

test('its data are edited with their version; the e-mail has ten lines', async () => {
  const { asked, person } = openRamo('/3', { 'POST /RamoAtividade': () => ({ id: 3, versao: 3 }) });
  const mail = await text('Config. Mensagens de E-mails');
  expect(mail).toHaveValue('Prezados,');
  expect(mail).toHaveAttribute('rows', '10');
  await person.click(screen.getByRole('combobox', { name: 'Habilitado' }));
  await person.click(screen.getByRole('option', { name: 'Não' }));
  await person.type(mail, '{Enter}tudo certo.');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
  expect(asked('POST /RamoAtividade')[0]?.body).toEqual({
    id: 3,
    descricao: 'Bebidas',
    flagAtivo: 0,
    corpoEmailVisitaRealizada: 'Prezados,\ntudo certo.',
    versao: 2,
  });
  await person.click(screen.getByRole('tab', { name: 'Parâmetros' }));
  expect(await screen.findByRole('checkbox', { name: 'pH' })).toBeChecked();
});

test('leaving with changes asks, to the other tab as well', async () => {
  const { person, router } = openRamo();
  await person.type(await text('Descrição'), ' e sucos');
  await person.click(screen.getByRole('tab', { name: 'Parâmetros' }));
  const question = await screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
  expect(router.state.location.pathname).toBe(`${path}/3`);
  await person.click(within(question).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${path}/3/parametros`));
});

test('a refused save stays with what was typed; another person’s change is compared', async () => {
  const theirs = { ...BEBIDAS, descricao: 'Bebidas e água', versao: 5 };
  const conflict = { atual: theirs, autor: 'Bruno', quando: '2026-11-20T15:30:00.000Z' };
  const refusals = [
    failure('Já existe um ramo de atividade com esta descrição', 409, {
      descricao: 'Já existe um ramo de atividade com esta descrição',
    }),
    new HttpError('Este registro foi alterado por outra pessoa', 409, { listaResultados: conflict }),
  ];
  const { asked, person } = openRamo('/3', {
    'POST /RamoAtividade': () => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { id: 3, versao: 6 };
    },
  });
  const name = await text('Descrição');
  await person.type(name, ' e sucos');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Já existe um ramo de atividade com esta descrição')).toBeVisible();
  await waitFor(() => expect(name).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Bruno gravou este registro em 20/11/2026 12:30');
  expect(alert).toHaveTextContent('Bebidas e água');
  await person.click(screen.getByRole('button', { name: 'Manter o meu' }));
  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
  expect(asked('POST /RamoAtividade').at(-1)?.body).toMatchObject({ descricao: 'Bebidas e sucos', versao: 5 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a test e-mail is sent to an address that is one', async () => {
  const { asked, person } = openRamo('/3', { [SAMPLE]: () => ({ msg: 'E-mail de teste enviado' }) });
  const section = within(await screen.findByRole('region', { name: 'E-mail de teste' }));
  const send = section.getByRole('button', { name: 'Enviar' });
  await person.click(send);
  expect(section.getByText('Campo obrigatório')).toBeVisible();
  const address = section.getByRole('textbox', { name: /^E-mail/ });
  expect(address).toHaveFocus();
  await person.type(address, 'ana{Enter}');
  expect(section.getByText('E-mail inválido')).toBeVisible();
  await person.type(address, '@example.com{Enter}');
  expect(await screen.findByText('E-mail de teste enviado')).toBeVisible();
  expect(asked(SAMPLE)).toEqual([{ query: { email: 'ana@example.com', idRamoAtividade: 3 } }]);
});

test('a test e-mail that is refused says why at the address', async () => {
  const { person } = openRamo('/3', {
    [SAMPLE]: () => {
      throw failure('E-mail inválido', 400, { email: 'Endereço recusado' });
    },
  });
  await person.type(await text('E-mail'), 'ana@example.com{Enter}');
  expect(await screen.findByText('Endereço recusado')).toBeVisible();
  expect(await text('E-mail')).toBeInvalid();
});

test('every parameter is offered, however many there are', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    sigla: `S${index}`,
    descricao: `Parâmetro ${index}`,
    flagAtivo: 1,
  }));
  openRamo('/3/parametros', { 'GET /Parametro': () => many });
  expect(await screen.findByText('1 de 60 selecionados')).toBeVisible();
});

test('parameters are filtered, checked all at once or one by one, and saved with the branch’s version', async () => {
  let versao = 2;
  const { asked, person } = openRamo('/3/parametros', {
    'GET /RamoAtividade/{id}': () => ({ ...BEBIDAS, versao }),
    [SAVE]: () => {
      versao += 1;
      return { id: 3, versao };
    },
  });
  expect(await screen.findByText('1 de 3 selecionados')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Cobre (Cu) (desabilitado)' })).not.toBeChecked();
  const all = screen.getByRole('checkbox', { name: 'Selecionar todos' });
  expect(all).toBePartiallyChecked();
  await person.click(all);
  expect(screen.getByText('3 de 3 selecionados')).toBeVisible();
  const filter = screen.getByRole('textbox', { name: 'Filtrar parâmetros' });
  await person.type(filter, 'cobre{Enter}');
  expect(asked(SAVE)).toHaveLength(0);
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar todos os encontrados' }));
  expect(screen.getByText('2 de 3 selecionados')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
  const sent = (ids: number[], version: number) => ({
    body: { idRamoAtividade: 3, listaParametros: ids.map((idParametro) => ({ idParametro })), versao: version },
  });
  expect(asked(SAVE)).toEqual([sent([29, 26], 2)]);

  await waitFor(() => expect(asked('GET /RamoAtividade/{id}')).toHaveLength(2));
  await person.clear(filter);
  await person.click(screen.getByRole('checkbox', { name: 'pH' }));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(SAVE)[1]).toEqual(sent([26], 3)));
});

const ARSENIO = { id: 5, sigla: 'As', descricao: 'Arsênio', flagAtivo: 1 };
const listed = (ids: readonly number[]) => ids.map((idParametro) => ({ idParametro }));

/** 'Parâmetros' with pH and DBO ticked, over a server that holds others by now, once for each save. */
function openChanged(saved: readonly { versao: number; ids: readonly number[]; descricao?: string }[]) {
  const parametros = [...PARAMETROS];
  const app = openRamo('/3/parametros', {
    'GET /Parametro': () => [...parametros],
    'GET /ramoAtividadeParametro': () => [29, 26].map((idParametro) => ({ id: 1, idRamoAtividade: 3, idParametro })),
    [SAVE]: ({ body }) => {
      const { versao } = body as { versao: number };
      const now = saved.find((one) => one.versao > versao);
      if (!now) return { id: 3, versao: versao + 1 };
      parametros[3] = ARSENIO;
      const atual = { ...BEBIDAS, ...now, listaParametros: listed(now.ids) };
      throw new HttpError('Alterado', 409, {
        listaResultados: { atual, autor: 'bruno', quando: '2026-11-20T15:30:00Z' },
      });
    },
  });
  const sent = () => app.asked(SAVE).map(({ body }) => body);
  const body = (ids: readonly number[], versao: number) => ({
    idRamoAtividade: 3,
    listaParametros: expect.toSatisfy((list: { idParametro: number }[]) => {
      const got = list.map(({ idParametro }) => idParametro);
      return JSON.stringify(got.toSorted()) === JSON.stringify([...ids].toSorted());
    }),
    versao,
  });
  return { ...app, sent, body };
}
const box = (name: RegExp | string) => screen.findByRole('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

test('what another person ticked and unticked meanwhile is told, and stays beside one’s own', async () => {
  const { person, sent, body } = openChanged([
    { versao: 7, ids: [29, ARSENIO.id] },
    { versao: 9, ids: [ARSENIO.id] },
  ]);
  await person.click(await box(/^Cobre/));
  await person.click(press('Salvar'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/bruno alterou este ramo de atividade em 20\/11\/2026 12:30/);
  await waitFor(() => expect(alert).toHaveTextContent('Incluídos por bruno: Arsênio (As).'));
  expect(alert).toHaveTextContent('Removidos por bruno: Demanda Bioquímica de Oxigênio (DBO).');
  expect(alert).toHaveTextContent('“Manter o meu” salva o que você alterou e mantém essas alterações também.');
  // While it was read they went on.
  await person.click(press('Manter o meu'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Removidos por bruno: Demanda.*, pH\./));
  await person.click(press('Manter o meu'));
  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent()).toEqual([body([29, 26, 8], 2), body([29, 8, ARSENIO.id], 7), body([8, ARSENIO.id], 9)]);
  expect(await box('Arsênio (As)')).toBeChecked();
  expect(await box('pH')).not.toBeChecked();
  expect(press('Salvar')).toBeVisible();
  await person.click(await box('pH'));
  await person.click(press('Salvar'));
  await waitFor(() => expect(sent()[3]).toEqual(body([29, 8, ARSENIO.id], 10)));
});

test('another person’s change of the data alone, or the same one of the parameters, asks nothing', async () => {
  const saved = [{ versao: 7, ids: [26, 29], descricao: 'Sucos' }];
  const { person, sent, body } = openChanged(saved);
  await person.click(await box(/^Cobre/));
  await person.click(press('Salvar'));
  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
  expect(sent()).toEqual([body([29, 26, 8], 2), body([29, 26, 8], 7)]);
  saved.push({ versao: 9, ids: [8, 26], descricao: 'Sucos' });
  await person.click(await box('pH'));
  await person.click(press('Salvar'));
  await waitFor(() => expect(sent().slice(2)).toEqual([body([26, 8], 8), body([26, 8], 9)]));
  expect(screen.queryByText(/alterou este ramo/)).toBeNull();
});

test('the parameters that another person saved keep the data from nothing; data that they changed are compared', async () => {
  const theirs = [
    { ...BEBIDAS, versao: 5 },
    { ...BEBIDAS, corpoEmailVisitaRealizada: 'Olá,', versao: 8 },
  ];
  const { asked, person } = openRamo('/3', {
    'POST /RamoAtividade': ({ body }) => {
      const { versao } = body as { versao: number };
      const atual = theirs.find((one) => one.versao > versao);
      if (!atual) return { id: 3, versao: versao + 1 };
      throw new HttpError('Alterado', 409, { listaResultados: { atual, autor: 'bruno' } });
    },
  });
  await person.type(await text('Descrição'), ' e sucos');
  await person.click(press('Salvar'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/bruno gravou este registro.*Olá,/);
  expect(asked('POST /RamoAtividade').map(({ body }) => (body as { versao: number }).versao)).toEqual([2, 5]);
  theirs.pop();
  await person.click(press('Salvar o escolhido'));
  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
  expect(asked('POST /RamoAtividade')[2]?.body).toMatchObject({
    descricao: 'Bebidas e sucos',
    corpoEmailVisitaRealizada: 'Olá,',
    versao: 8,
  });
});

test('parameters that were not saved say why; another person’s change can be taken or overruled', async () => {
  const conflict = { atual: { ...BEBIDAS, versao: 7 }, autor: 'Bruno', quando: '2026-11-20T15:30:00.000Z' };
  // Of a server that does not tell the parameters.
  const stale = () => new HttpError('Alterado', 409, { listaResultados: conflict });
  const refusals = [failure('Parâmetro não encontrado: 8', 422), stale(), null, stale()];
  const links = [...LINKS];
  const { asked, person } = openRamo('/3/parametros', {
    'GET /ramoAtividadeParametro': () => [...links],
    [SAVE]: () => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { id: 3, versao: 8 };
    },
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Cobre (Cu) (desabilitado)' }));
  const save = screen.getByRole('button', { name: 'Salvar' });
  await person.click(save);
  expect(await screen.findByText('Erro: Parâmetro não encontrado: 8')).toBeVisible();
  await person.click(save);
  expect(await screen.findByText(/Bruno alterou este ramo de atividade em 20\/11\/2026 12:30/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Manter o meu' }));
  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
  expect(asked(SAVE)[2]?.body).toMatchObject({ versao: 7 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  await person.click(screen.getByRole('checkbox', { name: 'pH' }));
  await person.click(save);
  links.push({ id: 2, idRamoAtividade: 3, idParametro: 26 });
  await person.click(await screen.findByRole('button', { name: 'Recarregar' }));
  await screen.findByRole('checkbox', { name: /^Demanda/, checked: true });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('parameters that were changed are not left without asking', async () => {
  const { person } = openRamo('/3/parametros');
  await person.click(await screen.findByRole('checkbox', { name: 'pH' }));
  await person.click(screen.getByRole('link', { name: 'Voltar para a lista' }));
  expect(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' })).toBeVisible();
});

test('who may only see reads the data and the branch’s own parameters', async () => {
  const { person } = openRamo('/3', {}, false);
  expect(await screen.findByRole('group', { name: 'Descrição' })).toHaveTextContent('Bebidas');
  expect(readFields()).toEqual([
    ['Descrição', 'Bebidas'],
    ['Habilitado', 'Sim'],
    ['Config. Mensagens de E-mails', 'Prezados,'],
  ]);
  expect(nothingToType()).toBe(true);
  expect(screen.getByText(/pode ver este cadastro, mas não alterá-lo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Salvar|Enviar/ })).toBeNull();
  await person.click(screen.getByRole('tab', { name: 'Parâmetros' }));
  const list = within(await screen.findByRole('list', { name: 'Parâmetros analisados' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['pH']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a branch that is not there, and an address that is no branch, say so', async () => {
  const { router } = openRamo('/9', {
    'GET /RamoAtividade/{id}': () => {
      throw failure('Ramo de atividade não encontrado', 404);
    },
  });
  expect(await screen.findByText('Ramo de atividade não encontrado')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Não foi possível obter o ramo de atividade.' })).toBeVisible();
  const steps = within(screen.getByRole('navigation', { name: 'Onde você está' }));
  expect(steps.getByRole('link', { name: 'Ramo de Atividade' })).toHaveAttribute('href', path);
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  for (const wrong of ['abc', '3/nada']) {
    await router.navigate(`${path}/${wrong}`);
    expect(await screen.findByText(`${path}/${wrong}`)).toBeVisible();
  }
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, shippedModules } from '../fixtures/fakeApi.ts';
import { asked, openApp, rowTexts } from './clienteApp.tsx';

const path = '/relatorio/Importacao-analise';
const SERRA = 'Laticínios Serra Azul';

const ponto = (texto: string, linhas: number) => ({
  ...{ texto, linhas },
  candidatos: [{ id: 31, descricao: 'Caixa de Saída', idPessoa: 3, cliente: SERRA, semelhanca: 0.4 }],
});
const parametro = (texto: string) => ({ texto, unidade: 'mg/L', linhas: 4, candidatos: [] });
const previa = (importariam: number, pontos: unknown[], parametros: unknown[]) => ({
  ...{
    linhas: 20,
    importariam,
    repetidas: 0,
    pendentes: 20 - importariam,
    pontos,
    parametros,
    totalErros: 0,
    erros: [],
    deFora: [],
  },
});

const SAIDA = ponto(`${SERRA} / Nova saída`, 9);
const CALHA = ponto('Calha', 5);
const BORO = parametro('Boro');

/** Answers with one thing after the other; the last one stays. */
function inTurn(...replies: unknown[]) {
  return () => (replies.length > 1 ? replies.shift() : replies[0]);
}

async function open(previas: unknown[], more: Parameters<typeof openApp>[0]['answers'] = {}) {
  const app = openApp({
    path,
    answers: {
      'GET /UploadArquivo': () => [],
      'GET /Parametro': () => [],
      'POST /ImportacaoAnalise/previa': inTurn(...previas),
      'POST /ImportacaoAnalise/escolhas/ponto': () => ({ id: 1 }),
      'POST /PessoaPontoColeta': () => ({ id: 77, versao: 1 }),
      'POST /Parametro': () => ({ id: 90, versao: 1 }),
      'POST /RamoAtividadeParametroSinonimo': () => ({ id: 1, versao: 1 }),
      ...more,
    },
  });
  await screen.findByText('Nenhum arquivo foi enviado ainda.');
  await app.person.upload(
    screen.getByLabelText('Arquivo Excel (.xls ou .xlsx) ou e-mail (.eml)'),
    new File(['x'], 'junho.xlsx'),
  );
  await screen.findByText(/20 resultados/);
  return app;
}

const field = (name: string) => screen.findByRole('combobox', { name: `Ponto de coleta de ${name}` });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a point that no client has is created there, and is what the text means from then on', async () => {
  const { api, person } = await open([previa(0, [SAIDA, CALHA], [BORO]), previa(9, [CALHA], [BORO])]);
  await person.click(screen.getByRole('button', { name: `Novo ponto para ${SAIDA.texto}` }));
  const form = await dialog('Novo Ponto de Coleta');
  // The client that the file names, and the point without it.
  await waitFor(() => expect(form.getByRole('combobox', { name: /Cliente/ })).toHaveValue(`C-003 – ${SERRA}`));
  expect(form.getByRole('textbox', { name: /Ponto de Coleta/ })).toHaveValue('Nova saída');
  await person.type(form.getByRole('textbox', { name: 'Plano de Amostragem' }), 'P9');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/9 a incluir/)).toBeVisible();
  expect(asked(api, 'POST /PessoaPontoColeta').map(({ body }) => body)).toEqual([
    { idPessoa: 3, descricao: 'Nova saída', planoAmostragem: 'P9' },
  ]);
  expect(asked(api, 'POST /ImportacaoAnalise/escolhas/ponto').map(({ body }) => body)).toEqual([
    { Laboratorio: 1, texto: SAIDA.texto, idPontoColeta: 77 },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /UploadArquivo')).toHaveLength(0);
});

test('the client of a new point is found by typing; one that is missing is asked for', async () => {
  const { api, person } = await open([previa(0, [CALHA], [])]);
  await person.click(screen.getByRole('button', { name: 'Novo ponto para Calha' }));
  const form = await dialog('Novo Ponto de Coleta');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  const client = form.getByRole('combobox', { name: /Cliente/ });
  await waitFor(() => expect(client).toBeInvalid());
  await person.type(client, 'serra');
  await person.click(await screen.findByRole('option', { name: `C-003 – ${SERRA}` }));
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(api, 'POST /PessoaPontoColeta')[0]?.body).toMatchObject({ idPessoa: 3 }));
});

test('a refused creation keeps the form, and chooses nothing', async () => {
  const { api, person } = await open([previa(0, [SAIDA], [])], {
    'POST /PessoaPontoColeta': () => {
      throw failure('Seu grupo não tem permissão', 403);
    },
  });
  await person.click(screen.getByRole('button', { name: /^Novo ponto para/ }));
  const form = await dialog('Novo Ponto de Coleta');
  await waitFor(() => expect(form.getByRole('combobox', { name: /Cliente/ })).toHaveValue(`C-003 – ${SERRA}`));
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText(/Seu grupo não tem permissão/)).toBeVisible();
  expect(asked(api, 'POST /ImportacaoAnalise/escolhas/ponto')).toHaveLength(0);
});

test('a parameter is created under the name of the file, or gets it as a synonym', async () => {
  const { api, person } = await open([
    previa(0, [], [BORO, parametro('Boro dissolvido')]),
    previa(4, [], [parametro('Boro dissolvido')]),
    previa(8, [], []),
  ]);
  const create = async (texto: string, sigla: string, descricao?: string) => {
    await person.click(screen.getByRole('button', { name: `Novo parâmetro para ${texto}` }));
    const form = await dialog('Novo Parâmetro');
    await person.type(form.getByRole('textbox', { name: /Sigla/ }), sigla);
    const name = form.getByRole('textbox', { name: /Descrição/ });
    expect(name).toHaveValue(texto);
    if (descricao) {
      await person.clear(name);
      await person.type(name, descricao);
    }
    await person.click(form.getByRole('button', { name: 'Salvar' }));
  };
  await create('Boro', 'B');
  expect(await screen.findByText(/4 a incluir/)).toBeVisible();
  expect(asked(api, 'POST /RamoAtividadeParametroSinonimo')).toHaveLength(0);
  await create('Boro dissolvido', 'Bd', 'Boro (dissolvido)');
  expect(await screen.findByText(/8 a incluir/)).toBeVisible();
  expect(asked(api, 'POST /Parametro').map(({ body }) => body)).toMatchObject([
    { sigla: 'B', descricao: 'Boro' },
    { sigla: 'Bd', descricao: 'Boro (dissolvido)' },
  ]);
  expect(asked(api, 'POST /RamoAtividadeParametroSinonimo').map(({ body }) => body)).toEqual([
    { idParametro: 90, descricao: 'Boro dissolvido', flagAtivo: 1 },
  ]);
});

test('who may not edit the registers is offered to choose, and no more', async () => {
  await open([previa(0, [CALHA], [BORO])], {
    'GET /Modulo/{groupId}': () => shippedModules((menu) => menu === 'relatorio/Importacao-analise'),
  });
  expect(await field('Calha')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Novo (ponto|parâmetro)/ })).toBeNull();
  expect(await rowTexts('Parâmetros sem correspondência')).toEqual([
    ['Boro (mg/L)', '4', 'Seu grupo não pode criar sinônimos de parâmetros'],
  ]);
});

test('the focus goes to the next text that waits, and in the end to the counts', async () => {
  const { person } = await open([previa(0, [SAIDA, CALHA], []), previa(9, [CALHA], []), previa(14, [], [])]);
  const choose = async (texto: string) => {
    await person.type(await field(texto), '{ArrowDown}{Enter}{Tab}{Enter}');
  };
  await choose(SAIDA.texto);
  await waitFor(async () => expect(await field('Calha')).toHaveFocus());
  await choose('Calha');
  await waitFor(() => expect(screen.getByText(/14 a incluir/)).toHaveFocus());
});

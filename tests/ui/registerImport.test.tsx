import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { type Answers, failure } from '../fixtures/fakeApi.ts';
import { asked, openRegister, ROTEIROS, rowTexts } from './registerScreens.tsx';

const PREVIEW = 'POST /Roteiro/importacao/previa';
const IMPORT = 'POST /Roteiro/importacao';
const file = new File(['x'], 'Roteiro.xlsx');

const NEW = { linha: 2, acao: 'incluir', valores: { descricao: 'Leste', flagAtivo: 1 }, atual: null, erros: {} };
const CHANGED = {
  linha: 3,
  acao: 'alterar',
  valores: { id: 1, descricao: 'Noroeste', flagAtivo: 1, versao: 1 },
  atual: ROTEIROS[0],
  erros: {},
};
const SAME = { linha: 4, acao: 'igual', valores: { ...ROTEIROS[1] }, atual: ROTEIROS[1], erros: {} };
const FAULTY = {
  linha: 5,
  acao: null,
  valores: { descricao: 'Sul', flagAtivo: 'talvez' },
  atual: null,
  erros: { flagAtivo: 'Use Habilitado ou Desabilitado' },
};
const reply = (...linhas: object[]) => ({ linhas, colunasIgnoradas: [] });

async function openImport(answers: Answers) {
  const app = openRegister({ path: '/cadastro/roteiro', answers });
  await rowTexts();
  const button = screen.getByRole('button', { name: 'Importar' });
  await app.person.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar Roteiros' }));
  return { ...app, button, dialog, choose: () => app.person.upload(dialog.getByLabelText('Planilha'), file) };
}

const previewRows = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('table', { name: 'Prévia da importação' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent));

test('says what each row would do, faulty cells first, before anything is written', async () => {
  const { api, dialog, choose } = await openImport({
    [PREVIEW]: () => ({ ...reply(NEW, CHANGED, SAME, FAULTY), colunasIgnoradas: ['cor', 'peso'] }),
  });
  expect(dialog.getByText(/colunas da exportação: id, descricao, status, dtCadastro/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
  await choose();
  expect(await dialog.findByText('1 com erro, 1 para alterar, 1 para incluir, 1 igual ao cadastro')).toBeVisible();
  expect(previewRows(dialog)).toEqual([
    ['5', 'Com erro', '', 'Sul', 'talvezUse Habilitado ou Desabilitado'],
    ['3', 'Alterar', '1', 'Noroesteantes: Norte', 'Habilitado'],
    ['2', 'Incluir', '', 'Leste', 'Habilitado'],
    ['4', 'Igual', '2', 'Sul', 'Desabilitado'],
  ]);
  expect(dialog.getByText('Colunas ignoradas: cor, peso')).toBeVisible();
  expect(dialog.getByText('Roteiro.xlsx')).toBeVisible();
  expect(asked(api, PREVIEW)[0]?.file).toBe(file);
  expect(asked(api, IMPORT)).toHaveLength(0);
});

test('a faulty row holds back the import until only the others are asked for', async () => {
  const { api, dialog, choose, person } = await openImport({
    [PREVIEW]: () => reply(NEW, SAME, FAULTY),
    [IMPORT]: () => ({ incluidos: 1, alterados: 0, iguais: 1 }),
  });
  await choose();
  const submit = await dialog.findByRole('button', { name: 'Importar 1 linha' });
  expect(submit).toBeDisabled();
  expect(dialog.getByText(/1 linha tem erro. Corrija-a na planilha/)).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: 'Importar só as linhas sem erro' }));
  await person.click(submit);
  expect(await screen.findByText('Importação concluída: 1 incluído, 1 igual')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, IMPORT)[0]?.body).toEqual({ linhas: [NEW.valores, SAME.valores] });
  expect(screen.getByRole('button', { name: 'Importar' })).toHaveFocus();
});

test('the corrected sheet, chosen again, is imported whole', async () => {
  const sheets = [reply(NEW, FAULTY), reply(NEW, { ...FAULTY, acao: 'incluir', erros: {} })];
  const { api, dialog, choose, person } = await openImport({
    [PREVIEW]: () => sheets.shift(),
    [IMPORT]: () => ({ incluidos: 2, alterados: 0, iguais: 0 }),
  });
  await choose();
  await dialog.findByText('1 com erro, 1 para incluir');
  await choose();
  await person.click(await dialog.findByRole('button', { name: 'Importar 2 linhas' }));
  expect(await screen.findByText('Importação concluída: 2 incluídos')).toBeVisible();
  expect(asked(api, IMPORT)).toHaveLength(1);
});

test('a sheet that is like the register has nothing to import', async () => {
  const { dialog, choose } = await openImport({ [PREVIEW]: () => reply(SAME) });
  await choose();
  expect(await dialog.findByText('O cadastro já está como a planilha: não há o que importar.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
});

test('a file that the server refuses says why, and another can be chosen', async () => {
  const message = 'O arquivo não é uma planilha do Excel';
  const { dialog, choose } = await openImport({
    [PREVIEW]: () => {
      throw failure(message, 422, { planilha: message });
    },
  });
  await choose();
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveFocus();
  expect(dialog.getByRole('button', { name: 'Escolher outra planilha' })).toBeEnabled();
});

test('rows that were refused when written are looked at again', async () => {
  const sheets = [
    reply(NEW),
    reply({ ...NEW, acao: null, erros: { descricao: 'Já existe um roteiro com esta descrição' } }),
  ];
  const { dialog, choose, person } = await openImport({
    [PREVIEW]: () => sheets.shift(),
    [IMPORT]: () => {
      throw new HttpError('Nada foi importado: 1 linha tem erro', 422);
    },
  });
  await choose();
  await person.click(await dialog.findByRole('button', { name: 'Importar 1 linha' }));
  expect(await dialog.findByText('Nada foi importado: 1 linha tem erro')).toBeVisible();
  expect(await dialog.findByText('Já existe um roteiro com esta descrição')).toBeVisible();
});

test('an import without an answer is told as one, and may be sent again under its key', async () => {
  let attempts = 0;
  const opened = await openImport({
    [PREVIEW]: () => reply(NEW),
    [IMPORT]: () => {
      attempts += 1;
      if (attempts === 1) throw new HttpError('Erro na requisição', 0);
      return { incluidos: 1, alterados: 0, iguais: 0 };
    },
  });
  const { dialog, choose, person } = opened;
  await choose();
  await person.click(await dialog.findByRole('button', { name: 'Importar 1 linha' }));
  expect(await dialog.findByText('Erro na requisição')).toBeVisible();
  expect(dialog.getByText('Pode ter sido importado ou não. Importar de novo não grava duas vezes.')).toBeVisible();
  expect(asked(opened.api, PREVIEW)).toHaveLength(1);
  await person.click(dialog.getByRole('button', { name: 'Importar 1 linha' }));
  expect(await screen.findByText(/^Importação concluída/)).toBeVisible();
  const [first, second] = asked(opened.api, IMPORT);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('an error of no cell stands with the row; many rows come in pages', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ ...NEW, linha: at + 2 }));
  const odd = { ...FAULTY, linha: 90, erros: { outro: 'Linha repetida' } };
  const { dialog, choose, person } = await openImport({ [PREVIEW]: () => reply(...rows, odd) });
  await choose();
  await dialog.findByText('1 com erro, 60 para incluir');
  expect(previewRows(dialog)[0]?.[1]).toBe('Com erroLinha repetida');
  expect(previewRows(dialog)).toHaveLength(50);
  await person.click(dialog.getByRole('button', { name: 'Ir para a próxima página' }));
  expect(previewRows(dialog)).toHaveLength(11);
});

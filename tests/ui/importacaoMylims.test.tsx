import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, paged } from '../fixtures/fakeApi.ts';
import { asked, openApp, rowTexts } from './clienteApp.tsx';

const path = '/relatorio/Importacao-mylims';
const TITLE = 'Arquivos com amostras do Mylims';

const ARQUIVO = {
  ...{ id: 5, nomeArquivo: 'amostras.xlsx', filename: 'amostras.xlsx', size: 10, laboratorio: 1 },
  ...{ conteudo: 'Importacao_mylims', dtCadastro: '2026-06-01T12:00:00.000Z', situacao: 'importado' },
  ...{ linhas: 60, importadas: 40, repetidas: 0, pendentes: 20 },
};

const answers = {
  'GET /UploadArquivo': () => [ARQUIVO],
  'GET /UploadArquivo/arquivoExiste': () => ({ existe: false }),
  'POST /UploadArquivo': () => ({ id: 6 }),
  'POST /Importacao/Amostra': () => ({ sucesso: true, msg: 'Dados dos arquivo foram salvos: 3 linhas' }),
  'GET /importar-mylims/progresso': () => ({ amostras: 20, criadas: 3, atualizadas: 1, iguais: 1, recusadas: 0 }),
};

function open(more: Parameters<typeof openApp>[0]['answers'] = {}, mayEdit = true) {
  return openApp({ path, mayEdit, answers: { ...answers, ...more } });
}
const chooser = () => screen.getByLabelText<HTMLInputElement>('Arquivo Excel (.xlsx)');

test('sends a file of a type, and says what became of each', async () => {
  const { api, person } = open();
  expect((await rowTexts(TITLE)).map((cells) => cells.slice(0, 7))).toEqual([
    ['5', 'amostras.xlsx', '01/06/2026 09:00', 'Parcial', '40', '0', '20'],
  ]);
  expect(asked(api, 'GET /UploadArquivo')[0]?.query).toEqual({ tipo: 'Importacao_mylims' });
  expect(chooser()).toHaveAttribute('accept', '.xlsx');
  await person.click(screen.getByRole('combobox', { name: 'Tipo' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Amostra',
    'Analise',
    'Informação',
  ]);
  await person.click(screen.getByRole('option', { name: 'Informação' }));
  await person.upload(chooser(), new File(['x'], 'info.xlsx'));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Dados dos arquivo foram salvos: 3 linhas')).toBeVisible();
  expect(asked(api, 'POST /UploadArquivo')[0]?.body).toMatchObject({ conteudo: 'Importacao_mylims' });
  const [sent] = asked(api, 'POST /Importacao/Amostra');
  expect(sent?.body).toEqual({ idArquivoOrigem: 6, Laboratorio: 3 });
  expect(asked(api, 'POST /ImportacaoAnalise/previa')).toHaveLength(0);
});

test('a file that is being read is given up, before its lines are counted as well', async () => {
  let finish = (_: unknown) => {};
  const { api, person } = open({
    'GET /Importacao/{id}/progresso': () => ({ ...ARQUIVO, id: 6, situacao: 'importando', linhas: 0, pendentes: 0 }),
    'POST /Importacao/{id}/cancelar': () => ({ cancelada: true }),
    'POST /Importacao/Amostra': () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'info.xlsx'));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await person.click(await screen.findByRole('button', { name: 'Cancelar importação' }));
  expect(asked(api, 'POST /Importacao/{id}/cancelar')[0]?.params).toEqual({ id: 6 });
  const msg = 'Importação cancelada: nada foi guardado';
  finish({ sucesso: false, msg });
  expect(await screen.findByText(msg)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('Sincronizar shows how far it is, can be cancelled, and tells what came of it', async () => {
  let finish = (_: unknown) => {};
  const { api, person } = open({
    'GET /importar-mylims': () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
    'POST /importar-mylims/cancelar': () => ({ cancelada: true }),
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Sincronizar' }));
  const bar = await screen.findByRole('progressbar', { name: /5 de 20 amostras/ });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  await person.click(screen.getByRole('button', { name: 'Cancelar sincronização' }));
  expect(asked(api, 'POST /importar-mylims/cancelar')).toHaveLength(1);
  const msg = 'Dados foram sincronizados: 3 criadas, 1 atualizada, 1 igual, 0 recusadas';
  finish({ sucesso: true, msg });
  expect(await screen.findByText(msg)).toBeVisible();
  await waitFor(() => expect(asked(api, 'GET /UploadArquivo')).toHaveLength(2));
  expect(screen.queryByRole('progressbar', { name: /amostras/ })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('one that fails says why', async () => {
  const { person } = open({
    'GET /importar-mylims': () => {
      throw failure('Uma sincronização já está em andamento', 409);
    },
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Sincronizar' }));
  expect((await screen.findByText('Uma sincronização já está em andamento')).closest('[aria-live]')).not.toBeNull();
});

test('lines that are not in the history are known by their code, with the reason', async () => {
  const linha = {
    ...{ id: 1, codigoAmostra: 'A-77', planilha: '', linha: 12, coluna: null, ponto: 'PV 9', data: '2026-05-03' },
    ...{ parametro: null, valor: null, motivo: 'amostra não publicada' },
  };
  const { api, person } = open({ 'GET /Importacao/{id}/pendentes': () => paged([linha], 20, 1) });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Ver pendentes de amostras.xlsx' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('A-77')).toBeVisible();
  expect(dialog.getByRole('columnheader', { name: 'Código da amostra' })).toBeVisible();
  expect(dialog.getByText('amostra não publicada')).toBeVisible();
  expect(asked(api, 'GET /Importacao/{id}/pendentes')[0]?.params).toEqual({ id: 5 });
  await person.click(dialog.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('button', { name: /Importar novamente|Resolver/ })).toBeNull();
});

test('results that are staged without point and day have no empty columns of them', async () => {
  const linha = {
    ...{ id: 1, codigoAmostra: 'A-77', planilha: '', linha: 12, coluna: null, ponto: null, data: null },
    ...{ parametro: 'Boro', valor: '0,2', motivo: 'amostra não publicada' },
  };
  const { person } = open({
    'GET /Importacao/{id}/pendentes': () => paged([linha, { ...linha, id: 2, parametro: null, valor: '3' }], 2, 1),
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Ver pendentes de amostras.xlsx' }));
  const table = await within(await screen.findByRole('dialog')).findByRole<HTMLTableElement>('table');
  expect([...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['Código da amostra', 'Linha', 'Parâmetro', 'Valor', 'Motivo'],
    ['A-77', '12', 'Boro', '0,2', 'amostra não publicada'],
    ['A-77', '12', '-', '3', 'amostra não publicada'],
  ]);
});

test('who may only see has the list and nothing else', async () => {
  open({}, false);
  expect(await rowTexts(TITLE)).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a synchronisation without an answer may have been done', async () => {
  const { api, person } = open({
    'GET /importar-mylims': () => {
      throw failure('Erro na requisição', 0);
    },
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Sincronizar' }));
  expect(
    await screen.findByText(/^Erro na requisição\. Pode ter sido sincronizado ou não: veja na lista/),
  ).toBeVisible();
  await waitFor(() => expect(asked(api, 'GET /UploadArquivo')).toHaveLength(2));
});

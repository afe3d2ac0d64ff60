import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, paged } from '../fixtures/fakeApi.ts';
import { asked, openApp, rowTexts } from './clienteApp.tsx';
import { showOnPhone } from './phone.ts';

vi.mock('../../src/kit/reports/client.ts', () => ({
  createExcel: vi.fn(async () => new Blob()),
  createPdf: vi.fn(),
  download: vi.fn(),
  getReady: vi.fn(),
}));
const { createExcel, download } = await import('../../src/kit/reports/client.ts');

const path = '/relatorio/Importacao-analise';
const TITLE = 'Arquivos com amostras de análises';

const ARQUIVO = {
  id: 5,
  nomeArquivo: 'maio.xlsx',
  filename: 'maio.xlsx',
  size: 10,
  conteudo: 'Importacao_analise_amostra',
  dtCadastro: '2026-06-01T12:00:00.000Z',
  situacao: 'importado',
  linhas: 60,
  importadas: 40,
  repetidas: 8,
  pendentes: 12,
};

/** What sending an empty sheet would do. */
const NOTHING = {
  ...{ linhas: 0, importariam: 0, repetidas: 0, pendentes: 0 },
  ...{ pontos: [], parametros: [], totalErros: 0, erros: [], deFora: [] },
};

const answers = {
  'GET /UploadArquivo': () => [ARQUIVO],
  'GET /UploadArquivo/arquivoExiste': () => ({ existe: false }),
  'POST /UploadArquivo': () => ({ id: 6 }),
  'POST /ImportacaoAnalise/previa': () => NOTHING,
  'GET /ImportacaoAnalise/{id}/progresso': () => ({ ...ARQUIVO, id: 6, situacao: 'importando' }),
  'POST /ImportacaoAnalise/upload': () => ({ sucesso: true, msg: '432 resultados importados' }),
};

/** What is said of a file that came in. */
const SENT = 'Arquivo enviado com sucesso. 432 resultados importados';

const file = (name = 'junho.xlsx') => new File(['x'], name);
const chooser = () => screen.getByLabelText<HTMLInputElement>('Arquivo Excel (.xls ou .xlsx) ou e-mail (.eml)');
const save = () => screen.getByRole('button', { name: 'Salvar' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openImports(more: Parameters<typeof openApp>[0]['answers'] = {}, mayEdit = true) {
  return openApp({ path, mayEdit, answers: { ...answers, ...more } });
}

test('moments of files keep to one line, counts have points between thousands', async () => {
  openImports({ 'GET /UploadArquivo': () => [{ ...ARQUIVO, importadas: 20_000, repetidas: 1084 }] });
  expect((await rowTexts(TITLE))[0]?.slice(4, 7)).toEqual(['20.000', '1.084', '12']);
  expect(screen.getByRole('cell', { name: '01/06/2026 09:00' })).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('lists the files with what became of them', async () => {
  openImports();
  expect((await rowTexts(TITLE)).map((cells) => cells.slice(0, 7))).toEqual([
    ['5', 'maio.xlsx', '01/06/2026 09:00', 'Parcial', '40', '8', '12'],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(screen.getByText('1 arquivo')).toBeVisible();
  // Of results, as the messages have it.
  for (const name of ['Importados', 'Repetidos', 'Pendentes']) {
    expect(screen.getByRole('columnheader', { name })).toBeVisible();
  }
});

test.each([
  [{ pendentes: 0 }, 'Importado'],
  [{ importadas: 0, repetidas: 0 }, 'Pendente'],
  [{ situacao: 'registrado' }, 'Registrado'],
])('of a file with %j it is said that it is %s', async (counts, status) => {
  openImports({ 'GET /UploadArquivo': () => [{ ...ARQUIVO, ...counts }] });
  expect((await rowTexts(TITLE))[0]?.[3]).toBe(status);
});

test('a file of which nothing came in is a warning, with the cause', async () => {
  const msg = 'Nenhum resultado foi importado: 12 pendentes. Pendentes por: ponto de coleta não encontrado (12)';
  const { person } = openImports({
    'POST /ImportacaoAnalise/upload': () => ({ sucesso: true, msg, aviso: true }),
  });
  await rowTexts(TITLE);
  await person.upload(chooser(), file());
  await person.click(save());
  const told = await screen.findByRole('note');
  expect(told).toHaveTextContent(msg);
  expect(told).toHaveClass('MuiAlert-colorWarning');
  // It would be taken for what is said of another file.
  await person.upload(chooser(), file('julho.xlsx'));
  expect(told).not.toBeInTheDocument();
});

test.each([
  ['moves there', false, 'smooth'],
  ['is there at once, for who asked for less motion,', true, 'instant'],
])('the page %s where the outcome is told, and the focus stays', async (_, reduced, behavior) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: reduced && media.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { person } = openImports();
  await rowTexts(TITLE);
  await person.upload(chooser(), file());
  expect(brought).not.toHaveBeenCalled();
  await person.click(save());
  const told = await screen.findByRole('note');
  await waitFor(() => expect(brought.mock.calls).toEqual([[{ block: 'nearest', behavior }]]));
  expect(brought.mock.contexts[0]).toContainElement(told);
  expect(told).not.toContainElement(document.activeElement as HTMLElement);
});

test('a file that came in is not looked over again, however long the list takes', async () => {
  const list = Promise.withResolvers<object[]>();
  const lists = [[ARQUIVO], list.promise];
  const { person } = openImports({ 'GET /UploadArquivo': () => lists.shift() });
  await rowTexts(TITLE);
  await person.upload(chooser(), file());
  await screen.findByRole('region', { name: 'O que o envio faria' });
  await person.click(save());
  expect(await screen.findByRole('note')).toHaveTextContent(SENT);
  expect(screen.queryByRole('region', { name: 'O que o envio faria' })).toBeNull();
  list.resolve([ARQUIVO]);
  await screen.findByText(/^Nenhum arquivo escolhido/);
});

test('a file that did not come in is looked over again, below what is told of it: a long preview hides it not', async () => {
  const { person } = openImports({
    'POST /ImportacaoAnalise/upload': () => ({ sucesso: false, msg: 'Planilha vazia' }),
  });
  await rowTexts(TITLE);
  await person.upload(chooser(), file());
  await person.click(save());
  const told = await screen.findByRole('note');
  expect(told).toHaveTextContent('Planilha vazia');
  const preview = screen.getByRole('region', { name: 'O que o envio faria' });
  expect(preview).toBeVisible();
  expect(told.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a file is asked for, registered and sent with its laboratory; what the server says is shown', async () => {
  const { api, person } = openImports();
  await rowTexts(TITLE);
  await person.click(screen.getByRole('combobox', { name: 'Laboratório' }));
  await person.click(screen.getByRole('option', { name: 'MyLims' }));
  await person.upload(chooser(), file());
  await person.click(save());
  await screen.findByText(SENT);
  expect(asked(api, 'GET /UploadArquivo/arquivoExiste')[0]?.query).toEqual({
    nomeArquivo: 'junho.xlsx',
    conteudo: 'Importacao_analise_amostra',
  });
  expect(asked(api, 'POST /UploadArquivo')[0]?.body).toEqual({
    filename: 'junho.xlsx',
    size: 1,
    conteudo: 'Importacao_analise_amostra',
  });
  const [sent] = asked(api, 'POST /ImportacaoAnalise/upload');
  expect(sent?.body).toEqual({ idArquivoOrigem: 6, Laboratorio: 2 });
  expect(sent?.file?.name).toBe('junho.xlsx');
  await waitFor(() => expect(asked(api, 'GET /UploadArquivo')).toHaveLength(2));
  expect(screen.getByText(/^Nenhum arquivo escolhido/)).toBeVisible();
});

test('what became of a file is said in the form alone, to who listens as well', async () => {
  const { api, person } = openImports();
  await rowTexts(TITLE);
  const told = [...document.querySelectorAll('[aria-live="polite"]')];
  await person.upload(chooser(), file());
  await person.click(save());
  expect((await screen.findByText(SENT)).closest('[aria-live]')).toBeOneOf(told);
  await waitFor(() => expect(asked(api, 'GET /UploadArquivo')).toHaveLength(2));
  expect(screen.getAllByText(SENT)).toHaveLength(1);
});

test('a toast says it to who has left the page meanwhile', async () => {
  const { promise: reply, resolve: finish } = Promise.withResolvers<unknown>();
  const { api, person, router } = openImports({ 'POST /ImportacaoAnalise/upload': () => reply });
  await rowTexts(TITLE);
  await person.upload(chooser(), file());
  await person.click(save());
  await waitFor(() => expect(asked(api, 'POST /ImportacaoAnalise/upload')).toHaveLength(1));
  await act(() => router.navigate('/relatorio/Importacao-mylims'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Arquivos com amostras do Mylims' })).toBeVisible();
  finish({ sucesso: true, msg: '432 resultados importados' });
  expect(await screen.findByText(SENT)).toBeVisible();
});

test.each([
  [60, '60 de 60 resultados'],
  [1, '1 de 1 resultado'],
])('while a file of %i is being imported, how far it is is shown', async (linhas, told) => {
  const { promise: reply, resolve: finish } = Promise.withResolvers<unknown>();
  const { api, person } = openImports({
    'GET /ImportacaoAnalise/{id}/progresso': () => ({
      ...ARQUIVO,
      id: 6,
      situacao: 'importando',
      ...{ linhas, importadas: linhas, repetidas: 0, pendentes: 0 },
    }),
    'POST /ImportacaoAnalise/{id}/cancelar': () => ({ cancelada: true }),
    'POST /ImportacaoAnalise/upload': () => reply,
  });
  await rowTexts(TITLE);
  await person.upload(chooser(), file());
  await person.click(save());
  const bar = await screen.findByRole('progressbar', { name: `Enviando junho.xlsx… ${told}` });
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  await person.click(screen.getByRole('button', { name: 'Cancelar importação' }));
  expect(asked(api, 'POST /ImportacaoAnalise/{id}/cancelar')[0]?.params).toEqual({ id: 6 });
  finish({ sucesso: true, msg: '' });
  await waitFor(() => expect(screen.queryByText(/Enviando junho/)).toBeNull());
  // The button that was pressed is gone.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a file is required, and only Excel files are taken', async () => {
  const { api, person } = openImports();
  await rowTexts(TITLE);
  await person.click(save());
  expect(screen.getByText('Escolha um arquivo')).toBeVisible();
  expect(chooser()).toHaveAttribute('accept', '.xls,.xlsx,.eml');
  await person.upload(chooser(), file('antigo.xls'));
  expect(screen.queryByText('Escolha um arquivo')).toBeNull();
  // Browsers let people choose any file all the same.
  fireEvent.change(chooser(), { target: { files: [file('laudo.pdf')] } });
  expect(screen.getByText('Escolha um arquivo .xls, .xlsx ou .eml')).toBeVisible();
  await person.click(save());
  expect(asked(api, 'POST /UploadArquivo')).toHaveLength(0);
});

test('a name that is taken is told as soon as the file is chosen, beside its preview; once the other file is gone it is free', async () => {
  const files = [ARQUIVO];
  const { api, person } = openImports({
    'GET /UploadArquivo': () => [...files],
    'GET /UploadArquivo/arquivoExiste': ({ query }) => ({
      existe: files.some(({ nomeArquivo }) => nomeArquivo === (query as { nomeArquivo: string }).nomeArquivo),
    }),
    'DELETE /UploadArquivo': () => {
      files.pop();
      return { id: 5 };
    },
  });
  await rowTexts(TITLE);
  await person.upload(chooser(), file('maio.xlsx'));
  expect(await screen.findByText('o arquivo ja foi cadastrado')).toHaveRole('alert');
  expect(await screen.findByText(/Nada foi gravado ainda/)).toBeVisible();
  expect(asked(api, 'GET /UploadArquivo/arquivoExiste')).toEqual([
    { query: { nomeArquivo: 'maio.xlsx', conteudo: 'Importacao_analise_amostra' } },
  ]);

  await person.click(save());
  expect(await screen.findByRole('note')).toHaveTextContent('o arquivo ja foi cadastrado');
  expect(screen.getAllByText('o arquivo ja foi cadastrado')).toHaveLength(1);
  await person.upload(chooser(), file('junho.xlsx'));
  expect(screen.queryByText('o arquivo ja foi cadastrado')).toBeNull();

  await person.upload(chooser(), file('maio.xlsx'));
  await screen.findByText('o arquivo ja foi cadastrado');
  await person.click(screen.getByRole('button', { name: 'Remover maio.xlsx' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(screen.queryByText('o arquivo ja foi cadastrado')).toBeNull());
});

test('what is chosen from is said before: e-mails, too', async () => {
  openImports();
  await rowTexts(TITLE);
  expect(screen.getByRole('button', { name: 'Carregar excel' })).toHaveAccessibleDescription(
    /^Nenhum arquivo escolhido \(\.xls, \.xlsx ou e-mail \.eml com planilhas\)/,
  );
});

test('a name that is taken is refused before anything is registered', async () => {
  const { api, person } = openImports({ 'GET /UploadArquivo/arquivoExiste': () => ({ existe: true }) });
  await rowTexts(TITLE);
  await person.upload(chooser(), file());
  await person.click(save());
  expect(await screen.findByText('o arquivo ja foi cadastrado')).toBeVisible();
  expect(asked(api, 'POST /UploadArquivo')).toHaveLength(0);
  expect(screen.getByText('junho.xlsx')).toBeVisible();
});

test.each([
  ['a refusal', () => ({ sucesso: false, msg: 'Nenhum cabeçalho reconhecido' })],
  [
    'an error',
    () => {
      throw failure('Nenhum cabeçalho reconhecido');
    },
  ],
])('an upload that fails by %s says why, and the list is read again', async (_, upload) => {
  const { api, person } = openImports({ 'POST /ImportacaoAnalise/upload': upload });
  await rowTexts(TITLE);
  await person.upload(chooser(), file());
  await person.click(save());
  expect(await screen.findByText('Nenhum cabeçalho reconhecido')).toBeVisible();
  await waitFor(() => expect(asked(api, 'GET /UploadArquivo')).toHaveLength(2));
});

test('a file is deleted after a question', async () => {
  const { api, person } = openImports({ 'DELETE /UploadArquivo': () => ({ id: 5 }) });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Remover maio.xlsx' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Apagando esse arquivo Apagara todos os dados referente a ele! Tem certeza?')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Arquivo excluido com sucesso')).toBeVisible();
  expect(asked(api, 'DELETE /UploadArquivo')[0]?.query).toEqual({ id: 5 });
  // The button is gone with the file.
  await waitFor(() => expect(screen.getByRole('region', { name: TITLE }).parentElement).toHaveFocus());
});

test('a removal names the files that are to be read again', async () => {
  const { person } = openImports({ 'DELETE /UploadArquivo': () => ({ id: 5, reler: ['b.xlsx', 'c.xlsx'] }) });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Remover maio.xlsx' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText(/podem estar também em b\.xlsx e c\.xlsx: leia de novo/)).toBeVisible();
});

test('pending results are shown page by page with their reason, and tried again', async () => {
  const linha = {
    id: 1,
    planilha: 'Maio',
    linha: 12,
    coluna: null,
    ponto: 'PV 9',
    data: '2026-05-03',
    parametro: 'Boro',
    valor: '<0,1',
    motivo: 'Parâmetro sem cadastro',
  };
  const { api, person } = openImports({
    'GET /ImportacaoAnalise/{id}/pendentes': () => paged([linha], 120, 3),
    'POST /ImportacaoAnalise/{id}/reprocessar': () => ({ sucesso: true, msg: '3 resultados importados' }),
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Ver pendentes de maio.xlsx' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resultados pendentes de maio.xlsx' }));
  expect(await dialog.findByText('Parâmetro sem cadastro')).toBeVisible();
  expect(dialog.getByText('03/05/2026')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Ir para a próxima página' }));
  await waitFor(() =>
    expect(asked(api, 'GET /ImportacaoAnalise/{id}/pendentes').at(-1)).toEqual({
      params: { id: 5 },
      query: { pagina: 2, tamanho: 50 },
    }),
  );
  await person.click(dialog.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Importar novamente maio.xlsx' }));
  expect(await screen.findByText('3 resultados importados')).toBeVisible();
  expect(asked(api, 'POST /ImportacaoAnalise/{id}/reprocessar')[0]?.params).toEqual({ id: 5 });
});

test('on a phone a file’s figures and what can be done with it stand below its name', async () => {
  showOnPhone();
  openImports();
  expect(await rowTexts(TITLE)).toEqual([
    ['maio.xlsx', 'Parcial'],
    [
      expect.stringMatching(
        /^ID: 5 · Data de envio: 01\/06\/2026 09:00 · Importados: 40 · Repetidos: 8 · Pendentes: 12Ver/,
      ),
    ],
  ]);
  const below = within(screen.getByRole('cell', { name: /^ID: 5/ }));
  expect(below.getByRole('button', { name: 'Importar novamente maio.xlsx' })).toBeVisible();
  expect(below.getByRole('button', { name: 'Remover maio.xlsx' })).toBeVisible();
});

test('on a phone why a result is pending stands in a line below it, with where it stands', async () => {
  showOnPhone();
  const linha = {
    ...{ id: 1, codigoAmostra: null, planilha: 'Plan1', linha: 3, coluna: null, ponto: 'PV 9', data: '2026-05-03' },
    ...{ parametro: 'Boro', valor: '<0,1', motivo: 'Parâmetro sem cadastro' },
  };
  const { person } = openImports({ 'GET /ImportacaoAnalise/{id}/pendentes': () => paged([linha], 1, 1) });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Ver pendentes de maio.xlsx' }));
  const dialog = within(await screen.findByRole('dialog'));
  const table = await dialog.findByRole<HTMLTableElement>('table');
  expect([...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['Planilha', 'Parâmetro', 'Valor'],
    ['Plan1', 'Boro', '<0,1'],
    ['Linha: 3 · Ponto: PV 9 · Data: 03/05/2026 · Motivo: Parâmetro sem cadastro'],
  ]);
});

test('empty sheets of both layouts can be had', async () => {
  const { person } = openImports({
    'GET /Parametro': () => [
      { id: 26, sigla: 'DBO', descricao: 'DBO', flagAtivo: 1 },
      { id: 99, sigla: 'Velho', descricao: 'Velho', flagAtivo: 0 },
    ],
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'um resultado por linha' }));
  await person.click(screen.getByRole('button', { name: 'uma amostra por linha' }));
  await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  const headers = vi
    .mocked(createExcel)
    .mock.calls.map(([{ sheets }]) => sheets[0]?.columns.map(({ header }) => header));
  const sample = ['Código Amostra', 'Código Ponto', 'Data Coleta', 'Hora Coleta'];
  expect(headers).toEqual([
    [...sample, 'Parâmetro', 'Sinal', 'Valor', 'Unidade'],
    [...sample, 'DBO'],
  ]);
});

test('who may only see has the list and nothing else', async () => {
  openImports({}, false);
  expect(await rowTexts(TITLE)).toEqual([['5', 'maio.xlsx', '01/06/2026 09:00', 'Parcial', '40', '8', '12']]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

const unanswered = (status: number) => () => {
  throw failure('Erro na requisição', status);
};

test.each([0, 503])(
  'a file whose answer is lost (%d) may be in: the list is read, no preview denies it',
  async (status) => {
    const IMPORTADO = { ...ARQUIVO, id: 6, nomeArquivo: 'junho.xlsx' };
    const lists = [[ARQUIVO]];
    let sent = false;
    const { person } = openImports({
      'GET /UploadArquivo': () => lists.shift() ?? [ARQUIVO, IMPORTADO],
      'GET /UploadArquivo/arquivoExiste': () => ({ existe: sent }),
      'POST /ImportacaoAnalise/upload': () => {
        sent = true;
        throw failure('Erro na requisição', status);
      },
    });
    await rowTexts(TITLE);
    await person.upload(chooser(), file());
    expect(await screen.findByText(/Nada foi gravado ainda/)).toBeVisible();
    await person.click(save());
    expect(await screen.findByRole('note')).toHaveTextContent(
      /^Erro na requisição\. O arquivo pode ter sido importado ou não: veja na lista\./,
    );
    expect(await screen.findByRole('cell', { name: 'junho.xlsx' })).toBeVisible();
    expect(screen.queryByText(/Nada foi gravado ainda/)).toBeNull();

    // Sent again it is refused, for it is there.
    await person.click(save());
    expect(await screen.findByText('o arquivo ja foi cadastrado')).toBeVisible();
    expect(screen.queryByText(/Nada foi gravado ainda/)).toBeNull();
    await person.upload(chooser(), file('julho.xlsx'));
    expect(await screen.findByText(/Nada foi gravado ainda/)).toBeVisible();
  },
);

test('a file that could not be registered surely did not come in', async () => {
  const { person } = openImports({ 'POST /UploadArquivo': unanswered(0) });
  await rowTexts(TITLE);
  await person.upload(chooser(), file());
  await person.click(save());
  expect(await screen.findByRole('note')).toHaveTextContent(/^Erro na requisição$/);
  expect(await screen.findByText(/Nada foi gravado ainda/)).toBeVisible();
});

test('a file that is read once more, and one that is removed, may have been without an answer', async () => {
  const { api, person } = openImports({
    'POST /ImportacaoAnalise/{id}/reprocessar': unanswered(0),
    'DELETE /UploadArquivo': unanswered(503),
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Importar novamente maio.xlsx' }));
  expect(await screen.findByText(/^Erro na requisição\. Pode ter sido importado ou não: veja na lista/)).toBeVisible();
  await waitFor(() => expect(asked(api, 'GET /UploadArquivo')).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Remover maio.xlsx' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText(/^Erro na requisição\. Pode ter sido removido ou não: veja na lista/)).toBeVisible();
  await waitFor(() => expect(asked(api, 'GET /UploadArquivo')).toHaveLength(3));
});

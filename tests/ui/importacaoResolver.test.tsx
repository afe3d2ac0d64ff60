import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../fixtures/fakeApi.ts';
import { asked, openApp, rowTexts } from './clienteApp.tsx';
import { showOnPhone } from './phone.ts';

const path = '/relatorio/Importacao-analise';
const TITLE = 'Arquivos com amostras de análises';

const ARQUIVO = {
  ...{ id: 5, nomeArquivo: 'maio.xlsx', filename: 'maio.xlsx', size: 10, laboratorio: 2 },
  ...{ conteudo: 'Importacao_analise_amostra', dtCadastro: '2026-06-01T12:00:00.000Z', situacao: 'importado' },
  ...{ linhas: 60, importadas: 40, repetidas: 8, pendentes: 12 },
};

const PONTO = {
  texto: 'Cx Saída',
  linhas: 9,
  candidatos: [
    { id: 31, descricao: 'Caixa de Saída', idPessoa: 3, cliente: 'Metalúrgica', semelhanca: 0.8 },
    { id: 32, descricao: 'Caixa 2', idPessoa: 3, cliente: 'Metalúrgica', semelhanca: 0.5 },
  ],
};
const COBRE = {
  ...{ texto: 'Cobre Total', unidade: 'mg/L', linhas: 4 },
  candidatos: [{ id: 8, sigla: 'Cu', descricao: 'Cobre', unidade: 'mg/L', fator: null, semelhanca: 0.67 }],
};
const HG = {
  ...{ texto: 'Hg', unidade: 'µg/L', linhas: 2 },
  candidatos: [{ id: 11, sigla: 'Hg', descricao: 'Mercúrio', unidade: 'mg/L', fator: 0.001, semelhanca: 1 }],
};
const ERRO = {
  ...{ planilha: 'Plan1', linha: 7, coluna: null, campo: 'data', valor: '31/02/2016', motivo: 'data inválida' },
};
const previa = (more: object = {}) => ({
  ...{ linhas: 20, importariam: 5, repetidas: 1, pendentes: 14 },
  ...{ pontos: [PONTO], parametros: [COBRE, HG], totalErros: 1, erros: [ERRO], deFora: [], ...more },
});
const after = previa({ importariam: 14, pendentes: 5, pontos: [] });

const answers = {
  'GET /UploadArquivo': () => [ARQUIVO],
  'GET /Parametro': () => [{ id: 8, sigla: 'Cu', descricao: 'Cobre', flagAtivo: 1 }],
  'POST /ImportacaoAnalise/escolhas/ponto': () => ({ id: 1 }),
  'POST /ImportacaoAnalise/escolhas/unidade': () => ({ id: 1 }),
  'POST /RamoAtividadeParametroSinonimo': () => ({ id: 1, versao: 1 }),
};

/** Answers with one thing after the other; the last one stays. */
function inTurn(...replies: unknown[]) {
  return () => (replies.length > 1 ? replies.shift() : replies[0]);
}

function open(more: Parameters<typeof openApp>[0]['answers'] = {}) {
  return openApp({ path, mayEdit: true, answers: { ...answers, ...more } });
}
const chooser = () => screen.getByLabelText<HTMLInputElement>('Arquivo Excel (.xls ou .xlsx) ou e-mail (.eml)');
const row = (table: string, text: string) => {
  const found = within(screen.getByRole('table', { name: table }))
    .getByText(text)
    .closest('tr');
  return within(found as HTMLElement);
};

test('workbooks of an e-mail that would not come in are named above what the others hold', async () => {
  const deFora = [{ nome: 'ruim.xlsx', motivo: 'O arquivo não é uma planilha do Excel (.xls ou .xlsx)' }];
  const { person } = open({ 'POST /ImportacaoAnalise/previa': () => previa({ deFora }) });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'laudos.eml'));
  const told = await screen.findByText(/^Esta planilha da mensagem fica de fora:/);
  expect(told).toHaveTextContent('ruim.xlsx: O arquivo não é uma planilha do Excel (.xls ou .xlsx)');
  expect(screen.getByText('data inválida')).toBeVisible();
});

test('of more refused cells than are told the heading has the number, and says which stand there', async () => {
  const { person } = open({ 'POST /ImportacaoAnalise/previa': () => previa({ totalErros: 20343 }) });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'grande.xlsx'));
  expect(await screen.findByRole('heading', { name: 'Células recusadas (20.343)' })).toBeVisible();
  expect(screen.getByText('Aqui estão as primeiras 1.')).toBeVisible();
});

test('a chosen file is looked over before anything is registered, and what was chosen raises its counts', async () => {
  const { api, person } = open({ 'POST /ImportacaoAnalise/previa': inTurn(previa(), after) });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  expect(
    await screen.findByText('20 resultados: 5 a incluir, 1 repetido, 14 pendentes. Nada foi gravado ainda.'),
  ).toBeVisible();
  expect(asked(api, 'POST /UploadArquivo')).toHaveLength(0);
  expect(screen.getByText('data inválida')).toBeVisible();
  // What does not fit a phone is scrolled by the keyboard.
  expect(screen.getByRole('region', { name: 'Tabela: Células recusadas' })).toHaveAttribute('tabindex', '0');

  const point = row('Pontos sem correspondência', 'Cx Saída');
  // Of which text it is, the row says already.
  expect(point.getAllByText('Ponto de coleta')[0]).toBeVisible();
  expect(point.getByRole('combobox', { name: 'Ponto de coleta de Cx Saída' })).toHaveValue(
    'Metalúrgica – Caixa de Saída',
  );
  await person.click(point.getByRole('button', { name: 'Usar' }));
  expect(await screen.findByText(/14 a incluir/)).toBeVisible();
  expect(asked(api, 'POST /ImportacaoAnalise/escolhas/ponto')[0]?.body).toEqual({
    Laboratorio: 1,
    texto: 'Cx Saída',
    idPontoColeta: 31,
  });
  expect(screen.queryByRole('table', { name: 'Pontos sem correspondência' })).toBeNull();
  expect(asked(api, 'POST /ImportacaoAnalise/previa')).toHaveLength(2);
});

test.each([
  [
    { linhas: 1, importariam: 0, repetidas: 0, pendentes: 1 },
    '1 resultado: 0 a incluir, 0 repetidos, 1 pendente. Nada foi gravado ainda.',
  ],
  [
    { linhas: 1285, importariam: 1, repetidas: 1, pendentes: 1283 },
    '1.285 resultados: 1 a incluir, 1 repetido, 1.283 pendentes. Nada foi gravado ainda.',
  ],
])('each count stands in the number that it has: %o', async (counts, told) => {
  const { person } = open({ 'POST /ImportacaoAnalise/previa': () => previa(counts) });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  expect(await screen.findByText(told)).toBeVisible();
});

test.each(['window', 'phone'])("'Mostrar mais' gives the focus to the first of the new rows (%s)", async (width) => {
  if (width === 'phone') showOnPhone();
  const pontos = Array.from({ length: 21 }, (_, at) => ({ ...PONTO, texto: `Ponto ${at + 1}` }));
  const { person } = open({ 'POST /ImportacaoAnalise/previa': () => previa({ pontos }) });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  (await screen.findByRole('button', { name: 'Mostrar mais (11)' })).focus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('cell', { name: 'Ponto 11' }).closest('tr')).toHaveFocus();
  await person.tab();
  expect(screen.getByRole('combobox', { name: 'Ponto de coleta de Ponto 11' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Mostrar mais (1)' }));
  expect(screen.getByRole('cell', { name: 'Ponto 21' }).closest('tr')).toHaveFocus();
});

test('what opens and empties a choice says so in Portuguese', async () => {
  const { person } = open({ 'POST /ImportacaoAnalise/previa': () => previa() });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  await screen.findByText('Cx Saída');
  const point = row('Pontos sem correspondência', 'Cx Saída');
  expect(point.getByTitle('Limpar')).toHaveAttribute('aria-label', 'Limpar');
  await person.click(point.getByTitle('Abrir'));
  expect(point.getByTitle('Fechar')).toHaveAttribute('aria-label', 'Fechar');
});

test('another point is searched by what is typed', async () => {
  const found = { id: 90, descricao: 'Calha', idPessoa: 4, cliente: 'Curtume', semelhanca: 1 };
  const { api, person } = open({
    'POST /ImportacaoAnalise/previa': () => previa(),
    'GET /ImportacaoAnalise/pontos': () => [found],
  });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  const field = await screen.findByRole('combobox', { name: 'Ponto de coleta de Cx Saída' });
  await person.clear(field);
  await person.type(field, 'Curtume');
  await person.click(await screen.findByRole('option', { name: 'Curtume – Calha' }));
  await person.click(row('Pontos sem correspondência', 'Cx Saída').getByRole('button', { name: 'Usar' }));
  await waitFor(() =>
    expect(asked(api, 'POST /ImportacaoAnalise/escolhas/ponto')[0]?.body).toMatchObject({ idPontoColeta: 90 }),
  );
});

test('more points than are offered are told of, and looked for by more of their name', async () => {
  const found = Array.from({ length: 21 }, (_, at) => ({
    ...{ id: 90 + at, descricao: `Calha ${at}`, idPessoa: 4, cliente: 'Curtume', semelhanca: 0.5 },
  }));
  const { person } = open({
    'POST /ImportacaoAnalise/previa': () => previa(),
    'GET /ImportacaoAnalise/pontos': () => found,
  });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  const field = await screen.findByRole('combobox', { name: 'Ponto de coleta de Cx Saída' });
  await person.clear(field);
  await person.type(field, 'Curtume');
  const others = await screen.findByRole('option', { name: 'Há outros: escreva mais do nome ou do código' });
  expect(others).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByRole('option', { name: /Calha/ })).toHaveLength(20);
});

test('a parameter becomes a synonym; a unit is converted only when asked', async () => {
  const { api, person } = open({ 'POST /ImportacaoAnalise/previa': () => previa() });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  await screen.findByText('Cobre Total (mg/L)');
  const parameters = 'Parâmetros sem correspondência';
  await person.click(row(parameters, 'Cobre Total (mg/L)').getByRole('button', { name: 'Adicionar sinônimo' }));
  await waitFor(() =>
    expect(asked(api, 'POST /RamoAtividadeParametroSinonimo')[0]?.body).toEqual({
      idParametro: 8,
      descricao: 'Cobre Total',
      flagAtivo: 1,
    }),
  );
  const unit = row(parameters, 'Hg (µg/L)');
  expect(unit.getByRole('combobox')).toHaveValue('Hg: de µg/L para mg/L (× 0,001)');
  expect(asked(api, 'POST /ImportacaoAnalise/escolhas/unidade')).toHaveLength(0);
  await person.click(unit.getByRole('button', { name: 'Converter' }));
  await waitFor(() =>
    expect(asked(api, 'POST /ImportacaoAnalise/escolhas/unidade')[0]?.body).toEqual({
      Laboratorio: 1,
      idParametro: 11,
      unidade: 'µg/L',
    }),
  );
});

test('the most alike come first, and only a likely one is chosen already', async () => {
  const zinco = { id: 12, sigla: 'Zn', descricao: 'Zinco', unidade: 'mg/L', fator: null, semelhanca: 0.67 };
  const cromo = { id: 9, sigla: 'Cr', descricao: 'Cromo Total', unidade: 'mg/L', fator: null, semelhanca: 0.5 };
  const named = (texto: string, ...candidatos: object[]) => ({ texto, unidade: null, linhas: 3, candidatos });
  const { person } = open({
    'GET /Parametro': () => [
      { id: 1, sigla: '°C', descricao: 'Temperatura', flagAtivo: 1 },
      { id: 9, sigla: 'Cr', descricao: 'Cromo Total', flagAtivo: 1 },
      { id: 12, sigla: 'Zn', descricao: 'Zinco', flagAtivo: 1 },
    ],
    'POST /ImportacaoAnalise/previa': () =>
      previa({
        parametros: [
          named('Zinco Total', zinco, cromo),
          named('Sólido Total', cromo),
          named('Zinco dissolvido', zinco),
        ],
      }),
  });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  const field = await screen.findByRole('combobox', { name: 'Parâmetro de Zinco Total' });
  expect(field).toHaveValue('Zn – Zinco');
  const unlikely = row('Parâmetros sem correspondência', 'Sólido Total');
  expect(unlikely.getByRole('combobox')).toHaveValue('');
  expect(unlikely.getByRole('button', { name: 'Adicionar sinônimo' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Parâmetro de Zinco dissolvido' })).toHaveValue('');
  await person.click(unlikely.getByRole('combobox'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Cr – Cromo Total',
    '°C – Temperatura',
    'Zn – Zinco',
  ]);
});

test('what cannot be read is said before it is sent', async () => {
  open({
    'POST /ImportacaoAnalise/previa': () => {
      throw failure('A planilha está vazia', 422);
    },
  });
  await rowTexts(TITLE);
  const { default: userEvent } = await import('@testing-library/user-event');
  await userEvent.upload(chooser(), new File(['x'], 'junho.xlsx'));
  expect(await screen.findByText('A planilha está vazia')).toBeVisible();
});

test('the same screen opens on a file that has pending rows, and tries them again', async () => {
  const { api, person } = open({
    'GET /ImportacaoAnalise/{id}/previa': inTurn(previa({ importariam: 0 }), after),
    'POST /ImportacaoAnalise/{id}/reprocessar': () => ({ sucesso: true, msg: '14 resultados importados' }),
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Resolver pendências de maio.xlsx' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pendências de maio.xlsx' }));
  await dialog.findByText('Cx Saída');
  // What came in of it before is none of these, and was written.
  expect(dialog.getByRole('status')).toHaveTextContent(
    '20 resultados ainda pendentes. Ao importar novamente: 0 a incluir, 1 repetido, 14 pendentes.',
  );
  expect(dialog.getByRole('button', { name: 'Importar novamente' })).toBeDisabled();
  await person.click(row('Pontos sem correspondência', 'Cx Saída').getByRole('button', { name: 'Usar' }));
  await dialog.findByText(/14 a incluir/);
  expect(asked(api, 'POST /ImportacaoAnalise/escolhas/ponto')[0]?.body).toMatchObject({ Laboratorio: 2 });
  await person.click(dialog.getByRole('button', { name: 'Importar novamente' }));
  expect(await screen.findByText('14 resultados importados')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was chosen is listed, and taken back', async () => {
  const pontos = [{ id: 4, laboratorio: 1, texto: 'cx saida', ponto: 'Caixa de Saída', cliente: 'Metalúrgica' }];
  const unidades = [{ id: 6, laboratorio: 2, unidade: 'µg/L', sigla: 'Hg', idParametro: 11 }];
  const { api, person } = open({
    'GET /ImportacaoAnalise/escolhas': inTurn({ pontos, unidades }, { pontos: [], unidades }),
    'DELETE /ImportacaoAnalise/escolhas/ponto': () => ({ id: 4 }),
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Escolhas guardadas' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Metalúrgica – Caixa de Saída')).toBeVisible();
  expect(dialog.getByText('MyLims')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Esquecer cx saida' }));
  await waitFor(() => expect(dialog.queryByText('cx saida')).toBeNull());
  expect(asked(api, 'DELETE /ImportacaoAnalise/escolhas/ponto')[0]?.query).toEqual({ id: 4 });
});

test('on a phone the laboratory of a choice stands below its text', async () => {
  showOnPhone();
  const pontos = [{ id: 4, laboratorio: 1, texto: 'cx saida', ponto: 'Caixa de Saída', cliente: 'Metalúrgica' }];
  const { person } = open({ 'GET /ImportacaoAnalise/escolhas': () => ({ pontos, unidades: [] }) });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Escolhas guardadas' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('columnheader')).toHaveLength(3);
  expect(dialog.getAllByRole('cell')[0]).toHaveTextContent('cx saidaUltraLims');
});

test('who forgets a choice by keyboard goes on with the next, and without any is told so', async () => {
  const ponto = { laboratorio: 1, ponto: 'Caixa de Saída', cliente: 'Metalúrgica' };
  const [one, other] = [
    { id: 4, texto: 'cx saida', ...ponto },
    { id: 5, texto: 'saida 2', ...ponto },
  ];
  const { person } = open({
    'GET /ImportacaoAnalise/escolhas': inTurn(
      { pontos: [one, other], unidades: [] },
      { pontos: [other], unidades: [] },
      { pontos: [], unidades: [] },
    ),
    'DELETE /ImportacaoAnalise/escolhas/ponto': () => ({ id: 4 }),
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Escolhas guardadas' }));
  const dialog = within(await screen.findByRole('dialog'));
  const first = await dialog.findByRole('button', { name: 'Esquecer cx saida' });
  first.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Esquecer saida 2' })).toHaveFocus());
  expect(first).not.toBeInTheDocument();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(dialog.getByText('Nada foi escolhido ainda.')).toHaveFocus());
});

test('a choice that may have been taken back without an answer is told as such, and the list is read again', async () => {
  const pontos = [{ id: 4, laboratorio: 1, texto: 'cx saida', ponto: 'Caixa de Saída', cliente: 'Metalúrgica' }];
  const { person } = open({
    'GET /ImportacaoAnalise/escolhas': inTurn({ pontos, unidades: [] }, { pontos: [], unidades: [] }),
    'DELETE /ImportacaoAnalise/escolhas/ponto': () => {
      throw failure('Erro na requisição', 0);
    },
  });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Escolhas guardadas' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Esquecer cx saida' }));
  expect(await screen.findByText('Erro na requisição. Pode ter sido feito ou não: veja na lista.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByText('cx saida')).toBeNull());
});

test('a file that came by e-mail tells from whom', async () => {
  const origem = {
    remetente: 'laudos@lab.example',
    data: '2026-03-10T12:30:00.000Z',
    assunto: 'x',
    anexo: 'maio.xlsx',
  };
  open({ 'GET /UploadArquivo': () => [{ ...ARQUIVO, origem }] });
  expect(await screen.findByText('De laudos@lab.example, 10/03/2026 09:30')).toBeVisible();
});

test('a file is read again from what was kept of it', async () => {
  const msg = 'Arquivo lido de novo: 1 resultado importado, 47 repetidos, 12 pendentes';
  const { api, person } = open({ 'POST /ImportacaoAnalise/{id}/reler': () => ({ sucesso: true, msg }) });
  await rowTexts(TITLE);
  await person.click(screen.getByRole('button', { name: 'Ler maio.xlsx de novo' }));
  expect(await screen.findByText(msg)).toBeVisible();
  expect(asked(api, 'POST /ImportacaoAnalise/{id}/reler')[0]?.params).toEqual({ id: 5 });
});

test('on a phone what a text means is chosen in a row below it', async () => {
  showOnPhone();
  const { api, person } = open({ 'POST /ImportacaoAnalise/previa': () => previa() });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Pontos sem correspondência' });
  expect([...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    'No arquivo',
    'Linhas',
  ]);
  const [texts, choice] = within(table).getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect([...(texts?.cells ?? [])].map(({ textContent }) => textContent)).toEqual(['Cx Saída', '9']);
  expect(choice?.cells).toHaveLength(1);
  expect(choice?.cells[0]).toHaveAttribute('colspan', '2');
  await person.click(within(choice as HTMLElement).getByRole('button', { name: 'Usar' }));
  await waitFor(() =>
    expect(asked(api, 'POST /ImportacaoAnalise/escolhas/ponto')[0]?.body).toMatchObject({ idPontoColeta: 31 }),
  );
});

test('on a phone why a cell was refused stands in a line below it', async () => {
  showOnPhone();
  const { person } = open({ 'POST /ImportacaoAnalise/previa': () => previa() });
  await rowTexts(TITLE);
  await person.upload(chooser(), new File(['x'], 'junho.xlsx'));
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Células recusadas' });
  expect([...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['Planilha', 'Linha', 'Célula', 'Valor'],
    ['Plan1', '7', 'Data', '31/02/2016'],
    ['Motivo: data inválida'],
  ]);
  expect(table.rows[2]?.cells[0]).toHaveAttribute('colspan', '4');
});

test('what is wrong with a file is said once, after it was sent as before', async () => {
  const wrong = 'Nenhum cabeçalho conhecido foi encontrado';
  open({
    'POST /ImportacaoAnalise/previa': () => {
      throw failure(wrong, 422);
    },
    'GET /UploadArquivo/arquivoExiste': () => ({ existe: false }),
    'POST /UploadArquivo': () => ({ id: 9 }),
    'POST /ImportacaoAnalise/upload': () => ({ sucesso: false, msg: wrong }),
  });
  await rowTexts(TITLE);
  const { default: userEvent } = await import('@testing-library/user-event');
  await userEvent.upload(chooser(), new File(['x'], 'junho.xlsx'));
  expect(await screen.findByText(wrong)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('note')).toHaveTextContent(wrong);
  await waitFor(() => expect(screen.getAllByText(wrong)).toHaveLength(1));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getAllByText(wrong)).toHaveLength(1);
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { figuresOf, type Inputs } from '../../src/pages/cliente/monitoramento/calculate.ts';
import { explainFigures } from '../../src/pages/cliente/monitoramento/explain.ts';
import { type Answers, failure } from '../fixtures/fakeApi.ts';
import { asked, openApp, RESUMO, rowTexts } from './clienteApp.tsx';

const path = '/cadastro/cliente/3/monitoramento-anual';
const SAVE = 'POST /RelatorioMonitoramento/anual/inserir';
const REMOVE = 'POST /RelatorioMonitoramento/anual/remove';
const BEFORE = 'POST /RelatorioMonitoramento/anual/AnoAnterior';
const ANO_2025 = {
  id: 21,
  idPessoa: 3,
  ano: 2025,
  volume: 12000,
  dboAtual: 0.52,
  cargaOrganica: 208,
  qtdMinima: 4,
  regraColeta: '3 ao ano + 01 cada 200Kg',
  coletas: 4,
  Meta: 0,
  AnoUltimaColeta: 2025,
  motivo: null,
  versao: 2,
};
const ANO_2026 = { ...ANO_2025, id: 22, ano: 2026, volume: null, dboAtual: null, regraColeta: null, versao: 1 };
const list = { 'GET /RelatorioMonitoramento/anual/{idPessoa}': () => [ANO_2025, ANO_2026] };
const REPLY = { soma: 144000, meses: 12, dbo: 0.52, coletas: 1, ano: 2026 };

const open = (answers: Answers = {}) => openApp({ path, answers: { ...list, ...answers } });
type App = ReturnType<typeof open>;

/** By its label, which a required field follows with a sign. */
const field = (label: string) =>
  screen.getByRole('textbox', { name: (name) => name.replace(/\W+$/, '') === label.replace(/\W+$/, '') });
const button = (name: string) => screen.getByRole('button', { name });
const calculate = () => button('Calcular pelo ano anterior');
const explanation = () => screen.getByRole('status', { name: 'Como se chegou aos valores' });
const steps = () => [...explanation().querySelectorAll('li')].map(({ textContent }) => textContent);

async function openNew(answers: Answers = {}): Promise<App> {
  const app = open(answers);
  await app.person.click(await screen.findByRole('button', { name: 'Adicionar ano' }));
  await screen.findByRole('dialog', { name: 'Novo Monitoramento Anual' });
  return app;
}

async function fill(app: App, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await app.person.clear(field(name));
    await app.person.type(field(name), value);
  }
}

test('the years are listed, the newest first, with the columns of the specification', async () => {
  open();
  expect((await rowTexts('Monitoramento Anual')).map((cells) => cells.slice(0, 9))).toEqual([
    ['2026', '-', '-', '208,00', '4', '4', '-', '0', '2025'],
    ['2025', '12.000,00', '0,520', '208,00', '4', '4', '3 ao ano + 01 cada 200Kg', '0', '2025'],
  ]);
  const table = screen.getByRole('table', { name: 'Monitoramento Anual' });
  const headings = within(table).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Ano',
    'Volume (m³)',
    'DBO em Dez. Ano Anterior',
    'Carga Orgânica Diária (Kg DBO)',
    'Qtd. mínima',
    'Coletas efetuadas',
    'Regra de coleta',
    'Meta',
    'Ano da última Coleta',
    'Opções',
  ]);
  expect(screen.getByText('2 anos')).toBeVisible();
});

test('the calculator fills the form from the year before and says how; the figures are saved whole', async () => {
  const { api, person } = await openNew({ [BEFORE]: () => REPLY, [SAVE]: () => ({ id: 23, versao: 1 }) });
  await person.type(field('Ano'), '2026');
  await person.click(calculate());
  await waitFor(() => expect(steps()).toHaveLength(8));
  expect(asked(api, BEFORE)).toEqual([{ body: { idPessoa: 3, ano: 2026 } }]);
  expect(steps()).toEqual([
    'Volume: 144.000 m³ em 12 meses ÷ 12 = 12.000 m³ por mês',
    'DBO em dezembro de 2025: 0,520 kg/m³',
    'Coletas efetuadas em 2026: 1',
    'Ano da última coleta: 2026',
    'Carga: 12.000 × 0,520 ÷ 30 = 208 kg DBO/dia',
    'Mínimo: faixa de 200 kg/dia ou mais: trunc(208 ÷ 200) + 3 = 4',
    'Regra de coleta: 3 ao ano + 01 cada 200Kg',
    'Meta: 4 − 1 = 3',
  ]);
  expect(field('Volume (m³)')).toHaveValue('12.000,00');
  expect(field('DBO em Dez. Ano Anterior')).toHaveValue('0,520');
  expect(field('Carga Orgânica Diária (Kg DBO)')).toHaveValue('208,00');
  await person.click(button('Salvar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, SAVE)[0]?.body).toMatchObject({
    idPessoa: 3,
    ano: 2026,
    volume: 12000,
    dboAtual: 0.52,
    cargaOrganica: 208,
    qtdMinima: 4,
    regraColeta: '3 ao ano + 01 cada 200Kg',
    coletas: 1,
    Meta: 3,
    AnoUltimaColeta: 2026,
  });
});

test('a mean is filled in, saved and reckoned with as it is shown: two decimals of a volume, three of a DBO', async () => {
  const { api, person } = await openNew({
    [BEFORE]: () => ({ ...REPLY, soma: 100000, meses: 7, dbo: 0.15583333333333335 }),
    [SAVE]: () => ({ id: 23, versao: 1 }),
  });
  await person.type(field('Ano'), '2026');
  await person.click(calculate());
  await waitFor(() => expect(steps()[0]).toBe('Volume: 100.000 m³ em 7 meses ÷ 7 = 14.285,71 m³ por mês'));
  expect(field('DBO em Dez. Ano Anterior')).toHaveValue('0,156');
  expect(field('Carga Orgânica Diária (Kg DBO)')).toHaveValue('74,29');
  expect(steps()[4]).toBe('Carga: 14.285,71 × 0,156 ÷ 30 = 74,29 kg DBO/dia');
  await person.click(button('Salvar'));
  await waitFor(() => expect(asked(api, SAVE)).toHaveLength(1));
  expect(asked(api, SAVE)[0]?.body).toMatchObject({ volume: 14285.71, dboAtual: 0.156, cargaOrganica: 74.29 });
});

test('without a year the calculators do nothing at all', async () => {
  const { api, person } = await openNew({ [BEFORE]: () => REPLY });
  await person.type(field('Volume (m³)'), '500');
  await person.click(calculate());
  await person.click(button('Recalcular'));
  expect(asked(api, BEFORE)).toEqual([]);
  expect(explanation()).toBeEmptyDOMElement();
  expect(field('Ano')).toHaveAttribute('aria-invalid', 'false');
  expect(field('Carga Orgânica Diária (Kg DBO)')).toHaveValue('');
});

test('a year or a figure that cannot be read is pointed at', async () => {
  const { api, person } = await openNew({ [BEFORE]: () => REPLY });
  await person.type(field('Ano'), '2026,5');
  await person.click(calculate());
  await waitFor(() => expect(field('Ano')).toHaveAccessibleDescription('Digite um número inteiro'));
  expect(field('Ano')).toHaveFocus();
  expect(asked(api, BEFORE)).toEqual([]);
  await fill({ api, person } as App, { Ano: '2026', 'Volume (m³)': 'muito' });
  await person.click(button('Recalcular'));
  await waitFor(() => expect(field('Volume (m³)')).toHaveAccessibleDescription('Digite um número, como 1,50'));
  expect(explanation()).toBeEmptyDOMElement();
});

test('of a legacy server the sum is of twelve months, and the DBO that was typed stays', async () => {
  const app = await openNew({ [BEFORE]: () => ({ soma: '24000.00', coletas: 0, ano: null }) });
  await fill(app, { Ano: '2026', 'DBO em Dez. Ano Anterior': '0,3' });
  await app.person.click(calculate());
  await waitFor(() => expect(field('Volume (m³)')).toHaveValue('2.000,00'));
  expect(field('DBO em Dez. Ano Anterior')).toHaveValue('0,300');
  expect(field('Ano da última Coleta')).toHaveValue('');
  expect(steps().slice(0, 6)).toEqual([
    'Volume: 24.000 m³ em 2025 ÷ 12 = 2.000 m³ por mês',
    'DBO: não há valor de dezembro de 2025; fica o que está no formulário',
    'Coletas efetuadas em 2026: 0',
    'Ano da última coleta: nunca houve coleta',
    'Carga: 2.000 × 0,300 ÷ 30 = 20 kg DBO/dia',
    'Mínimo: faixa de 20 a menos de 50 kg/dia = 1',
  ]);
});

test('where nothing was read the year before, the volume that was typed stays', async () => {
  const app = await openNew({ [BEFORE]: () => ({ soma: 0, meses: 0, dbo: null, coletas: 0, ano: 2023 }) });
  await fill(app, { Ano: '2026', 'Volume (m³)': '300' });
  await app.person.click(calculate());
  await waitFor(() => expect(field('Carga Orgânica Diária (Kg DBO)')).toHaveValue('0,00'));
  expect(field('Volume (m³)')).toHaveValue('300,00');
  expect(steps()[0]).toBe('Volume: não há leituras de esgoto em 2025; fica o que está no formulário');
  expect(steps()).toContain('O que está vazio conta como 0');
  expect(steps()).toContain('Mínimo: faixa abaixo de 10 kg/dia: 2026 − 2023 = 3, não mais de 3 anos sem coleta = 0');
});

test('a year before that cannot be had is a note, and stops nobody', async () => {
  const { api, person } = await openNew({
    [BEFORE]: () => {
      throw failure('Falhou', 500);
    },
    [SAVE]: () => ({ id: 23, versao: 1 }),
  });
  await person.type(field('Ano'), '2026');
  await person.click(calculate());
  await waitFor(() => expect(explanation()).toHaveTextContent('Não foi possível obter o ano anterior.'));
  expect(screen.queryByText(/Falhou/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Ano')).toHaveValue('2026');
  await person.click(button('Salvar'));
  await waitFor(() => expect(asked(api, SAVE)).toHaveLength(1));
});

test('while it runs the button says so, and a second click does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof REPLY>();
  const { api, person } = await openNew({ [BEFORE]: () => promise });
  await person.type(field('Ano'), '2026');
  await person.click(calculate());
  const running = await screen.findByRole('button', { name: 'Calculando…' });
  expect(running).toHaveAttribute('aria-busy', 'true');
  expect(running).toHaveFocus();
  await person.click(running);
  await person.click(button('Recalcular'));
  expect(asked(api, BEFORE)).toHaveLength(1);
  expect(explanation()).toBeEmptyDOMElement();
  resolve(REPLY);
  await waitFor(() => expect(field('Meta')).toHaveValue('3'));
  expect(calculate()).toBeVisible();
});

test('a reply about another year than the one that stands there fills nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof REPLY>();
  const app = await openNew({ [BEFORE]: () => promise });
  await app.person.type(field('Ano'), '2026');
  await app.person.click(calculate());
  await fill(app, { Ano: '2024' });
  resolve(REPLY);
  await screen.findByRole('button', { name: 'Calcular pelo ano anterior' });
  expect(field('Volume (m³)')).toHaveValue('');
  expect(explanation()).toBeEmptyDOMElement();
});

test('what was changed by hand is calculated again without asking the server', async () => {
  const app = await openNew({ [BEFORE]: () => REPLY });
  await app.person.type(field('Ano'), '2026');
  await app.person.click(calculate());
  await waitFor(() => expect(field('Meta')).toHaveValue('3'));
  await fill(app, { 'Volume (m³)': '6000', 'Coletas efetuadas': '5', Meta: '7' });
  expect(explanation()).toHaveTextContent('Há valores alterados depois deste cálculo.');
  await app.person.click(button('Recalcular'));
  expect(asked(app.api, BEFORE)).toHaveLength(1);
  expect(field('Carga Orgânica Diária (Kg DBO)')).toHaveValue('104,00');
  expect(field('Qtd. mínima')).toHaveValue('3');
  expect(field('Regra de coleta')).toHaveValue('3 ao ano');
  expect(field('Meta')).toHaveValue('0');
  expect(steps()).toEqual([
    'Carga: 6.000 × 0,520 ÷ 30 = 104 kg DBO/dia',
    'Mínimo: faixa de 100 a menos de 200 kg/dia = 3',
    'Regra de coleta: 3 ao ano',
    'Meta: 3 − 5 fica abaixo de zero = 0',
  ]);
  expect(explanation()).not.toHaveTextContent('Há valores alterados');
});

test('what follows from a volume or a DBO is calculated while it is typed, and said to be: a plain edit saves', async () => {
  const { api, person } = open({ [SAVE]: () => ({ id: 21, versao: 3 }) });
  await person.click(await screen.findByRole('button', { name: 'Editar 2025' }));
  await screen.findByRole('dialog', { name: 'Edição' });
  await person.clear(field('Volume (m³)'));
  await person.type(field('Volume (m³)'), '6000');
  expect(field('Carga Orgânica Diária (Kg DBO)')).toHaveValue('104,00');
  expect(steps()[0]).toBe('Carga, mínimo, regra e Meta recalculados com o que está no formulário');
  await person.clear(field('DBO em Dez. Ano Anterior'));
  await person.type(field('DBO em Dez. Ano Anterior'), '0,1{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const figures = { cargaOrganica: 20, qtdMinima: 1, regraColeta: '1 ao ano', Meta: 0 };
  expect(asked(api, SAVE)[0]?.body).toEqual({ ...ANO_2025, volume: 6000, dboAtual: 0.1, ...figures });
});

test('figures that somebody stands for stay as they were told, whatever is typed', async () => {
  const { api, person } = open({
    'GET /RelatorioMonitoramento/anual/{idPessoa}': () => [{ ...ANO_2025, qtdMinima: 6, Meta: 2, motivo: 'Acordo' }],
    [SAVE]: () => ({ id: 21, versao: 3 }),
  });
  await person.click(await screen.findByRole('button', { name: 'Editar 2025' }));
  await screen.findByRole('dialog', { name: 'Edição' });
  await person.clear(field('Volume (m³)'));
  await person.type(field('Volume (m³)'), '6000{Enter}');
  await waitFor(() => expect(asked(api, SAVE)).toHaveLength(1));
  expect(asked(api, SAVE)[0]?.body).toMatchObject({ volume: 6000, cargaOrganica: 208, qtdMinima: 6, Meta: 2 });
});

test('a year is edited with its version, and removed after a question', async () => {
  const { api, person } = open({ [SAVE]: () => ({ id: 21, versao: 3 }), [REMOVE]: () => ({ id: 21 }) });
  await person.click(await screen.findByRole('button', { name: 'Editar 2025' }));
  await screen.findByRole('dialog', { name: 'Edição' });
  await person.clear(field('Coletas efetuadas'));
  await person.type(field('Coletas efetuadas'), '2');
  await person.click(button('Recalcular'));
  expect(field('Meta')).toHaveValue('2');
  await person.click(button('Salvar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, SAVE).map(({ body }) => body)).toEqual([{ ...ANO_2025, coletas: 2, Meta: 2 }]);

  await person.click(button('Remover 2025'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Deseja remover esse item?')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(asked(api, REMOVE)[0]?.body).toEqual({ id: 21, versao: 2 }));
});

test('of two people on one year, each keeps what it changed', async () => {
  // The server tells the fields that users know, and not whose record it is.
  const { idPessoa: _, ...known } = ANO_2025;
  const atual = { ...known, coletas: 3, Meta: 1, versao: 3 };
  const { api, person } = open({
    [SAVE]: ({ body }) => {
      if ((body as { versao: number }).versao === 3) return { id: 21, versao: 4 };
      throw new HttpError('Registro alterado', 409, { listaResultados: { atual, autor: 'Bia' } });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Editar 2025' }));
  await screen.findByRole('dialog', { name: 'Edição' });
  await person.clear(field('Volume (m³)'));
  await person.type(field('Volume (m³)'), '11000{Enter}');
  const meta = within(await screen.findByRole('radiogroup', { name: 'Meta' }));
  expect(meta.getByRole('radio', { name: 'Gravado: 1' })).toBeChecked();
  await person.click(button('Salvar o escolhido'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const followed = { cargaOrganica: 190.67, qtdMinima: 3, regraColeta: '3 ao ano' };
  expect(asked(api, SAVE)[1]?.body).toEqual({
    ...ANO_2025,
    volume: 11000,
    ...followed,
    coletas: 3,
    Meta: 1,
    versao: 3,
  });
});

test('a year that the client already has is refused at its field, and nothing typed is lost', async () => {
  const { person } = await openNew({
    [SAVE]: () => {
      throw failure('Este cliente já tem o monitoramento de 2025', 409, {
        ano: 'Este cliente já tem o monitoramento de 2025',
      });
    },
  });
  await person.type(field('Ano'), '2025{Enter}');
  await waitFor(() => expect(field('Ano')).toHaveAccessibleDescription('Este cliente já tem o monitoramento de 2025'));
  expect(field('Ano')).toHaveValue('2025');
});

test('who may only see has neither options nor the button', async () => {
  openApp({ path, answers: list, mayEdit: false });
  expect(await rowTexts('Monitoramento Anual')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^(Adicionar|Editar|Remover)/ })).toBeNull();
});

describe('the minimum is explained by the band that the charge is in', () => {
  // A volume of 30 m³ makes the charge the DBO's own figure.
  const inputs = (charge: number, last: number | null): Inputs => ({
    ano: 2026,
    volume: 30,
    dboAtual: charge,
    coletas: 0,
    AnoUltimaColeta: last,
  });
  const figures = (charge: number, last: number | null) => {
    const one = inputs(charge, last);
    const found = explainFigures(one, figuresOf(one));
    return found.find(({ key }) => key.startsWith('minimo'));
  };

  test.each([
    [9.99, null, 'below10Never', 1],
    [9.99, 2022, 'below10Long', 1],
    [9.99, 2023, 'below10Short', 0],
    [10, null, 'below20Never', 1],
    [19.99, 2024, 'below20Long', 1],
    [19.99, 2025, 'below20Short', 0],
    [20, 2026, 'below50', 1],
    [49.99, 2026, 'below50', 1],
    [50, 2026, 'below100', 2],
    [99.99, 2026, 'below100', 2],
    [100, 2026, 'below200', 3],
    [199.99, 2026, 'below200', 3],
    [200, 2026, 'largest', 4],
  ])('%d kg a day, last collected in %o: %s', (charge, last, band, minimo) => {
    expect(figures(charge, last)).toMatchObject({ key: `minimo.${band}`, figures: { minimo } });
  });

  test('two decimals never tell of another band than the charge is in', () => {
    expect(figures(399.996, 2026)?.figures).toEqual({ carga: '399,996', minimo: 4 });
    expect(figures(399.994, 2026)?.figures).toEqual({ carga: '399,99', minimo: 4 });
  });
});

test('Meta follows the minimum and the collections as they are typed', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Editar 2025' }));
  await person.clear(field('Coletas efetuadas'));
  await person.type(field('Coletas efetuadas'), '1');
  await waitFor(() => expect(field('Meta')).toHaveValue('3'));
  await person.clear(field('Qtd. mínima'));
  await person.type(field('Qtd. mínima'), '6');
  await waitFor(() => expect(field('Meta')).toHaveValue('5'));
});

test('of a charge typed alone minimum, rule and Meta follow; beside a volume it stays as it is typed', async () => {
  const app = await openNew();
  await fill(app, { Ano: '2026', 'Coletas efetuadas': '1', 'Carga Orgânica Diária (Kg DBO)': '500' });
  await waitFor(() => expect(field('Meta')).toHaveValue('4'));
  expect(field('Qtd. mínima')).toHaveValue('5');
  expect(field('Regra de coleta')).toHaveValue('3 ao ano + 01 cada 200Kg');
  await fill(app, { 'Volume (m³)': '12000', 'DBO em Dez. Ano Anterior': '0,52' });
  await waitFor(() => expect(field('Meta')).toHaveValue('3'));
  await fill(app, { 'Carga Orgânica Diária (Kg DBO)': '60' });
  expect(field('Carga Orgânica Diária (Kg DBO)')).toHaveValue('60');
  expect(field('Qtd. mínima')).toHaveValue('4');
});

test('a Meta that is not that of today is told with today’s, and updated by the server’s figures', async () => {
  const meta = { ano: 2025, qtdMinima: 4, coletas: 2, falta: 2, Meta: 0 };
  const { api, person } = open({
    'GET /Pessoa/{id}/resumo': () => ({ ...RESUMO, meta }),
    [BEFORE]: () => ({ ...REPLY, coletas: 2, ano: 2025 }),
    [SAVE]: () => ({ id: 21, versao: 3 }),
  });
  expect(await screen.findByText('A Meta guardada de 2025 é 0; pelas coletas de hoje é 2.')).toBeVisible();
  await person.click(button('Atualizar'));
  await waitFor(() => expect(asked(api, SAVE)).toHaveLength(1));
  expect(asked(api, SAVE)[0]?.body).toEqual({
    ...ANO_2025,
    ...{ cargaOrganica: null, qtdMinima: null, regraColeta: null, Meta: null },
    ...{ coletas: 2, AnoUltimaColeta: 2025 },
  });
  expect(await screen.findByText('Monitoramento de 2025 atualizado')).toBeVisible();
});

test('of a year with its charge alone, or with a reason, what was told goes along', async () => {
  const motivo = 'Acordo 12/2026';
  for (const [kept, figures] of [
    [ANO_2026, { qtdMinima: null, regraColeta: null }],
    [{ ...ANO_2026, motivo }, {}],
  ] as const) {
    const { api, person, unmount } = open({
      'GET /RelatorioMonitoramento/anual/{idPessoa}': () => [kept],
      'GET /Pessoa/{id}/resumo': () => ({
        ...RESUMO,
        meta: { ano: 2026, qtdMinima: 4, coletas: 1, falta: 3, Meta: 0 },
      }),
      [BEFORE]: () => REPLY,
      [SAVE]: () => ({ id: 22, versao: 2 }),
    });
    await person.click(await screen.findByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(asked(api, SAVE)).toHaveLength(1));
    expect(asked(api, SAVE)[0]?.body).toEqual({ ...kept, ...figures, coletas: 1, AnoUltimaColeta: 2026, Meta: null });
    unmount();
  }
});

test('a Meta that is that of today says nothing more', async () => {
  open({ 'GET /Pessoa/{id}/resumo': () => RESUMO });
  expect(await screen.findByText('2 anos')).toBeVisible();
  expect(screen.queryByText(/^A Meta guardada/)).toBeNull();
});

import { createTheme } from '@mui/material';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chartStyle, SERIES_COLOURS } from '../../src/kit/charts/style.ts';
import { labelsOf, monthRows } from '../../src/pages/historico-leituras/months.ts';
import { signOf } from '../../src/pages/historico-leituras/signs.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { asked, CLIENTES, openApp, rowTexts } from './clienteApp.tsx';

const path = '/medidor-vazao/historico/3';
const MONTHS = Array.from({ length: 14 }, (_, index) => ({
  ref: `${String((index % 12) + 1).padStart(2, '0')}/${2025 + Math.floor(index / 12)}`,
  volume: index === 13 ? -40 : 1000 + index,
}));
const answers = {
  'GET /Pessoa': () => CLIENTES,
  'GET /PessoaHidrometroLancamento/historico': () => [{ desc: 'Volume Corrigido', val: MONTHS }],
  'GET /PessoaHidrometroLancamento/historico/outros': () => [
    { desc: 'Poço: fundos', val: [{ ref: '01/2026', volume: 12.5, motivo: 'Medidor substituído' }] },
    {
      desc: 'Rede pública: rua',
      val: [
        { ref: '12/2025', volume: 7 },
        { ref: '01/2026', volume: 8 },
      ],
    },
  ],
};

test('clients are listed, each leading to the history of its readings', async () => {
  const { person } = openApp({ path: '/medidor-vazao/historico', answers });
  expect((await rowTexts('Histórico de leituras'))[0]).toEqual([
    'C-003',
    'Laticínios Serra Azul',
    'Habilitado',
    '04/01/2026 22:30',
  ]);
  await person.click(screen.getByRole('link', { name: 'Laticínios Serra Azul' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Histórico de leituras de Laticínios Serra Azul' }),
  ).toBeVisible();
  const place = within(screen.getByRole('navigation', { name: 'Onde você está' }));
  expect(place.getByRole('link')).toHaveAttribute('href', '/medidor-vazao/historico');
});

test('every month is in the table, newest first; the chart has the last 12; neither has any below zero, which is told', async () => {
  const { api } = openApp({ path, answers });
  const rows = await rowTexts('Histórico');
  expect(rows).toHaveLength(14);
  expect(screen.getByText('14 meses')).toBeVisible();
  expect(rows.slice(0, 2)).toEqual([
    ['02/2026', '0,00'],
    ['01/2026', '1.012,00'],
  ]);
  expect(asked(api, 'GET /PessoaHidrometroLancamento/historico')[0]?.query).toEqual({
    idPessoa: 3,
    flgHistorico: '1',
  });
  const chart = await screen.findByRole('img', { name: 'Últimos 12 meses' });
  const months = within(chart)
    .getAllByText(/^\d\d\/\d{4}$/)
    .map(({ textContent }) => textContent);
  expect(months).toEqual(MONTHS.slice(2).map(({ ref }) => ref));
  expect(within(chart).queryByText(/^-\d/)).toBeNull();
  expect(screen.getByText('Volumes negativos aparecem como 0.')).toBeVisible();
});

test('a month without a reading stands in the chart, and breaks its line; what is older than a year does not', async () => {
  const val = [
    { ref: '06/2023', volume: 7 },
    { ref: '10/2025', volume: 10 },
    { ref: '11/2025', volume: 11 },
    { ref: '01/2026', volume: 13 },
    { ref: '02/2026', volume: 14 },
  ];
  const history = () => [{ desc: 'Volume Corrigido', val }];
  openApp({ path, answers: { ...answers, 'GET /PessoaHidrometroLancamento/historico': history } });
  const chart = await screen.findByRole('img', { name: 'Últimos 12 meses' });
  const months = within(chart)
    .getAllByText(/^\d\d\/\d{4}$/)
    .map(({ textContent }) => textContent);
  expect(months).toEqual(['10/2025', '11/2025', '12/2025', '01/2026', '02/2026']);
  const lines = [...chart.querySelectorAll('path')].map((one) => one.getAttribute('d') ?? '');
  const [line = ''] = lines.filter((d) => (d.match(/L/g) ?? []).length > 0 && !d.includes('z'));
  expect(line.match(/M/g)).toHaveLength(2);
});

test('sources have a column each, named before their colon, with the reason of what is odd', async () => {
  const { person } = openApp({ path, answers });
  await rowTexts('Histórico');
  await person.click(screen.getByRole('tab', { name: 'Outros' }));
  expect(await screen.findByRole('columnheader', { name: 'Poço (m³)' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Rede pública (m³)' })).toBeVisible();
  expect(screen.queryByText('Volumes negativos aparecem como 0.')).toBeNull();
  expect(await rowTexts('Histórico')).toEqual([
    ['01/2026', '12,50', '8,00', 'Medidor substituído'],
    ['12/2025', '-', '7,00', '-'],
  ]);
});

test('a meter below zero that counts as 0 beside others is told as well', async () => {
  const val = [{ ref: '01/2026', volume: 1000, negativo: true }];
  const history = () => [{ desc: 'Volume Corrigido', val }];
  openApp({ path, answers: { ...answers, 'GET /PessoaHidrometroLancamento/historico': history } });
  expect(await rowTexts('Histórico')).toEqual([['01/2026', '1.000,00']]);
  expect(screen.getByText('Volumes negativos aparecem como 0.')).toBeVisible();
});

test('seven series have a legend that stays above their lines, whatever its length', async () => {
  const val = [{ ref: '01/2026', volume: 8 }];
  const names = Array.from({ length: 7 }, (_, at) => `${'Poço artesiano profundo '.repeat(1 + (at % 2))}${at}`);
  const series = names.map((desc) => ({ desc, val }));
  openApp({
    path: `${path}?aba=outros`,
    answers: { ...answers, 'GET /PessoaHidrometroLancamento/historico/outros': () => series },
  });
  const chart = await screen.findByRole('img', { name: 'Últimos 12 meses' });
  const entries = names.map((name) => within(chart).getByText(name).closest('text')?.getAttribute('y'));
  const rows = new Set(entries).size;
  expect(rows).toBeGreaterThan(3);
  const lines = [...chart.querySelectorAll('line')].map((one) => Number(one.getAttribute('y1')));
  // In a browser each row of the legend is 26 high; texts have no height here.
  expect(Math.min(...lines)).toBeGreaterThan(rows * 26);
});

test('a client that is not there leaves the page a title and the way back, and no tool', async () => {
  openApp({
    path: '/medidor-vazao/historico/999',
    answers: {
      ...answers,
      'GET /PessoaHidrometroLancamento/historico': () => {
        throw failure('Cliente não encontrado', 404);
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Histórico de leituras' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Cliente não encontrado');
  expect(screen.getByRole('link', { name: 'Voltar para a lista' })).toBeVisible();
  for (const tool of ['Excel', 'Tentar de novo']) expect(screen.queryByRole('button', { name: tool })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('no answer is said', async () => {
  openApp({
    path,
    answers: {
      ...answers,
      'GET /PessoaHidrometroLancamento/historico': () => {
        throw failure('O servidor está ocupado', 503);
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível obter o histórico de leituras. O servidor está ocupado',
  );
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('no reading is said', async () => {
  openApp({
    path: `${path}?aba=outros`,
    answers: { ...answers, 'GET /PessoaHidrometroLancamento/historico/outros': () => [] },
  });
  expect(await screen.findByText('Nenhuma leitura foi lançada.')).toBeVisible();
});

test('series that share what stands before the colon keep their whole description', () => {
  const named = (...descs: string[]) => labelsOf(descs.map((desc) => ({ desc, val: [] })));
  expect(named('Poço: fundos', 'Rede: rua', 'Chuva')).toEqual(['Poço', 'Rede', 'Chuva']);
  expect(named('Poço: fundos', 'Poço: frente')).toEqual(['Poço: fundos', 'Poço: frente']);
});

test('months are in order across years', () => {
  const val = ['02/2026', '11/2025', '01/2026'].map((ref) => ({ ref, volume: 1 }));
  expect(monthRows([{ desc: 'a', val }]).map(({ ref }) => ref)).toEqual(['11/2025', '01/2026', '02/2026']);
});

test('a chart that is wider than its place opens at its newest end', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  openApp({ path, answers });
  await screen.findByRole('img', { name: 'Últimos 12 meses' });
  expect(screen.getByRole('region', { name: 'Últimos 12 meses' }).scrollLeft).toBe(600);
  vi.restoreAllMocks();
});

test('on paper a chart of the dark theme has the colours of the light one', () => {
  const { text, axis, grid, colours, printed } = chartStyle(createTheme({ palette: { mode: 'dark' } }));
  const paper: Readonly<Record<string, string>> = printed['@media print'];
  const inks = [text.fill, axis.axis.stroke, axis.tickLabels.fill, grid.stroke, ...colours].map(
    (ink) => paper[/^var\((--[\w-]+), #?/.exec(ink)?.[1] ?? ''],
  );
  expect(inks).toEqual(['#000', '#444', '#000', '#ddd', ...SERIES_COLOURS.light]);
});

test('no two of many lines have one colour, one shape and one dash', () => {
  const colours = chartStyle(createTheme()).colours;
  expect(colours).toHaveLength(7);
  const signs = Array.from({ length: 42 }, (_, index) => JSON.stringify([colours[index % 7], signOf(index)]));
  expect(new Set(signs).size).toBe(42);
});

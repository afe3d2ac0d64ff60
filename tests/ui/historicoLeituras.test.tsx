import { createTheme } from '@mui/material';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { chartStyle, SERIES_COLOURS } from '../../src/kit/charts/style.ts';
import { axisNumbers, monthNames } from '../../src/pages/historico-leituras/axes.ts';
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
  expect(place.getByText('C-003 – Laticínios Serra Azul')).toHaveAttribute('aria-current', 'page');
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
  expect(within(chart).getByText('0')).toBeVisible();
  expect(chart).toHaveTextContent('Volume por mês, em m³; os números estão na tabela desta página.');
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

test('sources have a column each, named before their colon; the reason of what is odd stands whole below its month, with whose it is', async () => {
  const { person } = openApp({ path, answers });
  await rowTexts('Histórico');
  await person.click(screen.getByRole('tab', { name: 'Outros' }));
  expect(await screen.findByRole('columnheader', { name: 'Poço (m³)' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Rede pública (m³)' })).toBeVisible();
  expect(screen.queryByText('Volumes negativos aparecem como 0.')).toBeNull();
  expect(await rowTexts('Histórico')).toEqual([
    ['01/2026', '12,50', '8,00'],
    ['Motivo em Poço: Medidor substituído'],
    ['12/2025', '-', '7,00'],
  ]);
});

test('reasons of several meters have a line each', async () => {
  const { person } = openApp({
    path,
    answers: {
      ...answers,
      'GET /PessoaHidrometroLancamento/historico/outros': () => [
        { desc: 'Poço', val: [{ ref: '01/2026', volume: 12.5, motivo: 'P-1 – Bomba parada.\nP-2 – Troca do visor.' }] },
        { desc: 'Rede', val: [{ ref: '01/2026', volume: 1 }] },
      ],
    },
  });
  await rowTexts('Histórico');
  await person.click(screen.getByRole('tab', { name: 'Outros' }));
  expect(await screen.findByText('Motivo em Poço: P-1 – Bomba parada.')).toBeVisible();
  expect(screen.getByText('Motivo em Poço: P-2 – Troca do visor.')).toBeVisible();
});

test('a reason of the only series needs no name', async () => {
  const val = [{ ref: '01/2026', volume: 1000, motivo: 'Férias coletivas' }];
  const history = () => [{ desc: 'Volume Corrigido', val }];
  openApp({ path, answers: { ...answers, 'GET /PessoaHidrometroLancamento/historico': history } });
  expect(await rowTexts('Histórico')).toEqual([['01/2026', '1.000,00'], ['Motivo: Férias coletivas']]);
});

describe('a client without readings of sewage', () => {
  const semEsgoto = { ...answers, 'GET /PessoaHidrometroLancamento/historico': () => [] };

  test('is opened on its other meters', async () => {
    openApp({ path, answers: semEsgoto });
    expect(await screen.findByRole('columnheader', { name: 'Poço (m³)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Outros', selected: true })).toBeVisible();
  });

  test('shows the tab that is asked for all the same', async () => {
    const { person } = openApp({ path, answers: semEsgoto });
    await rowTexts('Histórico');
    await person.click(screen.getByRole('tab', { name: 'Esgoto' }));
    expect(await screen.findByText('Nenhuma leitura foi lançada.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Esgoto', selected: true })).toBeVisible();
  });

  test('nor of others is opened on the first tab, and it is said', async () => {
    openApp({ path, answers: { ...semEsgoto, 'GET /PessoaHidrometroLancamento/historico/outros': () => [] } });
    expect(await screen.findByText('Nenhuma leitura foi lançada.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Esgoto', selected: true })).toBeVisible();
  });

  test('is told of other meters that cannot be read', async () => {
    const outros = () => {
      throw failure('O servidor está ocupado', 503);
    };
    openApp({ path, answers: { ...semEsgoto, 'GET /PessoaHidrometroLancamento/historico/outros': outros } });
    expect(await screen.findByRole('alert')).toHaveTextContent('O servidor está ocupado');
    expect(screen.getByRole('tab', { name: 'Outros', selected: true })).toBeVisible();
  });
});

test('a meter below zero that counts as 0 beside others is told as well', async () => {
  const val = [{ ref: '01/2026', volume: 1000, negativo: true }];
  const history = () => [{ desc: 'Volume Corrigido', val }];
  openApp({ path, answers: { ...answers, 'GET /PessoaHidrometroLancamento/historico': history } });
  expect(await rowTexts('Histórico')).toEqual([['01/2026', '1.000,00']]);
  expect(screen.getByText('Volumes negativos aparecem como 0.')).toBeVisible();
});

test('the legend is a list beside the chart, which has a row more wherever names need it', async () => {
  const val = [{ ref: '01/2026', volume: 8 }];
  const names = Array.from({ length: 7 }, (_, at) => `${'Poço artesiano profundo '.repeat(1 + (at % 2))}${at}`);
  const series = names.map((desc) => ({ desc, val }));
  openApp({
    path: `${path}?aba=outros`,
    answers: { ...answers, 'GET /PessoaHidrometroLancamento/historico/outros': () => series },
  });
  await screen.findByRole('img', { name: 'Últimos 12 meses' });
  const legend = screen.getByText(names[0] ?? '').closest('ul');
  expect(within(legend as HTMLElement).getAllByRole('listitem')).toHaveLength(7);
  expect([...(legend?.children ?? [])].map(({ textContent }) => textContent)).toEqual(names);
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

test('an axis has the room that its longest number needs, however large the volumes are', async () => {
  const leftOf = async (volume: number) => {
    const val = [{ ref: '01/2026', volume }];
    const history = () => [{ desc: 'Volume Corrigido', val }];
    openApp({ path, answers: { ...answers, 'GET /PessoaHidrometroLancamento/historico': history } });
    const chart = await screen.findByRole('img', { name: 'Últimos 12 meses' });
    const left = Math.min(...[...chart.querySelectorAll('line')].map((one) => Number(one.getAttribute('x1'))));
    const longest = Math.max(
      ...within(chart)
        .getAllByText(/^[\d.]+$/)
        .map(({ textContent }) => textContent.length),
    );
    cleanup();
    return { left, longest };
  };
  const [small, large] = [await leftOf(700), await leftOf(999_999_999)];
  expect(small.longest).toBeLessThan(5);
  expect(large.longest).toBeGreaterThanOrEqual('800.000.000'.length);
  // A title of 12 px stands before numbers of some 6 px a sign.
  expect(large.left).toBeGreaterThan(12 + 6 * large.longest);
  expect(small.left).toBeLessThan(large.left);
});

test('an axis of volumes below ten tells their decimals', () => {
  expect(axisNumbers(0.8).told(0.2)).toBe('0,20');
  expect(axisNumbers(5000).told(200)).toBe('200');
});

test.each([
  [5686, [0, 2000, 4000, 6000]],
  [72153, [0, 20000, 40000, 60000, 80000]],
  [5000, [0, 1000, 2000, 3000, 4000, 5000]],
  [0.8, [0, 0.2, 0.4, 0.6, 0.8]],
  [0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('an axis of volumes up to %d ends with a number that is no less', (most, ticks) => {
  const { top, ticks: given } = axisNumbers(most);
  expect(given.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
  expect(top).toBe(given.at(-1));
});

test('names of months are the steeper the less room each has', () => {
  expect([60, 24, 13].map((pixels) => monthNames(pixels).angle)).toEqual([-30, -60, -90]);
});

test('a chart does not scroll: its axis and its legend stay in view on a phone', async () => {
  openApp({ path, answers });
  const chart = await screen.findByRole('img', { name: 'Últimos 12 meses' });
  expect(Number(chart.getAttribute('viewBox')?.split(' ')[2])).toBeLessThanOrEqual(288);
  expect(screen.queryByRole('region', { name: 'Últimos 12 meses' })).toBeNull();
});

test('on paper a chart of the dark theme has the colours of the light one', () => {
  const { text, axis, grid, overLines, colours, printed } = chartStyle(createTheme({ palette: { mode: 'dark' } }));
  const paper: Readonly<Record<string, string>> = printed['@media print'];
  const inks = [text.fill, axis.axis.stroke, axis.tickLabels.fill, grid.stroke, overLines.stroke, ...colours].map(
    (ink) => paper[/^var\((--[\w-]+), #?/.exec(ink)?.[1] ?? ''],
  );
  expect(inks).toEqual(['#000', '#444', '#000', '#ddd', '#fff', ...SERIES_COLOURS.light]);
});

test('no two of many lines have one colour, one shape and one dash', () => {
  const colours = chartStyle(createTheme()).colours;
  expect(colours).toHaveLength(7);
  const signs = Array.from({ length: 42 }, (_, index) => JSON.stringify([colours[index % 7], signOf(index)]));
  expect(new Set(signs).size).toBe(42);
});

import { expect, test } from 'vitest';
import { clientSummary, type RegistrosDoCliente } from '../../../domain/cliente/clientSummary.ts';

const TODAY = '2026-11-20';
const NOTHING: RegistrosDoCliente = { coletas: [], medidor: null, monitoramento: null, resultados: [], valores: [] };
const summary = (registros: Partial<RegistrosDoCliente>, today = TODAY) =>
  clientSummary({ ...NOTHING, ...registros }, today);

/** Collections as `[date, type, DBO]`, the newest first; ids go down to 1. */
const coletas = (...rows: [data: string, idTipoDBO: number, dbo: string | null][]) =>
  rows.map(([data, idTipoDBO, dbo], index) => ({
    id: rows.length - index,
    data,
    idTipoDBO,
    dbo,
    pontoColeta: `Ponto ${rows.length - index}`,
  }));

/** The example of `domain.md`, 'DBO for billing'. */
const EXAMPLE = coletas(
  ['2026-10-01', 1, '450'],
  ['2026-06-06', 5, '7000'],
  ['2026-05-10', 4, '610'],
  ['2026-02-02', 2, '9000'],
  ['2025-12-15', 1, '500'],
  ['2025-03-01', 1, '100'],
);

test('a client with nothing', () => {
  expect(summary({})).toEqual({
    ultimaColeta: null,
    coletas: 0,
    dbo: null,
    dboBase: null,
    calibracao: null,
    meta: null,
    naoConformes: 0,
    parametros: [],
  });
});

test.each([
  ['three within 365 days: 450, 610 and 500', EXAMPLE, TODAY, 0.52, 'periodo'],
  ['two within: 450, 610 and 100', EXAMPLE.filter(({ id }) => id !== 2), TODAY, 1160 / 3 / 1000, 'ultimas'],
  ['none that counts', coletas(['2026-10-01', 2, '9000'], ['2026-09-01', 1, 'ND']), TODAY, null, null],
  ['none yet', coletas(['2026-11-21', 1, '450']), TODAY, null, null],
] as const)('DBO with %s', (_, rows, today, dbo, dboBase) => {
  const found = summary({ coletas: rows }, today);
  expect(found.dboBase).toBe(dboBase);
  if (dbo === null) expect(found.dbo).toBeNull();
  else expect(found.dbo).toBeCloseTo(dbo, 12);
});

test('the first collection given is the latest, whatever its type', () => {
  const found = summary({ coletas: EXAMPLE });
  expect(found).toMatchObject({ coletas: 6, ultimaColeta: { id: 6, data: '2026-10-01', pontoColeta: 'Ponto 6' } });
});

test.each([
  [4, 0, 4, 4, 0],
  [5, 4, 1, 5, 1],
  [2, 3, 0, 2, 0],
  [5, 1, null, 5, 1],
  [5, 1, 7, 5, 4],
  [null, null, 7, 0, 3],
  [null, null, null, 0, 0],
])(
  'a minimum of %s, with %s collections told and a Meta of %s, when four are done in 2026',
  (qtdMinima, coletas, Meta, minimum, falta) => {
    const { meta } = summary({ coletas: EXAMPLE, monitoramento: { ano: 2026, qtdMinima, coletas, Meta } });
    expect(meta).toEqual({ ano: 2026, qtdMinima: minimum, coletas: 4, falta, Meta });
  },
);

test.each([
  ['2026-11-19', 'vencido'],
  ['2026-11-20', 'a vencer'],
  ['2027-01-19', 'a vencer'],
  ['2027-01-20', 'em dia'],
  [null, null],
])('a meter valid until %s is %s', (dtValidadeCalibragem, situacao) => {
  const medidor = { id: 3, registro: 'E1', dtValidadeCalibragem };
  expect(summary({ medidor }).calibracao).toEqual({ ...medidor, situacao });
});

test('a collection counts once, by what the rule says of its values and not by what was sent', () => {
  const copper = { minimo: 0, maximo: 1.5 };
  const ph = { minimo: 6, maximo: 10 };
  const resultados = [
    { idColeta: 1, bruto: '1,6', ...copper },
    { idColeta: 1, bruto: '5,9', ...ph },
    { idColeta: 2, bruto: '1,5', ...copper },
    { idColeta: 3, bruto: '<2', ...copper },
    { idColeta: 4, bruto: 'ND', ...copper },
    { idColeta: 5, bruto: '9000', minimo: 0, maximo: 0 },
    { idColeta: 6, bruto: '10,01', ...ph },
    { idColeta: 7, bruto: '7', ...ph },
    { idColeta: 8, bruto: '<1', ...copper },
  ];
  expect(summary({ resultados }).naoConformes).toBe(3);
});

test('the 27 come as the history shows them, then the others by description', () => {
  const valor = (idParametro: number, descricao: string) => ({
    idParametro,
    descricao,
    sigla: descricao,
    valor: '1',
    data: TODAY,
    minimo: 0,
    maximo: 0,
  });
  const valores = [
    valor(95, 'Zinco Solúvel'),
    valor(98, 'Óxidos'),
    valor(97, 'Nitrato'),
    valor(96, 'nitrato'),
    valor(1, 'Temperatura'),
    valor(26, 'DBO'),
    valor(25, 'DQO'),
    valor(29, 'pH'),
  ];
  for (const given of [valores, valores.toReversed()]) {
    const order = summary({ valores: given }).parametros.map(({ idParametro }) => idParametro);
    expect(order).toEqual([25, 26, 29, 1, 96, 97, 98, 95]);
  }
});

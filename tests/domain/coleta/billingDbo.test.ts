import { describe, expect, test } from 'vitest';
import { type ColetaDbo, dboCobranca, dboCobrancaAnterior, latestFirst } from '../../../domain/coleta/billingDbo.ts';
import { formatDbo } from '../../../domain/coleta/chargedDbo.ts';

const today = '2026-11-20';

function coleta(data: string | null, idTipoDBO: number | null, dbo: ColetaDbo['dbo'], id?: number): ColetaDbo {
  return { data, idTipoDBO, dbo, id };
}

const october = coleta('2026-10-01', 1, 450);
const may = coleta('2026-05-10', 4, 610);
const analysisError = coleta('2026-02-02', 2, 9000);
const december = coleta('2025-12-15', 1, 500);
const march = coleta('2025-03-01', 1, 100);
const excluded = coleta('2026-06-06', 5, 7000);
const all = [october, may, analysisError, december, march, excluded];

describe('dboCobranca', () => {
  test('takes the mean of the last 365 days and explains the rest', () => {
    const result = dboCobranca(all, today);
    expect(result.valor).toBeCloseTo(0.52, 12);
    expect(formatDbo(result.valor)).toBe('0,520');
    expect(result).toMatchObject({ base: 'periodo', inicio: '2025-11-20', fim: today });
    expect(result.usadas).toEqual([october, may, december]);
    expect(result.excluidas).toEqual([
      { coleta: analysisError, motivo: 'erro-analise' },
      { coleta: march, motivo: 'fora-do-periodo' },
      { coleta: excluded, motivo: 'excluida' },
    ]);
  });

  test('takes all of the last 365 days, not only three', () => {
    const june = coleta('2026-06-01', 1, 40);
    const result = dboCobranca([...all, june], today);
    expect(result.usadas).toEqual([october, june, may, december]);
    expect(result.valor).toBeCloseTo(0.4, 12);
  });

  test('takes the latest three of any date when fewer are left', () => {
    const older = coleta('2024-03-01', 4, 50);
    const result = dboCobranca([older, ...all.filter((row) => row !== december)], today);
    expect(result.valor).toBeCloseTo(0.386667, 6);
    expect(formatDbo(result.valor)).toBe('0,387');
    expect(result.base).toBe('ultimas');
    expect(result.usadas).toEqual([october, may, march]);
    expect(result.excluidas[0]).toEqual({ coleta: older, motivo: 'fora-das-ultimas' });
  });

  test.each([
    [['467,9', '750,8', '759,8'], 0.6595, '0,660'],
    [['759,8', '750,8', '467,9'], 0.6595, '0,660'],
    [['310,4', '376,2', '213,4'], 0.3, '0,300'],
    [[400, 400, 401], 0.400333333333333, '0,400'],
  ])('a mean that stands on a half shows it, in whatever order: %s', (values, valor, shown) => {
    const result = dboCobranca(
      values.map((dbo, at) => coleta(`2026-0${9 - at}-01`, 1, dbo)),
      today,
    );
    expect(result.valor).toBe(valor);
    expect(formatDbo(result.valor)).toBe(shown);
  });

  test.each([
    ['2025-11-20', 'periodo'],
    ['2025-11-19', 'ultimas'],
  ])('the window starts 365 days before, inclusive: %s gives %s', (data, base) => {
    expect(dboCobranca([october, may, coleta(data, 1, 500)], today).base).toBe(base);
  });

  test('the window is of 365 days in a leap year too', () => {
    expect(dboCobranca([], '2024-11-20').inicio).toBe('2023-11-21');
    expect(dboCobranca([], '2024-02-29').inicio).toBe('2023-03-01');
  });

  test('a collection of today counts, one of tomorrow does not exist yet', () => {
    const now = coleta(today, 1, 300);
    const tomorrow = coleta('2026-11-21', 1, 9000);
    const result = dboCobranca([tomorrow, now], today);
    expect(result.usadas).toEqual([now]);
    expect(result.excluidas).toEqual([{ coleta: tomorrow, motivo: 'posterior' }]);
    expect(result.valor).toBe(0.3);
  });

  test.each([
    [coleta('2026-10-01', 3, 100), 'nao-representativa'],
    [coleta('2026-10-01', null, 100), 'tipo-desconhecido'],
    [coleta('2026-10-01', 1, 0), 'sem-dbo'],
    [coleta('2026-10-01', 1, 'ND'), 'sem-dbo'],
    [coleta('2026-10-01', 4, null), 'sem-dbo'],
    [coleta(null, 1, 100), 'sem-data'],
    [coleta('2026-02-30', 1, 100), 'sem-data'],
  ])('leaves out %j: %s', (row, motivo) => {
    const result = dboCobranca([row], today);
    expect(result.excluidas).toEqual([{ coleta: row, motivo }]);
    expect(result.valor).toBeNull();
    expect(formatDbo(result.valor)).toBe('-');
  });

  test('reads raw laboratory texts, signs stripped', () => {
    expect(dboCobranca([coleta('2026-10-01', 1, '<450,0')], today).valor).toBe(0.45);
  });

  test('the fourth collection on the same day is the one with the lowest id, in whatever order they come', () => {
    const rows = [1, 2, 3, 4].map((id) => coleta('2020-01-01', 1, id * 100, id));
    for (const order of [rows, [...rows].reverse()]) {
      expect(dboCobranca(order, today).usadas.map(({ id }) => id)).toEqual([4, 3, 2]);
    }
  });

  test.each([
    ['18:00', '06:00', [1, 2]],
    ['06:00', '18:00', [2, 1]],
    ['00:00', null, [1, 2]],
    [null, '00:00', [2, 1]],
    ['08:00', '08:00', [2, 1]],
    [null, null, [2, 1]],
  ])('of two on one day, first at %s and then at %s, the later comes first: ids %j', (first, second, ids) => {
    const rows = [first, second].map((hora, at) => ({ ...coleta('2020-01-01', 1, 100, at + 1), hora }));
    for (const order of [rows, rows.toReversed()]) {
      expect(dboCobranca(order, today).usadas.map(({ id }) => id)).toEqual(ids);
    }
  });

  test('does not disturb the list it is given, and refuses a today that is no date', () => {
    const rows = Object.freeze([march, october, may]);
    dboCobranca(rows, today);
    expect(rows).toEqual([march, october, may]);
    expect(() => dboCobranca([], '20/11/2026')).toThrow(RangeError);
  });
});

describe('dboCobrancaAnterior', () => {
  test('looks only at collections up to 365 days ago', () => {
    const older = [coleta('2025-06-01', 1, 200), coleta('2024-12-01', 4, 300)];
    const result = dboCobrancaAnterior([...all, ...older], today);
    expect(result).toMatchObject({ inicio: '2024-11-20', fim: '2025-11-20', base: 'periodo' });
    expect(result.usadas.map(({ dbo }) => dbo)).toEqual([200, 100, 300]);
    expect(result.valor).toBe(0.2);
    expect(result.excluidas).toContainEqual({ coleta: december, motivo: 'posterior' });
  });

  test('has no value when nothing was collected by then', () => {
    expect(dboCobrancaAnterior([october, may, december], today).valor).toBeNull();
  });
});

test('latestFirst: by day, then by time, those without one last; then by id; those without a day at the end', () => {
  const at = (id: number, data: string | null, hora: string | null = null) => ({ id, data, hora });
  const inOrder = [
    at(1, '2026-10-02', '09:00'),
    at(3, '2026-10-02', '08:00'),
    at(2, '2026-10-02', '08:00'),
    at(9, '2026-10-02'),
    at(4, '2026-10-01', '23:59'),
    at(6, null, '10:00'),
    at(5, null),
  ];
  expect(inOrder.toReversed().sort(latestFirst)).toEqual(inOrder);
});

test.each([
  [0.52, '0,520'],
  [0.3866667, '0,387'],
  [0.3, '0,300'],
  [0.2999, '0,300'],
  [0.001, '0,300'],
  [0.3005, '0,301'],
  [1234.5, '1.234,500'],
  [0, '-'],
  [null, '-'],
  [undefined, '-'],
  [Number.NaN, '-'],
])('formatDbo shows %s as %j', (valor, text) => {
  expect(formatDbo(valor)).toBe(text);
});

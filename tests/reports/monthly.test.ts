import { expect, test } from 'vitest';
import { filtersKept, filtersOfMonth, idMesAno, wholeMonth } from '../../reports/monthly.ts';
import { naoConformidades } from '../../reports/nao-conforme/definition.ts';

test('a month as the addresses of reports ask for it', () => {
  expect(wholeMonth('2028-02')).toEqual({ dtInicio: '2028-02-01', dtFim: '2028-02-29' });
  expect(wholeMonth('2026-12')).toEqual({ dtInicio: '2026-12-01', dtFim: '2026-12-31' });
  expect(idMesAno('2026-09')).toEqual({ idMes: '9', idAno: '2026' });
});

test('the period on screen is not kept, and each month has its own', () => {
  const kept = filtersKept(naoConformidades, { dtInicio: '2026-05-03', dtFim: '2026-05-20' });
  expect(kept).toBe('');
  expect(filtersOfMonth(naoConformidades, '', '2026-02')).toEqual({ dtInicio: '2026-02-01', dtFim: '2026-02-28' });
  const { monthly: _, ...once } = naoConformidades;
  expect(filtersKept(once, { dtInicio: '2026-05-03', dtFim: '2026-05-20' })).toBeUndefined();
  expect(filtersOfMonth(once, '', '2026-02')).toBeNull();
});

import { expect, test } from 'vitest';
import { casasDe } from '../../src/pages/lancamento/linha/colunas.ts';
import { leitura, openGrid } from './lancamentoScreen.tsx';

const LEITURAS = [
  leitura({ idHidrometro: 1, leituraAnterior: 290_000 }),
  leitura({ idHidrometro: 2, leituraAnterior: 228_367.0625 }),
];

test('the readings of a month have one number of decimals, of which what was typed may have more', async () => {
  const { grid, cell, person } = await openGrid({ leituras: LEITURAS });
  expect(cell('H-1', 'Leitura anterior')).toHaveTextContent('290.000,0000');
  expect(cell('H-2', 'Leitura anterior')).toHaveTextContent('228.367,0625');
  grid.focus();
  await person.keyboard('{ArrowRight>6/}290000,5{Enter}228368,06255{Enter}');
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('290.000,5000');
  expect(cell('H-2', 'Leitura atual')).toHaveTextContent('228.368,06255');
});

test.each([
  [[], 0],
  [[1, 20], 0],
  [[1.5, 20.25, 3], 2],
  [[1.123456], 4],
])('readings %j stand with %i decimals', (readings, casas) => {
  expect(casasDe(readings.map((leituraAnterior) => leitura({ idHidrometro: 1, leituraAnterior })))).toBe(casas);
});

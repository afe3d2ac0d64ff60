import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOT_ABOVE_LARGEST, NOT_BELOW_SMALLEST } from '../../domain/largestQuantity.ts';
import { NOT_BELOW_ZERO } from '../../domain/numbers.ts';
import { arrumado, comNome, ilegivel } from '../../src/pages/lancamento/leitura/campos.ts';
import { openGrid, paste } from './lancamentoScreen.tsx';

const NINES = '9'.repeat(22);
const NO_NUMBER = 'Número inválido';

test.each([
  ['62.201,50', '62201,5', undefined],
  ['1000000000000', '1000000000000', undefined],
  ['1.000.000.000.001', '1.000.000.000.001', NOT_ABOVE_LARGEST],
  [NINES, NINES, NOT_ABOVE_LARGEST],
  [`1${'0'.repeat(39)}`, `1${'0'.repeat(39)}`, NOT_ABOVE_LARGEST],
  [`-${NINES}`, `-${NINES}`, NOT_BELOW_ZERO],
  ['1e40', '1e40', NO_NUMBER],
  ['9'.repeat(400), '9'.repeat(40), NOT_ABOVE_LARGEST],
  [`0,${'3'.repeat(50)}`, '0,3333333333333333', undefined],
  ['12\r\n345', '12 | 345', NO_NUMBER],
  ['12 345', '12345', undefined],
  [`12${' '.repeat(40)}kg`, `12${' '.repeat(37)}…`, NO_NUMBER],
])('%s typed as a reading is kept as %s, of which is said: %s', (typed, kept, said) => {
  expect(arrumado('leituraAtual', typed)).toBe(kept);
  expect(ilegivel({ leituraAtual: kept })?.erro).toBe(said);
});

test('of many blanks a text is as quickly kept as of any other sign', () => {
  const blanks = ' '.repeat(1_000_000);
  expect(arrumado('obs', `a${blanks}b`)).toHaveLength(1000);
  expect(arrumado('motivo', `a${blanks}\n${blanks}b`)).toBe('a b');
});

test.each([
  ['-50', undefined],
  [`-${NINES}`, NOT_BELOW_SMALLEST],
  [NINES, NOT_ABOVE_LARGEST],
])('of %s typed as a volume is said, as the server does: %s', (volumeCorrigido, said) => {
  expect(ilegivel({ volumeCorrigido })?.erro).toBe(said);
});

test.each([
  ['reinicioMedidor', 'O medidor virou neste mês', 'Medidor substituído ou virado? O medidor virou neste mês'],
  ['reinicioMedidor', 'Medidor substituído ou virado? Diga qual', 'Medidor substituído ou virado? Diga qual'],
  ['obs', 'Campo obrigatório', 'OBS: Campo obrigatório'],
  ['leituraAtual', 'A leitura atual é menor que a anterior', 'A leitura atual é menor que a anterior'],
] as const)('of %s is said beside others: %s', (campo, text, said) => {
  expect(comNome(campo, text)).toBe(said);
});

test('a long text that is pasted over a number is cut before it is kept, and no longer one is typed', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}');
  await act(async () => paste('x'.repeat(1_000_000)));
  expect(cell('H-1', 'Leitura atual').textContent).toBe('x'.repeat(40));
  expect(JSON.stringify({ ...localStorage }).length).toBeLessThan(1000);
  await person.keyboard('{F2}');
  expect(within(grid).getByRole('textbox')).toHaveAttribute('maxlength', '40');
});

test('a number that cannot be a quantity stands in its cell as it was pasted, with why it is refused', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}');
  await act(async () => paste(NINES));
  expect(cell('H-1', 'Leitura atual').textContent).toBe(NINES);
  expect(cell('H-1', 'Situação')).toHaveTextContent(`Leitura atual: ${NOT_ABOVE_LARGEST}`);
});

test('a cell of two numbers that is pasted into an open one is not taken for one', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}{F2}');
  await person.paste('"125\r\n300"');
  expect(within(grid).getByRole('textbox')).toHaveValue('125 | 300');
  await person.keyboard('{Enter}');
  expect(cell('H-1', 'Situação')).toHaveTextContent(NO_NUMBER);
});

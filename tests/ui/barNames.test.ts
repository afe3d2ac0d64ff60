import { expect, test } from 'vitest';
import { barNames, withoutMidst } from '../../src/kit/charts/barNames.ts';

const ALIKE = ['Indústria Fictícia Andrômeda de Bebidas Ltda.', 'Indústria Fictícia Andrômeda de Laticínios Ltda.'];

test('names stand whole beside their bars where there is room, above them on a phone', () => {
  expect(barNames(ALIKE, 1100)).toMatchObject({ above: false, shown: ALIKE });
  expect(barNames(['Rio'], 1100).room).toBeLessThan(60);
  expect(barNames(ALIKE, 384)).toMatchObject({ above: true, shown: ALIKE });
});

test('one that is too long keeps how it begins and how it ends, and leaves the bars half of the width', () => {
  const name = 'Companhia Interestadual de Beneficiamento e Acabamento de Tecidos Nordestinos S.A. – Filial';
  const { room, shown } = barNames([`${name} Jundiaí`, `${name} Itupeva`], 700);
  expect(room).toBe(350);
  expect(shown).toEqual([
    expect.stringMatching(/^Companhia Interestadual de .*….*Filial Jundiaí$/),
    expect.stringMatching(/^Companhia Interestadual de .*….*Filial Itupeva$/),
  ]);
  expect(withoutMidst('abcdef', 1)).toBe('ab…f');
});

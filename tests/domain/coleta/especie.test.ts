import { expect, test } from 'vitest';
import { namesAnotherSpecies } from '../../../domain/coleta/especie.ts';

test.each([
  ['Nitrogênio-Nitrito', 'N – Nitrogênio', true],
  ['Nitrogênio Nitrato', 'N – Nitrogênio', true],
  ['Nitrogênio Amoniacal', 'N – Nitrogênio Amoniacal', false],
  ['Fósforo-Ortofosfato', 'P – Fósforo', true],
  ['Cobre Dissolvido', 'Cu – Cobre', true],
  ['Ferro solúvel', 'Fe – Ferro Solúvel', false],
  ['Cromo Hexavalente', 'Cr – Cromo Total', true],
  ['Temperatura do Ar', '°C – Temperatura', true],
  ['Temperatura da amostra', '°C – Temperatura', false],
  ['Zinco Total', 'Zn – Zinco', false],
  ['Arsênio', 'As – Arsênio', false],
])('%s names what %s does not: %s', (text, registered, expected) => {
  expect(namesAnotherSpecies(text, registered)).toBe(expected);
});

import { expect, test } from 'vitest';
import { nameRemover, wordsOfName } from '../../../domain/cliente/namesInText.ts';

const NAMES = new Set(['Quitéria da Silva', 'Olívia Xisto', "Ana d'Ávila-Reis", 'Ugo'].map(wordsOfName));
const without = nameRemover((words) => NAMES.has(words), '(apagado)');

const OTHERS = new Set(['Olívia Xisto Neta', 'Firma Olívia Xisto', 'Doca Olívia'].map(wordsOfName));
const unlessOthers = nameRemover(
  (words) => NAMES.has(words),
  '(apagado)',
  (words) => OTHERS.has(words),
);

test.each([
  ['com Olívia Xisto Neta e Olívia Xisto', 'com Olívia Xisto Neta e (apagado)'],
  ['Nota da FIRMA OLIVIA XISTO', 'Nota da FIRMA OLIVIA XISTO'],
  ['Olívia Xisto Filha, Doca Olívia Xisto', '(apagado) Filha, Doca (apagado)'],
])('where others are called alike, %j becomes %j', (text, left) => {
  expect(unlessOthers(text)).toBe(left);
});

test.each([
  ['Olívia Xisto', '(apagado)'],
  ['OLIVIA  XISTO - P1', '(apagado) - P1'],
  ['Oli\u0301via Xisto/Olívia Xisto.', '(apagado)/(apagado).'],
  ['Casa da Quitéria da Silva, 2', 'Casa da (apagado), 2'],
  ['com Ana d’Ávila Reis', 'com (apagado)'],
  [' ugo', ' (apagado)'],
  ['Casa do Ugo', 'Casa do Ugo'],
  ['Olívia', 'Olívia'],
  ['Quitéria Silva; 7,5', 'Quitéria Silva; 7,5'],
  ['', ''],
])('%j becomes %j', (text, left) => {
  expect(without(text)).toBe(left);
});

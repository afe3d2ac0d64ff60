import { expect, test } from 'vitest';
import { parametros } from '../../domain/coleta/parametros.ts';
import { similarTo } from '../../domain/similarity.ts';

const SINONIMOS: Record<string, string[]> = {
  Cu: ['Cobre Total', 'Cobre Dissolvido'],
  Fe: ['Ferro Total'],
  N: ['Nitrogênio Total'],
};
const withSynonyms = (sinonimos: typeof SINONIMOS) =>
  similarTo(
    parametros.map(({ id, sigla, descricao }) => ({ id, names: [sigla, descricao, ...(sinonimos[sigla] ?? [])] })),
  );
const parametro = withSynonyms(SINONIMOS);

test.each([
  ['Cobre Total', 'Cu'],
  ['Cobre Dissolvido', 'Cu'],
  ['DBO (5, 20)', 'DBO'],
  ['Fenóis Totais', 'Fenol'],
  ['Crômio Total', 'Cr'],
  ['Níquel Total', 'Ni'],
  ['Temperatura da Água', '°C'],
  ['NITROGENIO TOTAL', 'N'],
  ['Óleos & graxas totais', 'Og'],
  ['Sólidos Sedimentaveis', 'SS'],
  ['Ferro Dissolvido', 'Fe'],
])('%s is most like %s', (text, sigla) => {
  for (const find of [parametro, withSynonyms({})]) {
    const [best] = find(text, 5);
    expect(parametros.find(({ id }) => id === best?.id)?.sigla).toBe(sigla);
  }
});

test('what only ends as others do is not likely to be one of them', () => {
  const [best] = parametro('Cloreto Total', 5);
  expect(best?.semelhanca ?? 0).toBeLessThan(0.5);
});

test('a code is known by its whole numbers, leading zeros apart, with or without the words after it', () => {
  const names = ['FIC-0025.1 EF', 'FIC-0026.4 EF', 'FIC-0020.1 EF', 'FIC-0002.2 Tq Saída', 'FIC-0002.1 Tq Saída', 'P2'];
  const find = similarTo(names.map((name, id) => ({ id, names: [name] })));
  expect(find('FIC-0002.1', 1).map(({ id }) => names[id])).toEqual(['FIC-0002.1 Tq Saída']);
  expect(find('fic 2.1', 1)).toEqual(find('FIC-0002.1', 1));
  expect(find('P02', 1)).toEqual([{ id: 5, semelhanca: 0.99 }]);
});

test('the same name is 1, whatever case and accents; nothing alike is nothing', () => {
  const find = similarTo([{ id: 1, names: ['Caixa de Saída', 'P1'] }]);
  expect(find('CAIXA  DE SAIDA', 5)).toEqual([{ id: 1, semelhanca: 1 }]);
  expect(find('Escherichia', 5)).toEqual([]);
  expect(find('', 5)).toEqual([]);
});

test('no more than asked for, the most alike first, the older of equals', () => {
  const find = similarTo([
    { id: 3, names: ['ponto b'] },
    { id: 2, names: ['ponto a', 'outro nome'] },
    { id: 1, names: ['ponto velho'] },
  ]);
  expect(find('Ponto', 2).map(({ id }) => id)).toEqual([2, 3]);
  expect(find('Ponto', 9).map(({ id }) => id)).toEqual([2, 3, 1]);
});

import { expect, test } from 'vitest';
import { parametros } from '../../domain/coleta/parametros.ts';
import { similarTo } from '../../domain/similarity.ts';

const parametro = similarTo(parametros.map(({ id, sigla, descricao }) => ({ id, names: [sigla, descricao] })));

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
])('%s is most like %s', (text, sigla) => {
  const [best] = parametro(text, 5);
  expect(parametros.find(({ id }) => id === best?.id)?.sigla).toBe(sigla);
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

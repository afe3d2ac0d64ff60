import { expect, test } from 'vitest';
import { cepAsTyped, formatCep, isCep, parseCepAnswer } from '../../../domain/cliente/cep.ts';

test('a lookup needs exactly eight digits', () => {
  expect(isCep('13201000')).toBe(true);
  for (const text of ['13201-000', '1320100', '132010000', '1320100a', '', null]) expect(isCep(text)).toBe(false);
});

test('a CEP is shown with its dash', () => {
  expect(formatCep('13201000')).toBe('13201-000');
  expect(formatCep('13201-000')).toBe('13201-000');
  expect(formatCep('132')).toBe('132');
  expect(formatCep(null)).toBe('');
});

test.each([
  ['', ''],
  ['13201', '13201'],
  ['13201-', '13201'],
  ['132010', '13201-0'],
  ['13201-000', '13201-000'],
  ['13.201000', '13201-000'],
  ['132010001', '132010001'],
  ['sem CEP', 'sem CEP'],
])('a CEP typed as %j is written %j', (typed, written) => expect(cepAsTyped(typed)).toBe(written));

test('an answer fills the address', () => {
  const answer = {
    cep: '13201-000',
    logradouro: ' Rua do Rosário ',
    bairro: 'Centro',
    localidade: 'Jundiaí',
    uf: 'SP',
  };
  expect(parseCepAnswer(answer)).toEqual({
    logradouro: 'Rua do Rosário',
    bairro: 'Centro',
    cidade: 'Jundiaí',
    uf: 'SP',
  });
  expect(parseCepAnswer({ localidade: 'Itupeva', uf: 'SP', bairro: null })).toEqual({
    logradouro: '',
    bairro: '',
    cidade: 'Itupeva',
    uf: 'SP',
  });
});

test.each([{ erro: true }, { erro: 'true', uf: 'SP' }, { erro: 'true' }, {}, [], null, undefined, 'erro', 42])(
  '%j finds nothing',
  (answer) => {
    expect(parseCepAnswer(answer)).toBeNull();
  },
);

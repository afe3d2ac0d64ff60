import { describe, expect, test } from 'vitest';
import { readAcao } from '../../../domain/log/readAcao.ts';

/** `nome` and `rg` have a line, `obs` has several; all else is unknown. */
const known = (tabela: string) => ({
  has: (name: string) => tabela === 'Pessoa' && ['nome', 'rg', 'obs'].includes(name),
  isMultiline: (name: string) => name === 'obs',
});
const read = (...lines: string[]) => readAcao(lines.join('\n'), known);
const changed = (...lines: string[]) => read('Alteração em Pessoa 3', ...lines)?.fields;
const added = (...lines: string[]) => read('Inclusão em Pessoa 3', ...lines)?.fields;

describe('the heading', () => {
  test('names what was done, to which record', () => {
    expect(read('Remoção em Pessoa 3')).toEqual({
      kind: 'change',
      verb: 'Remoção',
      tabela: 'Pessoa',
      id: '3',
      note: '',
      fields: [],
    });
    expect(read('Importação em HistoricoColeta')).toMatchObject({ tabela: 'HistoricoColeta', id: null });
  });

  test('may be followed by lines of its own', () => {
    expect(read('Alteração em Pessoa 3', '(dados pessoais', 'apagados)', 'nome: a → b')).toMatchObject({
      note: '(dados pessoais\napagados)',
      fields: [{ name: 'nome', before: 'a', after: 'b' }],
    });
  });

  test.each(['', 'Entrou no sistema', 'alteração em Pessoa 3', 'Alteração em Pessoa 3 e 4', 'Alteração de Pessoa 3'])(
    '%j is none',
    (acao) => {
      expect(readAcao(acao, known)).toBeNull();
    },
  );
});

describe('one value a field', () => {
  test('is before of what was removed and after of what was added', () => {
    expect(read('Remoção em Pessoa 3', 'nome: Bia')?.fields).toEqual([{ name: 'nome', before: 'Bia', after: null }]);
    expect(added('nome: Bia', 'rg: 12')).toEqual([
      { name: 'nome', before: null, after: 'Bia' },
      { name: 'rg', before: null, after: '12' },
    ]);
  });

  test('keeps arrows, and is all there is of a change without any', () => {
    expect(added('obs: a → b')).toEqual([{ name: 'obs', before: null, after: 'a → b' }]);
    expect(changed('nome: Serra')).toEqual([{ name: 'nome', before: null, after: 'Serra' }]);
  });
});

describe('two values a field', () => {
  test.each([
    ['a → b', { before: 'a', after: 'b' }],
    ['(vazio) → b', { before: '(vazio)', after: 'b' }],
    ['a → (vazio)', { before: 'a', after: '(vazio)' }],
    ['(vazio) → a → b', { before: '(vazio)', after: 'a → b' }],
    ['a → b → (vazio)', { before: 'a → b', after: '(vazio)' }],
    ['a → b → c', { whole: 'a → b → c' }],
    ['a → (vazio) → c', { whole: 'a → (vazio) → c' }],
  ])('%s', (text, sides) => {
    expect(changed(`nome: ${text}`)).toEqual([{ name: 'nome', ...sides }]);
  });
});

test('a field of a change that says one value keeps it whole', () => {
  expect(changed('nome: a → b', 'rg: (vazio)')?.[1]).toEqual({ name: 'rg', whole: '(vazio)' });
  expect(changed('nome: a → b', 'rg: 12')?.[1]).toEqual({ name: 'rg', whole: '12' });
});

describe('a line that looks like a field', () => {
  test('goes on with a value whose second side was not said yet', () => {
    expect(changed('obs: um', 'nome: dois → três', 'rg: 1 → 2')).toEqual([
      { name: 'obs', before: 'um\nnome: dois', after: 'três' },
      { name: 'rg', before: '1', after: '2' },
    ]);
  });

  test('goes on with the value before when the field was there already', () => {
    expect(added('nome: Bia', 'obs: ver', 'nome: outro')).toEqual([
      { name: 'nome', before: null, after: 'Bia' },
      { name: 'obs', before: null, after: 'ver\nnome: outro' },
    ]);
  });

  test.each([
    ['corNova', true],
    ['cor', false],
    ['corNova2', true],
    ['Cor', false],
    ['CorNova', false],
  ])('after a text of several lines, unknown %s begins a field: %s', (name, begins) => {
    expect(added('obs: ver', `${name}: 1`)).toHaveLength(begins ? 2 : 1);
  });

  test.each([
    ['cor', true],
    ['corNova', true],
    ['Cor', false],
  ])('after a value of one line, unknown %s begins a field: %s', (name, begins) => {
    expect(added('nome: Bia', `${name}: 1`)).toHaveLength(begins ? 2 : 1);
  });

  test('of an unknown field is followed by unknown ones only if written likeThis', () => {
    const fields = (...lines: string[]) => read('Inclusão em Outra 1', ...lines)?.fields;
    expect(fields('um: 1', 'outroCampo: 2')).toHaveLength(2);
    expect(fields('um: 1', 'dois: 2')).toHaveLength(1);
  });

  test('is none without a blank after its colon', () => {
    expect(added('nome: a', 'rg:12')).toEqual([{ name: 'nome', before: null, after: 'a\nrg:12' }]);
  });
});

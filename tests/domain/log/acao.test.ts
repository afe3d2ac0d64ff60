import { describe, expect, test } from 'vitest';
import { acaoText, type Mudanca } from '../../../domain/log/acao.ts';
import { readAcao } from '../../../domain/log/readAcao.ts';

const text = (evento: string, mudancas: readonly Mudanca[] | null, idReferencia: number | null = 12) =>
  acaoText({ evento, tabela: 'Pessoa', idReferencia, mudancas });

describe('the text of an action', () => {
  test('a line a field, before and after', () => {
    expect(
      text('Alteração', [
        { campo: 'nome', antes: 'Serra', depois: 'Serra Azul' },
        { campo: 'flagAtivo', antes: 1, depois: 0 },
        { campo: 'rg', antes: null, depois: '' },
        { campo: 'minimo', antes: 0.5, depois: -1.25 },
        { campo: 'pode', antes: true, depois: false },
      ]),
    ).toBe(
      'Alteração em Pessoa 12\nnome: Serra → Serra Azul\nflagAtivo: 1 → 0\nrg: (vazio) → (vazio)\nminimo: 0.5 → -1.25\npode: true → false',
    );
  });

  test('what a new or a removed record held', () => {
    expect(text('Inclusão', [{ campo: 'nome', depois: 'Bia' }])).toBe('Inclusão em Pessoa 12\nnome: Bia');
    expect(text('Remoção', [{ campo: 'nome', antes: null }])).toBe('Remoção em Pessoa 12\nnome: (vazio)');
  });

  test('no field, no record, nothing left of the values', () => {
    expect(text('Acesso', [])).toBe('Acesso em Pessoa 12');
    expect(text('Importação', [{ campo: 'coletasNovas', depois: 2 }], null)).toBe(
      'Importação em Pessoa\ncoletasNovas: 2',
    );
    expect(text('Alteração', null)).toBe('Alteração em Pessoa 12\n(dados pessoais apagados)');
  });
});

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a value broken by %j writes no line of another field',
  (lineBreak) => {
    const acao = text('Alteração', [{ campo: 'obs', antes: 'a', depois: `b${lineBreak}rg: 1 → 2${lineBreak}c` }]);
    expect(acao).toBe('Alteração em Pessoa 12\nobs: a → b\n    rg: 1 → 2\n    c');
    const change = readAcao(acao, () => ({ has: () => true, isMultiline: () => false }));
    expect(change?.fields.map(({ name }) => name)).toEqual(['obs']);
  },
);

test('the text alone is read where there is one way to do it', () => {
  const known = () => ({
    has: (name: string) => ['nome', 'obs'].includes(name),
    isMultiline: (name: string) => name === 'obs',
  });
  expect(readAcao('Alteração em Pessoa 3\nobs: a\nb → c\nnome: d → e → f', known)).toEqual({
    kind: 'change',
    verb: 'Alteração',
    tabela: 'Pessoa',
    id: '3',
    note: '',
    fields: [
      { name: 'obs', before: 'a\nb', after: 'c' },
      { name: 'nome', whole: 'd → e → f' },
    ],
  });
  expect(readAcao('Entrou no sistema', known)).toBeNull();
});

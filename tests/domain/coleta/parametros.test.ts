import { describe, expect, test } from 'vitest';
import { parametroMatcher } from '../../../domain/coleta/parametroMatch.ts';
import { fieldOfParametro, parametroOfField, parametros } from '../../../domain/coleta/parametros.ts';

describe('the 27 parameters', () => {
  test('come in the order of the history table', () => {
    expect(parametros.map(({ chave }) => chave).join(' ')).toBe(
      'DQO DBO pH temperatura Ag As_ Cd CN Cr Cr6 Cu Fe Fenol Hg Ni N Pb P Se Sn Zn Rs Og Sulfato Sulfeto Fluoreto Toxicidade',
    );
  });

  test('have the reference ids', () => {
    const others = parametros.filter(({ chave }) => !['DQO', 'DBO', 'pH'].includes(chave));
    expect(parametros.slice(0, 3).map(({ id }) => id)).toEqual([25, 26, 29]);
    expect(others.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  test('show their own key but for three', () => {
    const renamed = parametros.filter(({ chave, sigla }) => chave !== sigla).map(({ chave, sigla }) => [chave, sigla]);
    expect(renamed).toEqual([
      ['temperatura', '°C'],
      ['As_', 'As'],
      ['Rs', 'SS'],
    ]);
  });

  test('carry an asterisk but for eleven', () => {
    const without = parametros.filter(({ asterisco }) => !asterisco).map(({ sigla }) => sigla);
    expect(without.sort()).toEqual(
      ['pH', '°C', 'Toxicidade', 'SS', 'Og', 'Sulfeto', 'Sulfato', 'Fenol', 'Fluoreto', 'Cr6', 'CN'].sort(),
    );
  });

  test('are in mg/L but for four', () => {
    const others = parametros.filter(({ unidade }) => unidade !== 'mg/L').map(({ sigla, unidade }) => [sigla, unidade]);
    expect(others).toEqual([
      ['pH', ''],
      ['°C', '°C'],
      ['SS', 'ml/L'],
      ['Toxicidade', ''],
    ]);
  });

  test.each([
    ['pH', 6, 10],
    ['°C', 0, 40],
    ['SS', 0, 20],
    ['Og', 0, 150],
    ['Cd', 0, 1.5],
    ['Cu', 0, 1.5],
    ['Cr', 0, 5],
    ['Ni', 0, 2],
    ['Pb', 0, 1.5],
    ['Zn', 0, 5],
    ['Ag', 0, 1.5],
    ['Hg', 0, 1.5],
    ['As', 0, 1.5],
    ['Se', 0, 1.5],
    ['Sn', 0, 4],
    ['Fe', 0, 15],
    ['Sulfato', 0, 1000],
    ['Sulfeto', 0, 1],
    ['Fenol', 0, 5],
    ['Fluoreto', 0, 10],
    ['Cr6', 0, 1.5],
    ['CN', 0, 1.5],
    ['DQO', 0, 0],
    ['DBO', 0, 0],
    ['N', 0, 0],
    ['P', 0, 0],
    ['Toxicidade', 0, 0],
  ])('%s starts with %d to %d', (sigla, minimo, maximo) => {
    expect(parametros.find((parametro) => parametro.sigla === sigla)).toMatchObject({ minimo, maximo });
  });
});

describe('parametroMatcher', () => {
  const synonyms: Record<string, string[]> = {
    DBO: ['DBO (5, 20)'],
    Cu: ['Cobre Total'],
    Fenol: ['Fenóis Totais'],
    temperatura: ['Temperatura da Água', ' '],
  };
  const list = parametros.map((parametro) => ({ ...parametro, sinonimos: synonyms[parametro.chave] ?? [] }));
  const idOf = (name: string) => parametroMatcher(list)(name);

  test('finds each by key, sigla and description', () => {
    for (const { id, chave, sigla, descricao } of parametros) {
      expect([chave, sigla, descricao].map((name) => idOf(name))).toEqual([id, id, id]);
    }
  });

  test.each([
    ['dbo', 26],
    [' PH ', 29],
    ['demanda  BIOQUIMICA de oxigenio', 26],
    ['DBO (5, 20)', 26],
    ['COBRE   TOTAL', 8],
    ['fenois totais', 10],
    ['temperatura da agua', 1],
    ['Temperatura', 1],
    ['°c', 1],
    ['ºC', 1],
    ['rs', 19],
    ['ss', 19],
    ['as_', 3],
    ['cr', 6],
    ['CR6', 7],
  ])('%j is %d', (name, id) => {
    expect(idOf(name)).toBe(id);
  });

  test.each(['', '  ', 'Cobre Dissolvido', 'Cob', 'DBO 5', 'C', 'Temperatura do Ar', 'toString'])(
    '%j is none',
    (name) => {
      expect(idOf(name)).toBeNull();
    },
  );

  test('a name that two parameters have is none, one that a parameter repeats is its own', () => {
    const ambiguous = parametroMatcher([
      { id: 1, sigla: 'Cu', descricao: 'Cobre', sinonimos: ['cobre', 'Metal'] },
      { id: 2, sigla: 'Zn', descricao: 'Zinco', sinonimos: ['METAL'] },
    ]);
    expect(ambiguous('Metal')).toBeNull();
    expect(ambiguous('Cobre')).toBe(1);
  });

  test('works whichever of the two names the register holds', () => {
    const idIn = parametroMatcher([{ id: 7, sigla: 'Rs', descricao: 'Resíduos', sinonimos: [] }]);
    expect(idIn('SS')).toBe(7);
    expect(parametroMatcher([{ id: 8, sigla: 'T', descricao: 'temperatura', sinonimos: [] }])('°C')).toBe(8);
  });
});

test.each<[string, number | null]>([
  ['DBO', 26],
  ['As_', 3],
  ['p90', 90],
  ['p26', 26],
  ['p0', null],
  ['p', null],
  ['pontoColeta', null],
  ['p9999999999', null],
  ['dbo', null],
])('the field %s of a row holds parameter %s', (field, id) => {
  expect(parametroOfField(field)).toBe(id);
});

test('each parameter has its field, and the field its parameter', () => {
  expect([26, 3, 90].map(fieldOfParametro)).toEqual(['DBO', 'As_', 'p90']);
  for (const { id } of parametros) expect(parametroOfField(fieldOfParametro(id))).toBe(id);
});

import { describe, expect, test } from 'vitest';
import { ERASED } from '../../../domain/cliente/erased.ts';
import { personRemover } from '../../../domain/cliente/personInText.ts';
import { heldWhereCalledWhole } from '../../../domain/cliente/waysToCall.ts';
import { heldWhereNumbered } from '../../../domain/cliente/waysToTell.ts';
import { normalize } from '../../../domain/searchText.ts';

describe('what texts hold that tell of a person', () => {
  test.each([
    ['Genoveva Tarouca Brandão', [['genoveva', 'tarouca', 'brandao']]],
    [
      'Brandão, Genoveva',
      [
        ['brandao', 'genoveva'],
        ['genoveva', 'brandao'],
      ],
    ],
    ["José d'Ávila-Reis", [['jose', 'd', 'avila', 'reis']]],
    ['ana_b@exemplo.com.br', [['ana', 'b', 'exemplo', 'com', 'br']]],
    ['Portaria', []],
    [null, []],
  ])('by the name %o', (name, held) => {
    expect(heldWhereCalledWhole([name])).toEqual(held);
  });

  test.each([
    ['529.982.247-25', [['529', '982', '247', '25']]],
    ['52998224725', [['529', '982', '247', '25']]],
    [
      'SP 0629078.82/0001',
      [
        ['062', '907', '882', '000', '1'],
        ['0629078', '82', '0001'],
      ],
    ],
  ])('by the number %s', (number, held) => {
    expect(heldWhereNumbered(number)).toEqual(held);
  });

  test.each([
    'Sócia: GENOVEVA  D’AVILA-REIS.',
    'genoveva/d`ávila-reis',
    'Genoveva_d´Ávila Reis',
    'CPF 529.982.247-25',
    'CPF 529 982 247 25',
    'cpf52998224725',
    'CPF (529)982247/25',
  ])('in the order of %s', (text) => {
    const nome = "Genoveva d'Ávila Reis";
    const sinais = { nomes: [], nomesInteiros: [nome], numeros: ['52998224725'], telefones: [] };
    expect(personRemover(sinais, ERASED)(text)).toContain(ERASED);
    const held = [...heldWhereCalledWhole([nome]), ...heldWhereNumbered('52998224725')];
    expect(held.some((one) => new RegExp(one.join('.*'), 's').test(normalize(text)))).toBe(true);
  });

  test.each([
    'QUARESMA LIMA, POLICARPO',
    'quaresma  lima,policarpo',
    'Quaresma Lima/Policarpo',
    'Policarpo Quaresma-Lima',
  ])('in the order of %s, of who was registered with the surnames first', (text) => {
    for (const nome of ['Quaresma Lima, Policarpo', 'Quaresma Lima,Policarpo']) {
      const sinais = { nomes: [], nomesInteiros: [nome], numeros: [], telefones: [] };
      expect(personRemover(sinais, ERASED)(`Com ${text}.`)).toBe(`Com ${ERASED}.`);
      const held = heldWhereCalledWhole([nome]);
      expect(held.some((one) => new RegExp(one.join('.*'), 's').test(normalize(text)))).toBe(true);
    }
  });

  test('but no part of such a name', () => {
    const sinais = { nomes: [], nomesInteiros: ['Quaresma Lima, Policarpo'], numeros: [], telefones: [] };
    for (const text of ['Lima, Policarpo', 'Policarpo Quaresma', 'Quaresma Lima', 'Quaresma Lima, Policarpo Filho']) {
      const left = text.endsWith('Filho') ? `${ERASED} Filho` : text;
      expect(personRemover(sinais, ERASED)(text)).toBe(left);
    }
  });
});

import { expect, test } from 'vitest';
import { buildRequest } from '../../dataProvider/buildRequest.ts';
import { sourceOf } from '../../dataProvider/sources.ts';
import { listAddress, narrowedBy, needsApart, wholeList } from '../../dataProvider/wholeLists.ts';
import { REGISTERS } from '../../resources/registry.ts';

const WHOLE = [...REGISTERS.map(({ resource }) => resource), 'relatorio/usuario-tecnico', 'cadastro/cliente'];
const FILTERS = [
  {},
  { descricao: 'água & sal' },
  { flagAtivo: 0 },
  { descricao: '', flagAtivo: 1, flagMedidor: 1 },
  { idRoteiro: 1, idParametro: 2, pendencia: 'sem-ponto' },
];

test.each(WHOLE)('%s is asked for without the contract as its call asks', (resource) => {
  const { list, listRequest } = sourceOf(resource);
  for (const filter of FILTERS)
    expect(listAddress(resource, filter)).toBe(buildRequest(list, listRequest(filter, {})).url);
});

test('a list that comes in pages is no whole list', () => {
  expect(() => wholeList('acesso/LogUsers')).toThrow('acesso/LogUsers');
});

const by = (field: string) => ({ field, order: 'ASC' }) as const;

test.each([
  ['cadastro/cliente', 'nome', false],
  ['cadastro/cliente', 'ultimaColeta', true],
  ['cadastro/roteiro', 'emUso', true],
  ['cadastro/Parametro', 'emUso', true],
  ['cadastro/Amostrador', 'emUso', false],
])('whether %s by %s needs what another call tells', (resource, field, needed) => {
  expect(needsApart(resource, by(field))).toBe(needed);
});

test.each([
  ['cadastro/cliente', { flagAtivo: 1, pendencia: 'sem-ponto' }, []],
  ['cadastro/cliente', { idRoteiro: 1, idTipoMedidor: 2 }, ['Roteiro', 'PessoaMedidorVazaoTipo']],
  ['cadastro/cliente', { idRoteiro: '', idParametro: 3 }, []],
  ['cadastro/ramo-atividade', { idParametro: 3 }, ['Parametro']],
  ['cadastro/roteiro', { idRoteiro: 1 }, []],
])('%s filtered by %o bears the ids of %o', (resource, filter, entities) => {
  expect(narrowedBy(resource, filter).map(({ register }) => register.entity)).toEqual(entities);
});

import { expect, test } from 'vitest';
import { buildRequest } from '../../dataProvider/buildRequest.ts';
import { sourceOf } from '../../dataProvider/sources.ts';
import { listAddress, needsApart, wholeList } from '../../dataProvider/wholeLists.ts';
import { REGISTERS } from '../../resources/registry.ts';

const WHOLE = [...REGISTERS.map(({ resource }) => resource), 'relatorio/usuario-tecnico', 'cadastro/cliente'];
const FILTERS = [{}, { descricao: 'água & sal' }, { flagAtivo: 0 }, { descricao: '', flagAtivo: 1, flagMedidor: 1 }];

test.each(WHOLE)('%s is asked for without the contract as its call asks', (resource) => {
  const { list, listRequest } = sourceOf(resource);
  for (const filter of FILTERS)
    expect(listAddress(resource, filter)).toBe(buildRequest(list, listRequest(filter, {})).url);
});

test('a list that comes in pages is no whole list', () => {
  expect(() => wholeList('acesso/LogUsers')).toThrow('acesso/LogUsers');
});

const BY_NAME = { field: 'nome', order: 'ASC' } as const;

test.each([
  ['cadastro/cliente', { filter: {}, sort: BY_NAME }, false],
  ['cadastro/cliente', { filter: { flagAtivo: 1 }, sort: BY_NAME }, false],
  ['cadastro/cliente', { filter: { idRoteiro: 1 }, sort: BY_NAME }, true],
  ['cadastro/cliente', { filter: { pendencia: 'sem-ponto' }, sort: BY_NAME }, false],
  ['cadastro/cliente', { filter: {}, sort: { field: 'ultimaColeta', order: 'DESC' } as const }, true],
  ['cadastro/roteiro', { filter: {}, sort: { field: 'emUso', order: 'ASC' } as const }, true],
  ['cadastro/Parametro', { filter: {}, sort: { field: 'emUso', order: 'ASC' } as const }, false],
])('whether %s as %o needs what another call tells', (resource, query, needed) => {
  expect(needsApart(resource, query)).toBe(needed);
});

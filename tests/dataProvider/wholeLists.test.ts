import { expect, test } from 'vitest';
import { buildRequest } from '../../dataProvider/buildRequest.ts';
import { sourceOf } from '../../dataProvider/sources.ts';
import { listAddress, wholeList } from '../../dataProvider/wholeLists.ts';
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

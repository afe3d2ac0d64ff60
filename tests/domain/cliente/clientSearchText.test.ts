import { expect, test } from 'vitest';
import { clientSearchText } from '../../../domain/cliente/clientSearchText.ts';
import { searchKey } from '../../../domain/searchText.ts';

test.each([
  ['12.345.678/0001-95', '12345678000195'],
  ['12.abc.345/01DE-35', '12abc34501de35'],
  [' 1 2 3 ', '123'],
  ['Indústria', null],
  ['1-2', null],
  ['', null],
  [null, null],
])('%o is searched as %o', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

test.each([
  [{ codigo: 'C-1', nome: 'Água', nroDocumento: '529.982.247-25' }, 'c-1 agua 529.982.247-25 52998224725'],
  [{ codigo: 'C-1', nome: 'Água', nroDocumento: '52998224725' }, 'c-1 agua 52998224725'],
  [{ nome: 'Água', razaoSocial: 'Água S/A', nroDocumento: null }, 'agua agua s/a'],
])('%o is found by %o', (client, text) => {
  expect(clientSearchText(client)).toBe(text);
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shippedModules } from '../fixtures/fakeApi.ts';
import { openGrid } from './lancamentoScreen.tsx';

test('the month is printed and exported as it is filtered, and each row leads to the sheet of its client', async () => {
  const asked = 'idMes=11&idAno=2026&nomeCliente=ind&medidorVazao=1';
  const { cell } = await openGrid({ path: `/cadastro/vazao-lancamento?${asked}` });
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('PDF, abre em nova aba')).toBe(`/cadastro/vazao-lancamento/pdf?${asked}`);
  expect(address('Ficha de Leitura, abre em nova aba')).toBe(`/medidor-vazao/lancamento/ficha-pdf?${asked}`);
  expect(screen.getByRole('button', { name: 'Excel' })).toBeVisible();
  const sheet = within(cell('H-3', 'Opções')).getByRole('link');
  expect(sheet).toHaveAccessibleName('Ficha de leitura de Indústria 2, abre em nova aba');
  expect(sheet).toHaveAttribute('href', '/medidor-vazao/lancamento/ficha-pdf?idMes=11&idAno=2026&idPessoa=2');
  expect(sheet).toHaveAttribute('target', '_blank');
});

test('the page of the options has a PDF of its own', async () => {
  await openGrid({ path: '/medidor-vazao/lancamento?idMes=11&idAno=2026' });
  const link = screen.getByRole('link', { name: 'PDF, abre em nova aba' });
  expect(link).toHaveAttribute('href', '/medidor-vazao/lancamento/pdf?idMes=11&idAno=2026');
});

test('the sheets are offered to whom the server gives them', async () => {
  const withoutOptions = shippedModules().map((modulo) => ({
    ...modulo,
    ModuloMenu: modulo.ModuloMenu.filter(({ path }) => path !== 'lancamento'),
  }));
  await openGrid({ answers: { 'GET /Modulo/{groupId}': () => withoutOptions } });
  expect(screen.getByRole('link', { name: 'PDF, abre em nova aba' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ficha de / })).toBeNull();
});

import type { Page } from '@playwright/test';
import { makeClient } from './cliente.ts';
import { expect, expectAccessible, login, test } from './fixtures.ts';

/** Opens what a link leads to, and waits for its PDF. */
async function pdfOf(page: Page, name: string | RegExp): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name }).first().click();
  const viewer = await opened;
  await expect(viewer.locator('iframe[title^="Documento PDF"]')).toBeVisible();
  const address = new URL(viewer.url());
  await viewer.close();
  return `${address.pathname}${address.search}`;
}

test('the entry grid leads to the PDF of the month, its workbook, and the sheets of one client and of all', async ({
  page,
}) => {
  const nome = 'Medida e impressa';
  await login(page, 'admin');
  const idPessoa = await makeClient(page, nome);
  const data = { idPessoa, registro: nome, idFonteAbastecimento: 1, flagAtivo: 1, flagMedidorVazao: 1 };
  expect((await page.request.post('/api/PessoaHidrometro', { data })).status()).toBe(200);

  const asked = new URLSearchParams({ idMes: '9', idAno: '2026', nomeCliente: nome }).toString();
  await page.goto(`/cadastro/vazao-lancamento?${asked}`);
  await expect(page.getByRole('grid', { name: 'Leituras de Setembro de 2026' })).toBeVisible();
  await expectAccessible(page);
  expect(await pdfOf(page, 'PDF, abre em nova aba')).toBe(`/cadastro/vazao-lancamento/pdf?${asked}`);
  expect(await pdfOf(page, 'Ficha de Leitura, abre em nova aba')).toBe(`/medidor-vazao/lancamento/ficha-pdf?${asked}`);
  expect(await pdfOf(page, `Ficha de leitura de ${nome}, abre em nova aba`)).toBe(
    `/medidor-vazao/lancamento/ficha-pdf?idMes=9&idAno=2026&idPessoa=${idPessoa}`,
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await downloading).suggestedFilename()).toBe('Hidrometro_Lancamento-ref(09_2026).xlsx');

  await page.goto('/medidor-vazao/lancamento/ficha-pdf?idMes=9&idAno=2026&nomeCliente=ninguém+se+chama+assim');
  await expect(page.getByText('Não há clientes com medidores habilitados com estes filtros.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(page).toHaveURL(/\/medidor-vazao\/lancamento\?idMes=9/);
});

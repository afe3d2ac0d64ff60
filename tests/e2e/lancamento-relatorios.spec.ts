import { makeClient } from './cliente.ts';
import { expect, expectAccessible, login, test } from './fixtures.ts';
import { pdfOf, workbookOf } from './relatorio.ts';

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
  await expect(page.getByRole('grid', { name: 'Leituras de setembro de 2026' })).toBeVisible();
  await expectAccessible(page);
  expect(await pdfOf(page)).toBe(`/cadastro/vazao-lancamento/pdf?${asked}`);
  const sheets = (name: string) => pdfOf(page, page.getByRole('link', { name, exact: true }));
  expect(await sheets('Ficha de Leitura, abre em nova aba')).toBe(`/medidor-vazao/lancamento/ficha-pdf?${asked}`);
  expect(await sheets(`Ficha de leitura de ${nome}, abre em nova aba`)).toBe(
    `/medidor-vazao/lancamento/ficha-pdf?idMes=9&idAno=2026&idPessoa=${idPessoa}`,
  );
  expect(await workbookOf(page)).toBe('Hidrometro_Lancamento-ref(09_2026).xlsx');

  await page.goto('/medidor-vazao/lancamento/ficha-pdf?idMes=9&idAno=2026&nomeCliente=ninguém+se+chama+assim');
  await expect(page.getByText('Não há clientes com medidores habilitados com estes filtros.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(page).toHaveURL(/\/medidor-vazao\/lancamento\?idMes=9/);
});

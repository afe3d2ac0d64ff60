import { expect, signIn, test } from './fixtures.ts';
import { makeMeters } from './lancamento.ts';

test('on a phone what is told of a save stands above the steps of the meter that is gone on to', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  const nome = 'Lida ao lado do medidor';
  await makeMeters(page, nome, 3);
  await page.goto(`/cadastro/vazao-lancamento?nomeCliente=${encodeURIComponent(nome)}&idMes=10&idAno=2026`);
  // Told once the next meter is there: who works quickly does not wait for it.
  let answer = () => {};
  const gone = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/PessoaHidrometroLancamento', async (route) => {
    await gone;
    await route.continue();
  });
  await page.getByLabel('Leitura atual').fill('12');
  await page.getByRole('button', { name: /^Salvar .*-1$/ }).click();
  await page.getByRole('button', { name: 'Próximo medidor' }).click();
  await expect(page.getByText('2 de 3')).toBeVisible();
  answer();
  const told = page.getByRole('alert').filter({ hasText: 'Vazão cadastrada com sucesso' });
  await expect(told).toBeVisible();
  const [message, step] = [
    await told.boundingBox(),
    await page.getByRole('button', { name: 'Próximo', exact: true }).boundingBox(),
  ];
  expect(step?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
});

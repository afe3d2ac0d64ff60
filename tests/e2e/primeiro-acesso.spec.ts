import { expect, expectAccessible, login, test, visit } from './fixtures.ts';
import { startServer } from './server.ts';

test('an installation without demonstration data lets its first administrator in by a link, once', async ({ page }) => {
  const server = await startServer({ DEMO: '0' });
  const [link = ''] = server.output.match(/\/alterar-senha\/\S+/) ?? [];
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText('Dados de demonstração')).toHaveCount(0);

  await page.goto(`${server.url}${link}`);
  await page.getByLabel('Nova senha', { exact: true }).fill('senha-da-chefia');
  await page.getByLabel('Confirmação da nova senha').fill('outra-senha');
  await page.keyboard.press('Enter');
  await expect(page.getByText('As senhas não conferem')).toBeVisible();
  await expect(page.getByText('Campo obrigatório')).toBeVisible();
  await page.getByLabel('E-mail').fill('chefia@example.com');
  await expectAccessible(page);
  await page.getByLabel('Confirmação da nova senha').fill('senha-da-chefia');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dados alterados com sucesso')).toBeVisible();

  await page.goto(`${server.url}${link}`);
  await expect(page.getByText('Link inválido')).toBeVisible();
  await expect(page.getByText('O link que você tentou acessar expirou.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(server.url);
  await page.getByLabel('Usuário').fill('admin');
  await page.getByLabel('Senha', { exact: true }).fill('senha-da-chefia');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  await visit(page, '/cadastro/Parametro');
  await expect(page.getByText('27 registros')).toBeVisible();
  await visit(page, '/cadastro/cliente');
  await expect(page.getByText('Ainda não há clientes.')).toBeVisible();
  await server.stop();
});

test('a technician cannot open what the group may not see', async ({ page }) => {
  await login(page, 'tecnico');
  await page.goto('/acesso/LogUsers');
  await expect(page.getByRole('heading', { name: 'Sem permissão' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log de Usuários' })).toHaveCount(0);
});

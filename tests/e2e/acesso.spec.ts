import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, logout, signIn, test, visit } from './fixtures.ts';

const OWN_PASSWORD = 'senha-so-minha-1';
const SENT = 'Se este e-mail estiver cadastrado, você receberá um link para criar uma nova senha.';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const emailOf = (user: string) => `${user}@jornada.example.com`;

/** A page of somebody else's browser, signed in or not. */
async function another(browser: Browser, url: string, user?: 'admin' | 'dev'): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  if (user) await signIn(page, user);
  return page;
}

interface Mensagem {
  assunto: string;
  para: string;
  situacao: string;
}

/** Opens the newest message of a subject to somebody once it is sent, as developers do, and gives back its text. */
async function readMail(dev: Page, to: string, subject: string): Promise<string> {
  await expect(async () => {
    const queue: Mensagem[] = (await (await dev.request.get('/api/mensagens')).json()).listaResultados;
    const [newest] = queue.filter(({ para, assunto }) => para === to && assunto === subject);
    expect(newest?.situacao).toBe('enviada');
  }).toPass();
  await visit(dev, '/acesso/mensagens');
  const rows = dev.getByRole('row', { name: subject }).filter({ hasText: to }).filter({ hasText: 'Enviada' });
  await rows.first().getByRole('link').click();
  await expect(heading(dev, subject)).toBeVisible();
  return dev.getByRole('region', { name: 'Texto' }).innerText();
}

const passwordIn = (mail: string) => /^Senha: (\S+)$/m.exec(mail)?.[1] ?? '';
const linkIn = (mail: string) => /https?:\S+\/alterar-senha\/\S+/.exec(mail)?.[0] ?? '';

/** Signs in with a first password, and chooses another. */
async function signInFirst(page: Page, user: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Usuário').fill(user);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Redefinir senha')).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel('Confirmação da nova senha').fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Monitoramento de Efluentes Industriais')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

async function createUser(admin: Page, user: string, group: string): Promise<void> {
  await visit(admin, '/acesso/usuarios');
  await admin.getByRole('link', { name: 'Novo usuário' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Novo usuário' });
  await dialog.getByLabel('Nome').fill(`Pessoa ${user}`);
  await dialog.getByLabel('Login').fill(user);
  await dialog.getByLabel('E-mail').fill(emailOf(user));
  await dialog.getByLabel('Grupo').click();
  await admin.getByRole('option', { name: group, exact: true }).click();
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(admin.getByText(`seguem por e-mail para ${emailOf(user)}.`)).toBeVisible();
  await expect(admin.getByRole('cell', { name: user, exact: true })).toBeVisible();
}

async function createGroup(admin: Page, name: string): Promise<void> {
  await visit(admin, '/acesso/grupo-acesso');
  await admin.getByRole('link', { name: 'Novo grupo' }).click();
  await admin.getByRole('dialog').getByLabel('Perfil').fill(name);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('cell', { name, exact: true })).toBeVisible();
}

const savePermissions = async (admin: Page) => {
  await admin.getByRole('button', { name: 'Salvar Permissões' }).click();
  await expect(admin.getByText('Dados alterados com sucesso')).toBeVisible();
  await expect(admin.getByText(/ainda não salva/)).toBeHidden();
};

const editStructure = (page: Page) => page.getByRole('switch', { name: 'Editar módulos e menus' }).click();

const menusOf = (page: Page) => page.getByRole('navigation', { name: 'Módulos' }).getByRole('link');

test('a new user sees exactly what their group may see, as soon as it may', async ({ page, browser, server }) => {
  await signIn(page, 'admin');
  await createGroup(page, 'Campo');
  await page.getByRole('link', { name: 'Permissões de Campo' }).click();
  await expect(heading(page, 'Permissões do grupo Campo')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ver Clientes' }).check();
  await page.getByRole('checkbox', { name: 'Editar Roteiros' }).check();
  await expect(page.getByRole('checkbox', { name: 'Ver Roteiros' })).toBeChecked();
  await savePermissions(page);
  await createUser(page, 'bia', 'Campo');

  const dev = await another(browser, server.url, 'dev');
  const mail = await readMail(dev, emailOf('bia'), 'Seu acesso ao monitoramento de efluentes');
  expect(mail).toMatch(/^Login: bia$/m);
  expect(passwordIn(mail)).toMatch(/^[A-Za-z0-9]{8}$/);
  const frame = dev.frameLocator('iframe');
  await expect(frame.getByRole('cell', { name: passwordIn(mail) })).toBeVisible();

  const bia = await another(browser, server.url);
  await signInFirst(bia, 'bia', passwordIn(mail));
  await expect(menusOf(bia)).toHaveText(['Clientes', 'Roteiros']);
  await visit(bia, '/cadastro/roteiro');
  await expect(bia.getByRole('link', { name: 'Novo' })).toBeVisible();
  await visit(bia, '/cadastro/cliente');
  await expect(heading(bia, 'Clientes')).toBeVisible();
  await expect(bia.getByRole('cell').first()).toBeVisible();
  await expect(bia.getByRole('link', { name: 'Adicionar cliente' })).toBeHidden();
  await visit(bia, '/acesso/usuarios');
  await expect(heading(bia, 'Sem permissão')).toBeVisible();
  const create = (descricao: string) => bia.request.post('/api/Roteiro', { data: { descricao, flagAtivo: 1 } });
  expect((await create('Rota da Bia')).status()).toBe(200);

  await visit(page, '/acesso/grupo-acesso');
  await page.getByRole('link', { name: 'Permissões de Campo' }).click();
  await page.getByRole('checkbox', { name: 'Ver Clientes' }).uncheck();
  await page.getByRole('checkbox', { name: 'Editar Roteiros' }).uncheck();
  await savePermissions(page);
  expect((await create('Outra rota')).status()).toBe(403);
  await bia.goto('/');
  await expect(menusOf(bia)).toHaveText(['Roteiros']);
});

test("an administrator's own menu follows what they save", async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/acesso/grupo-acesso/grupo/2');
  await editStructure(page);
  await page.getByRole('button', { name: 'Editar módulo Cadastro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar módulo' });
  await dialog.getByRole('radio', { name: 'Cadastro' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Medidor' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Cadastro' }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('checkbox', { name: 'Ver Amostradores' }).uncheck();
  await savePermissions(page);
  await expect(menusOf(page).filter({ hasText: 'Amostradores' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Editar Amostradores' }).check();
  await savePermissions(page);
  await expect(menusOf(page).filter({ hasText: 'Amostradores' })).toHaveCount(1);
});

/** Opens the page of the sign-in. What comes last moves nothing: a button that is just being pressed would be missed. */
async function openSignIn(page: Page): Promise<void> {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route('**/api/apresentacao', async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Entrar' });
  await expect(button).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const place = await button.boundingBox();
  show();
  await expect(page.getByRole('region', { name: 'Dados de demonstração' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
}

test('a forgotten password is chosen anew by a link that works once', async ({ page, browser, server }) => {
  const admin = await another(browser, server.url, 'admin');
  await createUser(admin, 'celia', 'TECNICO');

  await openSignIn(page);
  for (const email of [emailOf('ninguem'), emailOf('celia')]) {
    await page.getByRole('button', { name: 'Esqueci a minha senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Digite o seu email' });
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(dialog.getByText(SENT)).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog).toBeHidden();
  }

  const dev = await another(browser, server.url, 'dev');
  const link = linkIn(await readMail(dev, emailOf('celia'), 'Criar uma nova senha'));
  await expect(dev.getByRole('row', { name: emailOf('ninguem') })).toHaveCount(0);
  await page.goto(link);
  await expect(heading(page, 'Alterar senha')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Campo obrigatório')).toHaveCount(2);
  await page.getByLabel('Nova senha', { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel('Confirmação da nova senha').fill('outra-senha-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('As senhas não conferem')).toBeVisible();
  await page.getByLabel('Confirmação da nova senha').fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dados alterados com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.getByLabel('Usuário').fill('celia');
  await page.getByLabel('Senha', { exact: true }).fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();

  const other = await another(browser, server.url);
  await other.goto(link);
  await expect(heading(other, 'Link inválido')).toBeVisible();
  await expect(other.getByText('O link que você tentou acessar expirou.')).toBeVisible();
  await other.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(other.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('sessions end from another one, and with their user', async ({ page, browser, server }) => {
  const admin = await another(browser, server.url, 'admin');
  const dev = await another(browser, server.url, 'dev');
  await createUser(admin, 'vera2', 'TECNICO');
  const mail = await readMail(dev, emailOf('vera2'), 'Seu acesso ao monitoramento de efluentes');
  await signInFirst(page, 'vera2', passwordIn(mail));

  const second = await another(browser, server.url);
  await second.goto('/');
  await second.getByLabel('Usuário').fill('vera2');
  await second.getByLabel('Senha', { exact: true }).fill(OWN_PASSWORD);
  await second.keyboard.press('Enter');
  await second.getByRole('link', { name: 'Pessoa vera2, minha conta' }).click();
  await expect(second.getByText('Esta sessão')).toBeVisible();
  await second.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await second.getByRole('button', { name: 'Encerrar', exact: true }).last().click();
  await expect(second.getByText('Outras sessões encerradas: 1')).toBeVisible();
  await visit(page, '/cadastro/roteiro');
  await expect(page.getByText('A sua sessão terminou. Entre novamente.')).toBeVisible();

  await visit(admin, '/acesso/usuarios');
  await admin.getByRole('button', { name: 'Remover Pessoa vera2' }).click();
  await admin.getByRole('button', { name: 'Remover', exact: true }).click();
  await expect(admin.getByText('Removido com sucesso')).toBeVisible();
  await visit(second, '/cadastro/roteiro');
  await expect(second.getByText('A sua sessão terminou. Entre novamente.')).toBeVisible();
});

/** Screens of those who are signed in, each with what opens it and what shows that it is there. */
const SCREENS: readonly [name: string, address: string, ready: (page: Page) => Promise<void>][] = [
  ['groups', '/acesso/grupo-acesso', (page) => expect(page.getByRole('cell').first()).toBeVisible()],
  ['new group', '/acesso/grupo-acesso/create', (page) => expect(page.getByRole('dialog')).toBeVisible()],
  ['group', '/acesso/grupo-acesso/3', (page) => expect(page.getByRole('dialog', { name: 'Edição' })).toBeVisible()],
  ['permissions', '/acesso/grupo-acesso/grupo/3', (page) => expect(page.getByRole('checkbox').first()).toBeVisible()],
  [
    'permissions, changed',
    '/acesso/grupo-acesso/grupo/1',
    async (page) => {
      await page.getByRole('checkbox', { name: 'Editar Clientes' }).uncheck();
      await expect(page.getByText('1 alteração ainda não salva')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Editar Clientes' }).check();
    },
  ],
  [
    'new module',
    '/acesso/grupo-acesso/grupo/3',
    async (page) => {
      await editStructure(page);
      await page.getByRole('button', { name: 'Criar Módulo' }).click();
      await expect(page.getByRole('radio')).toHaveCount(16);
    },
  ],
  [
    'removed menu',
    '/acesso/grupo-acesso/grupo/3',
    async (page) => {
      await editStructure(page);
      await page.getByRole('button', { name: 'Remover menu Obras' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  ['users', '/acesso/usuarios', (page) => expect(page.getByRole('cell').first()).toBeVisible()],
  [
    'new user',
    '/acesso/usuarios/create',
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click();
      await expect(page.getByText('Campo obrigatório')).toHaveCount(4);
    },
  ],
  ['user', '/acesso/usuarios/3', (page) => expect(page.getByRole('dialog').getByLabel('Login')).toHaveValue('tecnico')],
  ['account', '/minha-conta', (page) => expect(page.getByText('Esta sessão')).toBeVisible()],
  ['messages', '/acesso/mensagens', (page) => expect(page.getByRole('cell').first()).toBeVisible()],
];

test('every screen of the access is accessible in both themes', async ({ page }) => {
  await openSignIn(page);
  await page.getByRole('button', { name: 'Esqueci a minha senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Digite o seu email' });
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('E-mail').fill('axe@jornada.example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(SENT)).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/alterar-senha/ninguem/nada');
  await expect(heading(page, 'Link inválido')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, 'dev');
  const email = emailOf('axe');
  await page.request.get('/api/envioEmailAmostra', { params: { email }, headers: { 'x-requested-with': 'fetch' } });
  await readMail(page, email, 'Visita realizada');
  const frame = page.getByTitle('Mensagem em HTML: Visita realizada');
  await expect(frame.contentFrame().getByText('Prezados')).toBeVisible();
  await expectAccessible(page);
  const menu = { nome: 'Obras', path: 'obras', modulo: 1 };
  expect((await page.request.post('/api/ModuloMenu', { data: menu })).ok()).toBe(true);
  for (const [name, address, ready] of SCREENS) {
    await test.step(name, async () => {
      await visit(page, address);
      await ready(page);
      await expectAccessible(page);
    });
  }

  const senha = 'primeira-senha';
  const user = { nome: 'Pessoa nova', login: 'nova-axe', email: emailOf('nova-axe'), idGrupo: 3, senha };
  expect((await page.request.post('/api/Usuario', { data: user })).ok()).toBe(true);
  await page.request.post('/api/Usuario/recoverPassword', { data: { email: user.email } });
  const link = linkIn(await readMail(page, user.email, 'Criar uma nova senha'));
  await logout(page);
  await page.goto(link);
  await expect(heading(page, 'Alterar senha')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await page.getByLabel('Usuário').fill(user.login);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Redefinir senha')).toBeVisible();
  await expectAccessible(page);
});

import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { field, makeClient, openPart, PARTS, read, richClient, toast } from './cliente.ts';
import { expect, signIn, test, visit } from './fixtures.ts';

const ENDERECO = { logradouro: 'Avenida da Jornada', bairro: 'Vila Jornada', localidade: 'Jundiaí', uf: 'SP' };

async function addAddress(page: Page): Promise<void> {
  await page.route('https://viacep.com.br/ws/13201000/json/', (route) => route.fulfill({ json: ENDERECO }));
  await page.getByRole('tab', { name: 'Endereço' }).click();
  await page.getByRole('button', { name: 'Adicionar endereço' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Endereço' });
  await dialog.getByLabel('CEP').fill('13201000');
  await expect(dialog.getByLabel('Endereço')).toHaveValue('Avenida da Jornada');
  await dialog.getByLabel('Número').fill('45');
  await dialog.getByLabel('Latitude').fill('-23.18');
  await dialog.getByLabel('Longitude').fill('-46.88');
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  const card = page.getByRole('article', { name: 'Avenida da Jornada' });
  await expect(card).toContainText('Avenida da Jornada, 45');
  await expect(card).toContainText('Vila Jornada, Jundiaí – SP');
  await expect(card.getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute('href', /openstreetmap/);
}

async function addContact(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Contatos' }).click();
  await page.getByRole('button', { name: 'Adicionar contato' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Contato' });
  await dialog.getByLabel('Nome').fill('Contato da Jornada');
  await dialog.getByLabel('E-mail').fill('jornada@example.com');
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Contato da Jornada' })).toBeVisible();
}

async function addMeters(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Med. Vazão' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Registro').fill('V-JORNADA');
  await panel.getByLabel('Calibração').fill('29/02/2024');
  await expect(panel.getByLabel('Validade')).toHaveValue('28/02/2026');
  await panel.getByRole('button', { name: 'Salvar', exact: true }).click();
  await toast(page, 'Medidor de vazão cadastrado com sucesso!');
  await expect(panel.getByText('Vencida em 28/02/2026')).toBeVisible();

  await panel.getByRole('button', { name: 'Adicionar hidrômetro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Hidrômetro' });
  await dialog.getByLabel('Registro').fill('H-JORNADA');
  await dialog.getByLabel('UC').fill('7788');
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  const row = panel.getByRole('row').filter({ hasText: 'H-JORNADA' });
  await expect(row).toContainText('7788');
  await row.getByRole('button', { name: /Unidade Controladora/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(row).not.toContainText('7788');
}

async function addYear(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Mon. Anual' }).click();
  await page.getByRole('button', { name: 'Adicionar ano' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Monitoramento Anual' });
  await dialog.getByRole('button', { name: 'Calcular pelo ano anterior' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await field(dialog, 'Ano').fill('2026');
  await dialog.getByRole('button', { name: 'Calcular pelo ano anterior' }).click();
  await expect(dialog.getByText(/não há leituras de esgoto em 2025/)).toBeVisible();
  await dialog.getByLabel('Volume (m³)').fill('12000');
  await dialog.getByLabel('DBO em Dez. Ano Anterior').fill('0,52');
  await dialog.getByRole('button', { name: 'Recalcular' }).click();
  await expect(dialog.getByText(/= 208 kg DBO\/dia/)).toBeVisible();
  await expect(dialog.getByLabel('Meta')).toHaveValue('4');
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '3 ao ano + 01 cada 200Kg' })).toContainText('2026');
}

async function readLogs(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Logs' }).click();
  const panel = page.getByRole('tabpanel');
  for (const text of ['Contato da Jornada', 'Avenida da Jornada', 'V-JORNADA', 'H-JORNADA', '***.456.789-**']) {
    await expect(panel.getByRole('cell', { name: text }).first()).toBeVisible();
  }
  await expect(panel.getByText('123.456.789-09')).toHaveCount(0);
  await panel.getByRole('combobox', { name: 'Seção' }).click();
  await page.getByRole('option', { name: 'Contatos' }).click();
  await panel.getByRole('button', { name: 'Filtrar' }).click();
  await expect(panel.getByRole('cell', { name: 'Avenida da Jornada' })).toHaveCount(0);
  await expect(panel.getByRole('cell', { name: 'Contato da Jornada', exact: true })).toBeVisible();
}

async function readPdf(page: Page, link: RegExp): Promise<string> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('button', { name: 'Relatórios' }).click();
  await page.getByRole('menuitem', { name: link }).click();
  const viewer = await popup;
  const download = viewer.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Baixar' }).click();
  const file = await (await download).path();
  await viewer.close();
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

test('staff fill in every part of a client, and its log tells all of it', async ({ page }) => {
  await signIn(page, 'admin');
  await openPart(page, await makeClient(page, 'Cliente da jornada'));
  await page.getByRole('combobox', { name: 'Tipo Pessoa' }).click();
  await page.getByRole('option', { name: 'Física' }).click();
  await page.getByLabel('CPF/CNPJ').fill('12345678909');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await toast(page, 'Dados alterados com sucesso');
  await expect(page.getByLabel('CPF/CNPJ')).toHaveValue('123.456.789-09');
  await addAddress(page);
  await addContact(page);
  await addMeters(page);
  await addYear(page);
  await readLogs(page);

  await page.getByRole('tab', { name: 'Contatos' }).click();
  const download = page.waitForEvent('download');
  const more = page.getByRole('button', { name: 'Mais opções de Contato da Jornada' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Exportar os dados pessoais de Contato da Jornada' }).click();
  expect((await download).suggestedFilename()).toMatch(/^contato_\d+\.xlsx$/);
  await more.click();
  await page.getByRole('menuitem', { name: 'Apagar os dados pessoais de Contato da Jornada' }).click();
  await page.getByRole('button', { name: 'Apagar para sempre' }).click();
  await toast(page, 'Dados pessoais apagados');
  await page.getByRole('tab', { name: 'Logs' }).click();
  await expect(page.getByText(/dados pessoais apagados/).first()).toBeVisible();
  await expect(page.getByText('Contato da Jornada')).toHaveCount(0);

  await page.getByRole('button', { name: 'Mais opções de Cliente da jornada' }).click();
  await page.getByRole('menuitem', { name: 'Apagar os dados pessoais de Cliente da jornada' }).click();
  await page.getByRole('button', { name: 'Apagar para sempre' }).click();
  await toast(page, 'Dados pessoais apagados');
  await expect(page).toHaveURL(/\/cadastro\/cliente(\?|$)/);
  await expect(page.getByText('Cliente da jornada')).toHaveCount(0);
});

test('the documents about a client are printed in tabs of their own', async ({ page }) => {
  await signIn(page, 'admin');
  const id = await richClient(page);
  const { nome } = await read<{ nome: string }>(page, `/Pessoa/${id}`);
  await openPart(page, id);
  const analysis = await readPdf(page, /^Relatório de análises/);
  expect(analysis).toContain('Relatório de análises');
  expect(analysis).toContain(nome.slice(0, 20));
  const letter = await readPdf(page, /^Carta de DBO/);
  expect(letter).toContain('Coordenação de Monitoramento');
  expect(letter).toContain('kg/m³');
});

test('a client is found, changed and left again by keyboard alone', async ({ page }) => {
  await signIn(page, 'admin');
  await makeClient(page, 'Teclado e Filhos');
  await page.goto('/cadastro/cliente');
  const focusOn = async (name: string, role: 'textbox' | 'link' | 'tab' | 'button') => {
    // A tab tells how many records it has, too.
    const target = page.getByRole(role, role === 'tab' ? { name } : { name, exact: true });
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await focusOn('Descrição', 'textbox');
  await page.keyboard.type('teclado e filhos');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
  await focusOn('Teclado e Filhos', 'link');
  await page.keyboard.press('Enter');
  await focusOn('Dados', 'tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Contatos' })).toHaveAttribute('aria-selected', 'true');
  await focusOn('Adicionar contato', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Departamento')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Adicionar contato' })).toBeFocused();
  await focusOn('Contatos', 'tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await focusOn('Nome', 'textbox');
  await page.keyboard.press('End');
  await page.keyboard.type(' Ltda');
  await page.keyboard.press('Enter');
  await toast(page, 'Dados alterados com sucesso');
  await focusOn('Voltar para os clientes', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Descrição' })).toHaveValue('teclado e filhos');
  await expect(page.getByRole('link', { name: 'Teclado e Filhos Ltda' })).toBeVisible();
});

test('a technician reads every part of a client and changes none, whatever is sent', async ({ page }) => {
  await signIn(page, 'tecnico');
  for (const [tab, path] of PARTS.filter(([name]) => name !== 'Dados' && name !== 'Logs')) {
    await visit(page, `/cadastro/cliente/1${path}`);
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('status').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Adicionar|Editar|Remover|Salvar|Apagar|Exportar/ })).toHaveCount(0);
  }
  await visit(page, '/cadastro/cliente/1/logs');
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Filtrar' })).toBeVisible();
  const [contact] = await read<[{ id: number }]>(page, '/PessoaContato/?idPessoa=1');
  const attempts = [
    page.request.post('/api/PessoaEndereco/1', { data: { idPessoa: 1, logradouro: 'Rua' } }),
    page.request.post('/api/PessoaContato', { data: { idPessoa: 1, nome: 'Outro' } }),
    page.request.post('/api/PessoaHidrometro', { data: { idPessoa: 1, registro: 'H' } }),
    page.request.post('/api/PessoaMedidorVazao', { data: { idPessoa: 1, registro: 'V' } }),
    page.request.post('/api/RelatorioMonitoramento/anual/inserir', { data: { idPessoa: 1, ano: 2030 } }),
    page.request.post('/api/PessoaContato/exportar', { data: { id: contact.id } }),
    page.request.post('/api/PessoaContato/apagar', { data: { id: contact.id } }),
    page.request.get('/api/logUser/?tabela=Usuario'),
  ];
  expect((await Promise.all(attempts)).map((reply) => reply.status())).toEqual(attempts.map(() => 403));
});

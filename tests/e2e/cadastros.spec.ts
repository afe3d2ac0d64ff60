import { readFile } from 'node:fs/promises';
import { type CellValue, xlsx } from '../fixtures/spreadsheets.ts';
import { expect, login, logout, PASSWORD, showTheme, signIn, test, visit } from './fixtures.ts';
import {
  DESCRICAO,
  filter,
  headings,
  make,
  openNew,
  REGISTERS,
  readExcel,
  readPdf,
  rowOf,
  toast,
} from './registers.ts';

for (const register of REGISTERS) {
  test(`${register.title}: made, refused twice, edited, filtered, printed, exported, removed and brought back`, async ({
    page,
  }) => {
    const { path, title, unique, typed, pdf, excel, width, columns } = register;
    await signIn(page, 'admin');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('cell').first()).toBeVisible();
    expect(await headings(page)).toEqual(columns);

    await test.step('create', async () => {
      const dialog = await openNew(page, register);
      expect(Math.round((await dialog.locator('form').boundingBox())?.width ?? 0)).toBe(width);
      await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
      await toast(page, 'Salvo com sucesso');
      await expect(dialog).toBeHidden();
    });

    await test.step('a second one like it is refused on its field', async () => {
      const dialog = await openNew(page, register);
      await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
      const field = dialog.getByLabel(unique).first();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.getByText(/^Já existe uma? .+ com est[ae] /)).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('filter, PDF and Excel', async () => {
      await filter(page, DESCRICAO.toUpperCase(), 'Habilitado');
      await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
      const text = await readPdf(page);
      expect(text).toContain(pdf.title);
      expect(text).toContain('Situação: Habilitado');
      for (const heading of pdf.headings) expect(text).toContain(heading);
      for (const value of Object.values(typed)) expect(text).toContain(value.replace(/^(\d+,\d)$/, '$10'));
      const sheet = await readExcel(page);
      expect(sheet.file).toBe(excel.file);
      expect(sheet.rows[0]).toEqual(excel.headings);
      expect(sheet.rows[1]).toEqual([expect.any(Number), ...excel.row]);
      expect(sheet.rows).toHaveLength(2);
    });

    await test.step('edit: disabled', async () => {
      await page.getByRole('link', { name: /^Editar/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Edição' });
      await dialog.getByLabel('Descrição').fill(`${DESCRICAO} 2`);
      await dialog.getByRole('combobox', { name: 'Situação' }).click();
      await page.getByRole('option', { name: 'Desabilitado' }).click();
      await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
      // The filter that would hide what was just saved is taken away.
      await expect(rowOf(page, `${DESCRICAO} 2`)).toHaveAttribute('aria-current', 'true');
      await filter(page, DESCRICAO, 'Desabilitado');
      await expect(rowOf(page, `${DESCRICAO} 2`)).toContainText('Desabilitado');
    });

    await test.step('remove, and bring back from the keyboard', async () => {
      const row = rowOf(page, `${DESCRICAO} 2`);
      await row.getByRole('button', { name: /^Remover/ }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Deseja remover esse item?');
      await question.getByRole('button', { name: 'Remover' }).click();
      // Under the pointer it stays.
      await page.getByRole('button', { name: 'Desfazer' }).hover();
      await toast(page, 'Removido com sucesso');
      await expect(row).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
      await page.keyboard.press('Enter');
      await toast(page, 'Remoção desfeita');
      await expect(row).toBeVisible();
    });
  });
}

test('several at once: disabled, removed, brought back; what is in use is named and disabled instead', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await make(page, 'Roteiro', ['Lote A', 'Lote B', 'Lote C']);
  await page.goto('/cadastro/roteiro');
  await filter(page, 'lote');
  await expect(page.getByText('3 registros', { exact: true })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Ações para os itens selecionados' });

  await page.getByRole('checkbox', { name: 'Selecionar Lote A' }).check();
  await page.getByRole('checkbox', { name: 'Selecionar Lote C' }).check();
  await expect(bar).toContainText('2 itens selecionados');
  await bar.getByRole('button', { name: 'Desabilitar' }).click();
  const disable = page.getByRole('alertdialog', { name: 'Desabilitar 2 itens' });
  await expect(disable).toContainText('Lote A, Lote C');
  await disable.getByRole('button', { name: 'Desabilitar' }).click();
  await toast(page, '2 itens desabilitados com sucesso');
  await expect(page.getByRole('cell', { name: 'Desabilitado' })).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await bar.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('alertdialog', { name: 'Remover 3 itens' }).getByRole('button', { name: 'Remover' }).click();
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await undo.hover();
  await toast(page, '3 itens removidos com sucesso');
  for (const width of [400, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    const told = await page.getByRole('alert').filter({ has: undo }).boundingBox();
    const tools = await page.getByRole('button', { name: 'Filtros salvos' }).boundingBox();
    expect(told!.y + told!.height).toBeLessThanOrEqual(tools!.y);
  }
  await expect(page.getByText('Nenhum registro com esses filtros.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await toast(page, 'Remoção de 3 itens desfeita');
  await expect(page.getByRole('cell', { name: 'Desabilitado' })).toHaveCount(2);

  await page.goto('/cadastro/roteiro');
  await page.getByRole('checkbox', { name: 'Selecionar Roteiro Norte' }).check();
  await page.getByRole('checkbox', { name: 'Selecionar Lote A' }).check();
  await bar.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Nada foi alterado: 1 de 2 itens não permite' });
  await expect(refusal.getByRole('listitem')).toContainText('Roteiro Norte');
  await expect(refusal.getByRole('listitem')).toContainText(/em uso por \d+ clientes/);
  await refusal.getByRole('button', { name: 'Remover o outro' }).click();
  await toast(page, 'Removido com sucesso');
  await expect(rowOf(page, 'Lote A')).toBeHidden();
  await expect(rowOf(page, 'Roteiro Norte')).toContainText('Habilitado');
});

test('a record in use is disabled from where its removal was refused', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/medidor-vazao/categoria-cobranca');
  await page.getByRole('button', { name: 'Remover Média' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remover Média' });
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(dialog).toContainText(/em uso por .* leituras. Desabilite-o em vez de remover/);
  await dialog.getByRole('button', { name: 'Desabilitar' }).click();
  await toast(page, 'Desabilitado com sucesso');
  await expect(rowOf(page, 'Média')).toContainText('Desabilitado');
  await page.getByRole('button', { name: 'Remover Média' }).click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(dialog).toContainText('já está desabilitado');
  await expect(dialog.getByRole('button')).toHaveText(['Fechar']);
});

test('a sheet is imported: its faults are shown, corrected, and nothing is written before', async ({ page }) => {
  const HEADINGS: CellValue[] = ['id', 'descricao', 'status', 'dtCadastro'];
  const sheet = (name: string, rows: CellValue[][]) => ({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: xlsx({ Fontes: [HEADINGS, ...rows] }),
  });
  await signIn(page, 'admin');
  await page.goto('/cadastro/fonte-abastecimento');
  await expect(page.getByRole('cell').first()).toBeVisible();
  const before = (await readExcel(page)).rows;
  const first = before[1]?.slice(0, 3) as CellValue[];

  await page.getByRole('button', { name: 'Importar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar Fontes de Abastecimento' });
  const file = dialog.getByLabel('Planilha', { exact: true });
  expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(800);

  await file.setInputFiles({ name: 'fontes.xlsx', mimeType: 'text/plain', buffer: Buffer.from('nada disso') });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('alert')).not.toContainText('Erro na requisição');

  await file.setInputFiles(
    sheet('fontes.xlsx', [
      [first[0] ?? null, 'Esgoto medido', 'Habilitado', null],
      [null, 'Dessalinização', 'talvez', null],
      [null, 'Orvalho', 'Desabilitado', null],
    ]),
  );
  await expect(dialog.getByText('1 com erro, 1 para alterar, 1 para incluir')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: /talvez Use Habilitado ou Desabilitado/ })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: `Esgoto medido antes: ${first[1]}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Importar 2 linhas' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('cell', { name: 'Orvalho' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Importar' }).click();
  await file.setInputFiles(
    sheet('fontes.xlsx', [
      [first[0] ?? null, 'Esgoto medido', 'Habilitado', null],
      [null, 'Dessalinização', 'Habilitado', null],
      [null, 'Orvalho', 'Desabilitado', null],
    ]),
  );
  await dialog.getByRole('button', { name: 'Importar 3 linhas' }).click();
  await toast(page, 'Importação concluída: 2 incluídos, 1 alterado');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Orvalho')).toContainText('Desabilitado');
  await expect(rowOf(page, 'Esgoto medido')).toBeVisible();

  // What is exported comes back as it is.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const exported = await readFile(await (await download).path());
  await page.getByRole('button', { name: 'Importar' }).click();
  await file.setInputFiles({ ...sheet('Fonte_Abastecimento.xlsx', []), buffer: exported });
  await expect(dialog.getByText('O cadastro já está como a planilha: não há o que importar.')).toBeVisible();
});

test('a branch of activity: its data, its test e-mail in the queue, its parameters, another person’s change', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/ramo-atividade');
  await page.getByRole('link', { name: 'Ver Metalurgia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ramo de Atividade Metalurgia' })).toBeVisible();
  const address = page.url();
  const mail = page.getByLabel('Config. Mensagens de E-mails');
  await expect(mail).toHaveAttribute('rows', '10');
  await mail.fill('Prezados,\na visita da jornada aconteceu.');
  await page.getByRole('tab', { name: 'Parâmetros' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar editando' }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await toast(page, 'Salvo com sucesso');

  const sample = page.getByRole('region', { name: 'E-mail de teste' });
  await sample.getByLabel('E-mail').fill('jornada@exemplo.com.br');
  await sample.getByRole('button', { name: 'Enviar' }).click();
  await toast(page, 'E-mail de teste enviado');
  const developer = await (await browser.newContext({ baseURL })).newPage();
  await developer.request.post('/api/Usuario/login', { data: { login: 'dev', senha: PASSWORD } });
  const queue = (await (await developer.request.get('/api/mensagens')).json()).listaResultados;
  const queued = queue.find(({ para }: { para: string }) => para === 'jornada@exemplo.com.br');
  expect(queued).toMatchObject({ situacao: expect.stringMatching(/pendente|enviada/) });
  await expect(async () => {
    const one = (await (await developer.request.get(`/api/mensagens/${queued.id}`)).json()).listaResultados;
    expect(one.conteudo.texto).toContain('a visita da jornada aconteceu.');
  }).toPass();

  await page.getByRole('tab', { name: 'Parâmetros' }).click();
  await expect(page).toHaveURL(`${address}/parametros`);
  const count = page.getByText(/^\d+ de \d+ selecionados$/);
  await expect(count).toBeVisible();
  await page.getByRole('textbox', { name: 'Filtrar parâmetros' }).fill('arsenio');
  const arsenic = page.getByRole('checkbox', { name: 'Arsênio (As)' });
  const had = await arsenic.isChecked();
  await arsenic.click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await toast(page, 'Salvo com sucesso');
  await page.reload();
  await expect(arsenic).toBeChecked({ checked: !had });
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await expect(count).toHaveText(/^(\d+) de \1 selecionados$/);

  const id = Number(address.split('/').at(-1));
  const reply = await developer.request.post('/api/RamoAtividade', { data: { id, descricao: 'Metalurgia pesada' } });
  expect(reply.status()).toBe(200);
  // What is said of the branch itself is no other choice of parameters.
  const save = page.getByRole('button', { name: 'Salvar', exact: true });
  await save.click();
  await toast(page, 'Salvo com sucesso');
  const heading = page.getByRole('heading', { level: 1, name: 'Ramo de Atividade Metalurgia pesada' });
  await expect(heading).toBeVisible();

  const list = await (await developer.request.get(`/api/ramoAtividadeParametro?idRamoAtividade=${id}`)).json();
  const linked: { idParametro: number }[] = list.listaResultados;
  const listaParametros = linked.slice(0, -1).map(({ idParametro }) => ({ idParametro }));
  const fewer = { idRamoAtividade: id, listaParametros };
  expect((await developer.request.post('/api/ramoAtividadeParametro', { data: fewer })).status()).toBe(200);
  await arsenic.click();
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Removidos por dev: ');
  await page.getByRole('button', { name: 'Manter o meu' }).click();
  await toast(page, 'Salvo com sucesso');
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(count).toHaveText(`${linked.length - 2} de ${linked.length} selecionados`);
  await developer.context().close();
});

test('technicians are looked at, printed and exported only; who may not edit is told so by the server', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/relatorio/usuario-tecnico');
  await expect(page.getByRole('cell').first()).toBeVisible();
  expect(await headings(page)).toEqual(['ID', 'Nome', 'Login', 'Situação', 'Data de Cadastro']);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /Importar|Remover/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /Novo|Editar/ })).toHaveCount(0);
  const sheet = await readExcel(page);
  expect(sheet.file).toBe('Relatorio_Tecnicos.xlsx');
  expect(sheet.rows[0]).toEqual(['Relatório de Técnicos']);
  expect(sheet.rows[1]?.[0]).toMatch(/^Feito em \d/);
  expect(sheet.rows[2]).toEqual(['id', 'nome', 'login', 'status', 'dtCadastro']);
  expect(sheet.rows[3]?.[4]).toBeInstanceOf(Date);
  const text = await readPdf(page);
  for (const heading of ['#', 'Nome', 'Login', 'Situação', 'Data de Cadastro']) expect(text).toContain(heading);
  expect(text).toContain('tecnico');
  await filter(page, 'vazao');
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();

  await logout(page);
  await login(page, 'tecnico');
  await visit(page, '/relatorio/usuario-tecnico');
  await expect(rowOf(page, 'tecnico')).toBeVisible();
  await visit(page, '/cadastro/ramo-atividade/3');
  await expect(page.getByText(/pode ver este cadastro, mas não alterá-lo/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Salvar|Enviar/ })).toHaveCount(0);
  await visit(page, '/cadastro/Amostrador');
  await expect(page.getByRole('heading', { level: 1, name: 'Amostradores' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Novo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Amostrador' });
  await dialog.getByLabel('Descrição').fill('Amostrador do técnico');
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(/permissão|permite/i);
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Amostrador do técnico');
});

test('columns and saved filters follow the user to another browser, and nobody else', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/Amostrador');
  await page.getByRole('button', { name: 'Colunas' }).click();
  const kept = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.getByRole('menuitemcheckbox', { name: 'Data de Aquisição' }).click();
  await kept;
  await page.keyboard.press('Escape');
  await filter(page, 'automático 03', 'Habilitado');
  await page.getByRole('button', { name: 'Filtros salvos' }).click();
  const saved = page.getByRole('dialog', { name: 'Filtros salvos' });
  await saved.getByLabel('Nome do filtro').fill('Só o terceiro');
  const keptToo = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  await keptToo;

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await signIn(other, 'admin');
  await other.goto('/cadastro/Amostrador');
  await expect(other.getByRole('cell').first()).toBeVisible();
  expect(await headings(other)).toEqual(['ID', 'Código', 'Descrição', 'Situação', 'Opções']);
  await other.getByRole('button', { name: 'Filtros salvos' }).click();
  await other.getByRole('button', { name: /^Só o terceiro/ }).click();
  await expect(other.getByText('1 registro', { exact: true })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Descrição' })).toHaveValue('automático 03');
  await other.getByRole('button', { name: 'Filtros salvos' }).click();
  const forgotten = other.waitForResponse((reply) => reply.request().method() === 'PUT');
  await other.getByRole('button', { name: 'Remover o filtro Só o terceiro' }).click();
  await forgotten;
  await other.keyboard.press('Escape');

  await logout(other);
  await login(other, 'dev');
  await other.goto('/cadastro/Amostrador');
  await expect(other.getByRole('cell').first()).toBeVisible();
  expect(await headings(other)).toContain('Data de Aquisição');
  await context.close();
});

test('a list by keyboard: a use leads to exactly those, a name opens its record, and what is disabled stands back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const [path, filtered, item] of [
    ['/cadastro/fonte-abastecimento', '/cadastro/cliente', 'Fonte de Abastecimento'],
    ['/medidor-vazao/pessoa-medidor-vazao-tipo', '/cadastro/cliente', 'Tipo de Medidor de Vazão'],
    ['/medidor-vazao/categoria-cobranca', '/cadastro/cliente', 'Tipo de Cobrança'],
    ['/cadastro/Parametro', '/cadastro/ramo-atividade', 'Parâmetro'],
  ] as const) {
    await visit(page, path);
    const use = page.getByRole('link', { name: /^[\d.]+ (clientes?|ramos?) com / }).first();
    const [, count = '', name = ''] =
      /^([\d.]+) .*? com (.*)$/.exec((await use.getAttribute('aria-label')) ?? '') ?? [];
    await use.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${filtered}\\?filter=`));
    await expect(page.getByRole('button', { name: `Retirar o filtro ${item}: ${name}` })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${count} registros?$`))).toBeVisible();
  }

  await visit(page, '/cadastro/roteiro');
  await expect(page.getByRole('heading', { level: 1, name: 'Roteiros' })).toBeVisible();
  const route = page.getByRole('row').nth(1).getByRole('link').first();
  const name = await route.textContent();
  await route.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Descrição')).toHaveValue(name ?? '');

  const inksOf = async (flagAtivo: 0 | 1) => {
    await page.goto(`/cadastro/cliente?filter=${encodeURIComponent(JSON.stringify({ flagAtivo }))}`);
    const cell = page.getByRole('table').getByRole('cell').first();
    await expect(cell).toBeVisible();
    const inkIn = async (theme: 'light' | 'dark') => {
      await showTheme(page, theme);
      return cell.evaluate((one) => getComputedStyle(one).color);
    };
    return { light: await inkIn('light'), dark: await inkIn('dark') };
  };
  const disabled = await inksOf(0);
  const enabled = await inksOf(1);
  expect(disabled.light).not.toBe(enabled.light);
  expect(disabled.dark).not.toBe(enabled.dark);
});

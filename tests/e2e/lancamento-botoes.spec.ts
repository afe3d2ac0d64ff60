import type { Locator } from '@playwright/test';
import { read } from './cliente.ts';
import { expect, signIn, test } from './fixtures.ts';
import { makeMeters, openGrid, typeReadings } from './lancamento.ts';

for (const [how, options] of [
  ['a pointer', {}],
  ['a finger', { hasTouch: true, viewport: { width: 820, height: 1180 } }],
] as const) {
  test.describe(`with ${how}`, () => {
    test.use(options);

    test('a button that is pressed does what it says, though what was typed before is put right, or pending, by it', async ({
      page,
      context,
    }) => {
      await signIn(page, 'admin');
      const nome = `Botão que fica com ${how}`;
      await makeMeters(page, nome, 3);
      const before = (
        await read<{ idHidrometro: number }[]>(
          page,
          `/PessoaHidrometro/?nomeCliente=${encodeURIComponent(nome)}&idMes=9&idAno=2026`,
        )
      ).map(({ idHidrometro }) => ({ idHidrometro, idMes: 9, idAno: 2026, leituraAtual: 100 }));
      for (const data of before) {
        expect((await page.request.post('/api/PessoaHidrometroLancamento', { data })).status()).toBe(200);
      }
      await openGrid(page, nome);
      // However long what follows takes: it is asked a while after a reading was clicked.
      const question = page.getByRole('alertdialog', { name: 'Deseja salvar?' });
      await page.addLocatorHandler(question, () => page.keyboard.press('Escape'));
      const press = (button: Locator) => ('hasTouch' in options ? button.tap() : button.click());
      const cell = (at: number) => page.getByRole('row').nth(at).locator('[aria-colindex="7"]');
      /** Types over a cell that is opened with the click: nothing is asked meanwhile. */
      const typeOver = async (at: number, text: string) => {
        await cell(at).dblclick();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(text);
      };
      await cell(1).click();
      await typeReadings(page, ['5', '6']);
      await press(page.getByRole('button', { name: 'Salvar tudo' }));
      await expect(page.getByRole('region', { name: '2 leituras não foram salvas' })).toBeVisible();
      await typeOver(1, '150');
      // Its failure goes as its field is left, and what is told of it: it does what it says all the same.
      await press(
        page
          .getByRole('listitem')
          .filter({ hasText: `${nome}-1` })
          .getByRole('button', { name: 'Conferir' }),
      );
      const first = page.getByRole('dialog', { name: `Observações – ${nome} – ${nome}-1` });
      await expect(first).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(first).toHaveCount(0);
      await expect(cell(1)).toHaveText('150');
      await typeOver(1, '151');
      // The grid moves up with it.
      await press(page.getByRole('button', { name: `Salvar ${nome} – ${nome}-1` }));
      await expect(
        page.getByText('Vazão alterada com sucesso').or(page.getByText('Vazão cadastrada com sucesso')),
      ).toBeVisible();
      await typeOver(2, '160');
      await press(page.getByRole('button', { name: `Observações de ${nome} – ${nome}-3` }));
      const dialog = page.getByRole('dialog', { name: `Observações – ${nome} – ${nome}-3` });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await press(page.getByRole('button', { name: 'Salvar tudo' }));
      await expect(page.getByText('Tudo salvo')).toBeVisible();
      // The bar that tells of the first one takes a second line where there is little room.
      await context.setOffline(true);
      await typeOver(3, '170');
      await press(page.getByRole('button', { name: `Observações de ${nome} – ${nome}-2` }));
      await expect(page.getByRole('dialog', { name: `Observações – ${nome} – ${nome}-2` })).toBeVisible();
    });
  });
}

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('a second tap has a cell typed in, wherever it is', async ({ page }) => {
    await signIn(page, 'admin');
    const nome = 'Toque na grade';
    await makeMeters(page, nome, 2);
    await openGrid(page, nome);
    const cell = (at: number) => page.getByRole('row').nth(at).locator('[aria-colindex="7"]');
    for (const [at, reading] of ['12', '34'].entries()) {
      const field = page.getByRole('textbox', { name: `Leitura atual, ${nome}-${at + 1}` });
      await cell(at + 1).tap();
      await expect(cell(at + 1)).toHaveAttribute('data-active');
      await expect(field).toHaveCount(0);
      await cell(at + 1).tap();
      await expect(field).toBeFocused();
      await page.keyboard.type(reading);
    }
    await page.getByRole('button', { name: 'Salvar tudo' }).tap();
    await expect(page.getByText('Tudo salvo')).toBeVisible();
    await expect(cell(1)).toHaveText('12');
    await expect(cell(2)).toHaveText('34');
  });
});

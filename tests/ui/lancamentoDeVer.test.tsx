import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LEITURAS, leitura, openGrid, openPhone } from './lancamentoScreen.tsx';
import { showOnPhone } from './phone.ts';
import { readFields } from './readFields.ts';

const OBS = 'Lacre trocado na portaria; o técnico volta na semana que vem para conferir a leitura';
const MOTIVO = 'Obra na linha de envase durante todo o mês, com lavagem dos tanques';
const TITLE = { name: 'Observações – Indústria 1 – H-1' };
const SALVA = leitura({ idHidrometro: 1, id: 7, versao: 1, leituraAtual: 1120, obs: OBS, motivo: MOTIVO });
const leituras = [SALVA, ...LEITURAS.slice(1)];

test.each([
  ['OBS', '{Enter}'],
  ['Motivo', '{Enter}'],
  ['OBS', '{F2}'],
  ['Motivo', '{F2}'],
])('who only looks reads all of %s by %s, and is back in its cell', async (heading, key) => {
  const { grid, cell, person } = await openGrid({ leituras, mayEdit: false });
  await person.click(cell('H-1', heading));
  await person.keyboard(key);
  const dialog = within(await screen.findByRole('dialog', TITLE));
  for (const text of [OBS, MOTIVO]) expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByRole('group', { name: /substituído ou virado/i })).toHaveTextContent(/Não$/);
  for (const role of ['textbox', 'combobox']) expect(dialog.queryByRole(role)).toBeNull();
  expect(dialog.queryByRole('button', { name: /Aplicar|Remover/ })).toBeNull();
  const close = dialog.getByRole('button', { name: 'Fechar' });
  expect(close).toHaveFocus();
  await person.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(grid).toHaveFocus();
  expect(cell('H-1', heading)).toHaveAttribute('data-active');
});

test('a letter, and Enter elsewhere, open nothing', async () => {
  const { cell, person } = await openGrid({ leituras, mayEdit: false });
  await person.click(cell('H-1', 'OBS'));
  await person.keyboard('a');
  await person.click(cell('H-1', 'Leitura atual'));
  await person.keyboard('{F2}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cell('H-2', 'Leitura atual')).toHaveAttribute('data-active');
  expect(screen.getByText(/Enter ou F2 em Motivo e em OBS abrem o texto inteiro/)).toBeVisible();
});

test('a double click, or the option of its row, opens it too', async () => {
  const { cell, person } = await openGrid({ leituras, mayEdit: false });
  await person.dblClick(cell('H-1', 'Motivo'));
  expect(await screen.findByRole('dialog', TITLE)).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const option = screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' });
  await person.click(option);
  expect(await screen.findByRole('dialog', TITLE)).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(option).toHaveFocus());
});

test('on a phone the readings are texts to read, and the observations come and go', async () => {
  showOnPhone();
  const { person } = await openPhone({ leituras, mayEdit: false });
  expect(screen.queryByRole('textbox', { name: 'Leitura atual' })).toBeNull();
  const read = new Map(readFields().map(([label, value]) => [label, value] as const));
  expect(read.get('Leitura atual')).toBe('1.120');
  expect(read.get('OBS')).toBe(OBS);
  expect(read.get('Tipo de Cobrança')).toBe('Leitura');
  const option = screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' });
  await person.click(option);
  expect(await screen.findByRole('dialog', TITLE)).toHaveTextContent(MOTIVO);
  await person.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(option).toHaveFocus());
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openLancamento } from './lancamentoScreen.tsx';
import { showOnPhone, showOnWindow } from './phone.ts';

const printed = () => document.documentElement.style.getPropertyValue('--emitido');

test('a page on paper says when it was printed, in the zone of the product', async () => {
  openLancamento({});
  await screen.findByRole('grid');
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(printed()).toMatch(/^"Emitido em \d\d\/\d\d\/\d{4} \d\d:\d\d"$/);
  });
});

test('the filters of the grid of readings stand on paper in words, but for what is only typed', async () => {
  const asked = 'nomeCliente=ind&medidorVazao=1&idMes=11&idAno=2026&semLeitura=1';
  const { person } = openLancamento({ path: `/medidor-vazao/lancamento?${asked}` });
  const told = await screen.findByText('Cliente: ind; Possui medidor de vazão: Sim; Só sem leitura');
  // What is made of the month is of the same meters.
  for (const name of [/PDF/, /Ficha de Leitura/]) {
    const link = await screen.findByRole('link', { name });
    expect(new URL(link.getAttribute('href') ?? '', window.location.href).searchParams.get('semLeitura')).toBe('1');
  }
  await person.type(screen.getByRole('textbox', { name: 'Cliente' }), 'ústria');
  expect(told).toHaveTextContent(/^Cliente: ind;/);
});

/** Pixels of A4 within its margins. */
const PAPER = 718;

test('the grid of readings is printed in the order that it is shown in, though paper is narrower than the window', async () => {
  const window = showOnWindow(1366);
  openLancamento({});
  const grid = await screen.findByRole('grid');
  const headings = () => within(grid).getAllByRole('columnheader').slice(0, 2);
  const shown = headings().map(({ textContent }) => textContent);
  expect(shown).toEqual(['Cliente', 'Registro']);
  window.print(PAPER);
  expect(headings().map(({ textContent }) => textContent)).toEqual(shown);
  window.endPrint();
  expect(headings().map(({ textContent }) => textContent)).toEqual(shown);
  window.resize(PAPER);
  expect(headings().map(({ textContent }) => textContent)).toEqual(['Registro', 'Cliente']);
});

test('from a phone the card is printed, though paper is wider', async () => {
  const phone = showOnPhone();
  openLancamento({});
  await screen.findByText('1 de 4');
  phone.print(PAPER);
  expect(screen.getByText('1 de 4')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).toBeNull();
});

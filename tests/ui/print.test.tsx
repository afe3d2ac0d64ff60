import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openLancamento } from './lancamentoScreen.tsx';

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
  await person.type(screen.getByRole('textbox', { name: 'Cliente' }), 'ústria');
  expect(told).toHaveTextContent(/^Cliente: ind;/);
});

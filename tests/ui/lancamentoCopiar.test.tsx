import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LEITURAS, leitura, openGrid, paste } from './lancamentoScreen.tsx';

/** What copying the selected cells hands over. */
function copy(): string {
  const handed = new Map<string, string>();
  const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (type: string, text: string) => handed.set(type, text) },
  });
  document.dispatchEvent(event);
  return handed.get('text/plain') ?? '';
}

test('what is copied from the grid is a text to spreadsheets, and comes back as it was', async () => {
  const texts = { motivo: '@ver OS 12', obs: '- medidor trocado' };
  const first = leitura({ idHidrometro: 1, ...texts });
  const { cell, person } = await openGrid({ leituras: [first, ...LEITURAS.slice(1)] });
  await person.click(cell('H-1', 'Motivo'));
  await person.keyboard('{Shift>}{End}{/Shift}');
  const copied = copy();
  expect(copied).toBe("'@ver OS 12\tNão\t'- medidor trocado");
  await person.click(cell('H-2', 'Motivo'));
  await act(async () => paste(copied));
  expect(cell('H-2', 'Motivo')).toHaveTextContent(/^@ver OS 12$/);
  expect(cell('H-2', 'OBS')).toHaveTextContent(/^- medidor trocado$/);
});

test('a cell that shows that it has nothing is copied as nothing, one in which the sign was typed with it', async () => {
  const { cell, person } = await openGrid({ leituras: [leitura({ idHidrometro: 1, obs: '-' }), ...LEITURAS.slice(1)] });
  for (const heading of ['UC', 'Volume medido', 'Volume corrigido', 'Tempo anterior', 'Tempo total']) {
    await person.click(cell('H-1', heading));
    expect(cell('H-1', heading)).toHaveTextContent(/^-$/);
    expect(copy()).toBe('');
  }
  await person.click(cell('H-1', 'OBS'));
  expect(copy()).toBe("'-");
});

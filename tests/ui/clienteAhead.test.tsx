import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useClienteAhead } from '../../src/pages/cliente/useClienteAhead.ts';
import { renderInApp } from '../fixtures/renderApp.tsx';

let asked = 0;
/** Code that does not come, as without a connection. A spy would look after the failure itself. */
function load() {
  asked += 1;
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
}

function Opener() {
  return <button {...useClienteAhead(3, load)}>Serra Azul</button>;
}

test('code that does not come ahead is nobody’s error yet', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { person } = renderInApp(<Opener />);
  await person.hover(await screen.findByRole('button', { name: 'Serra Azul' }));
  await waitFor(() => expect(asked).toBe(1));
  // Node tells of what nobody looked after once its microtasks are done.
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

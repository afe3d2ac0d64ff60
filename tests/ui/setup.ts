import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { describePagesWhenRead } from './elementErrors.ts';
import { findLabelsQuickly } from './labels.ts';
import { computeAskedStyles, findStylesQuickly } from './styles.ts';

// A busy machine takes longer than the second that is usual to draw a screen.
configure({ asyncUtilTimeout: 30_000 });

describePagesWhenRead();
computeAskedStyles();
findStylesQuickly();
findLabelsQuickly();

// The test browser lays nothing out: nothing in it changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** All forms of a plural, or the place of a value that nobody gave: no screen shows them. */
const UNWORDED = /.{0,40}(?:\|\|\|\||%\{).{0,40}/g;

afterEach(async () => {
  const shown = document.body.textContent.match(UNWORDED);
  cleanup();
  // What was being typed is kept once its field is gone.
  await Promise.resolve();
  localStorage.clear();
  sessionStorage.clear();
  expect(shown).toBeNull();
});

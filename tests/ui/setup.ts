import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { i18nProvider } from '../../i18n/index.ts';
import { findLabelsQuickly } from './labels.ts';
import { computeAskedStyles, findStylesQuickly } from './styles.ts';

// A busy machine takes longer than the second that is usual to draw a screen.
configure({ asyncUtilTimeout: 30_000 });

computeAskedStyles();
findStylesQuickly();
findLabelsQuickly();

// The test browser lays nothing out: nothing in it changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Texts that were shown with all their forms, or with the place of a value that nobody gave. */
const unworded = new Set<string>();
const { translate } = i18nProvider;
i18nProvider.translate = (key, options) => {
  const text = translate(key, options);
  if (/\|\|\|\||%\{/.test(text)) unworded.add(`${key}: ${text}`);
  return text;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  const told = [...unworded];
  unworded.clear();
  expect(told).toEqual([]);
});

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { keepAskedStyles } from './styles.ts';

// A busy machine takes longer than the second that is usual to draw a screen.
configure({ asyncUtilTimeout: 30_000 });

keepAskedStyles();

afterEach(() => {
  cleanup();
  localStorage.clear();
});

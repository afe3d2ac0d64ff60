import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEPENDENCIES, dependenciesText } from '../../scripts/dependencies.ts';

test('the list of what production installs is that of the lock file (npm run dependencies)', () => {
  expect(readFileSync(DEPENDENCIES, 'utf8')).toBe(dependenciesText());
});

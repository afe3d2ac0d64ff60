import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEPENDENCIES, dependenciesText, publishedIn } from '../../scripts/dependencies.ts';

const text = readFileSync(DEPENDENCIES, 'utf8');

test('the list of what production installs is that of the lock file (npm run dependencies)', () => {
  expect(text).toBe(dependenciesText(publishedIn(text)));
});

test('each package that we ask for has its licence and the day by which its version was published', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Pacote'));
  expect(rows.length).toBeGreaterThan(30);
  expect([...publishedIn(text).keys()]).toEqual(rows.map((row) => row.split(' | ').slice(0, 2).join(' ').slice(2)));
  for (const day of publishedIn(text).values()) expect(day > '2010-01-01' && day < '2030-01-01').toBe(true);
});

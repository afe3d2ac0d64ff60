import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Program {
  include: string[];
  exclude: string[];
  files?: string[];
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Program;

test('the two checks of types leave nothing out between them', () => {
  const whole = read('tsconfig.json').include;
  const screens = read('scripts/types/screens.json');
  const server = read('scripts/types/server.json');
  expect(screens.include).toEqual(whole.map((folder) => `../../${folder}`));
  expect(server.include).toEqual(expect.arrayContaining(screens.exclude));
  expect(screens.files).toEqual(expect.arrayContaining(server.exclude));
});

import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from '../../server/wholeFile.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-inteiro-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a file is written in folders that are made for it, over the one before it, and nothing beside it', async () => {
  const folder = await emptyFolder();
  const target = path.join(folder, 'ab', 'foto.jpg');
  for (const text of ['primeira', 'segunda']) await writeWhole(target, Buffer.from(text));
  expect((await readFile(target)).toString()).toBe('segunda');
  expect(await readdir(path.dirname(target))).toEqual(['foto.jpg']);
});

test('what cannot be put in its place leaves nothing', async () => {
  const folder = await emptyFolder();
  await mkdir(path.join(folder, 'foto.jpg', 'ocupada'), { recursive: true });
  await expect(writeWhole(path.join(folder, 'foto.jpg'), Buffer.from('bytes'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['foto.jpg']);
});

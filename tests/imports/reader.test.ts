import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { built, READER } from '../../server/imports/code.ts';
import { LIMITS } from '../../server/imports/limits.ts';
import type { Outcome } from '../../server/imports/protocol.ts';
import { prepareReader, type Reader, takeReader } from '../../server/imports/reader.ts';
import { tallSheet, xlsx } from '../fixtures/spreadsheets.ts';

const taken: Reader[] = [];
afterEach(() => {
  for (const reader of taken.splice(0)) reader.discard();
});

function take(heapMegabytes = LIMITS.heapMegabytes): Reader {
  const reader = takeReader(heapMegabytes);
  taken.push(reader);
  return reader;
}

/** What a reader answers that is asked to read a file. */
async function answerOf({ child, output }: Reader, input: string): Promise<Outcome> {
  const answer = once(child, 'message');
  child.send({ input, output, parametros: null, limits: LIMITS });
  return (await answer)[0] as Outcome;
}

test('a reader that was prepared reads one file; the next file gets another', async () => {
  const waiting = prepareReader();
  expect(prepareReader()).toBe(waiting);
  const [first, second] = [take(), take()];
  expect(first).toBe(waiting);
  expect(second).not.toBe(waiting);
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  const file = path.join(folder, 'laudo.xlsx');
  await writeFile(file, xlsx({ Plan1: tallSheet([{ parametro: 'DBO', valor: 10 }]) }));
  await first.give(file);
  expect(await answerOf(first, first.input)).toEqual({ summary: { resultados: 2, ignoradas: [] } });
  expect(JSON.parse(await readFile(first.output, 'utf8'))).toHaveLength(2);
  // It may read what it was given, and no other file.
  expect(await answerOf(second, file)).toMatchObject({ cause: expect.stringContaining('--allow-fs-read') });
  await rm(folder, { recursive: true });
});

test('a prepared reader that ends by itself is forgotten, with its folder', async () => {
  const waiting = prepareReader();
  waiting.child.kill('SIGKILL');
  await once(waiting.child, 'exit');
  expect(existsSync(path.dirname(waiting.output))).toBe(false);
  expect(take()).not.toBe(waiting);
});

test('a prepared reader whose folder was tidied away is not given a file', async () => {
  const waiting = prepareReader();
  // It would put more into the folder while that is emptied, or make it anew.
  waiting.child.kill('SIGSTOP');
  await rm(path.dirname(waiting.input), { recursive: true, maxRetries: 5 });
  expect(take()).not.toBe(waiting);
});

test('a reading of other limits gets a process of its own', () => {
  prepareReader();
  const small = take(64);
  const usual = take();
  expect([small.heapMegabytes, usual.heapMegabytes]).toEqual([64, LIMITS.heapMegabytes]);
  expect(small.child.spawnargs).toContain('--max-old-space-size=64');
});

test('a reader starts from a copy of its own of what its code was compiled to', () => {
  const own = path.join(path.dirname(take().input), 'compilado');
  const files = (folder: string) => readdirSync(folder, { recursive: true }).toSorted();
  // Few: they are copied while others wait. One is what e-mails alone need.
  expect(files(built().compiled)).toHaveLength(4);
  expect(files(own)).toEqual(files(built().compiled));
  // Whoever built the server need not be who runs it.
  const modes = files(built().compiled).map((name) => statSync(path.join(built().compiled, String(name))).mode & 0o004);
  expect(modes).toEqual([4, 4, 4, 4]);
});

test('what its code was compiled to may be missing', async () => {
  READER.code = { ...built(), compiled: path.join(built().compiled, 'nowhere') };
  const reader = take(64);
  READER.code = built();
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  const file = path.join(folder, 'laudo.xlsx');
  await writeFile(file, xlsx({ Plan1: tallSheet([{ parametro: 'DBO', valor: 10 }]) }));
  await reader.give(file);
  expect(await answerOf(reader, reader.input)).toEqual({ summary: { resultados: 2, ignoradas: [] } });
  await rm(folder, { recursive: true });
});

test('one that is built may read its own code and its file, and no package', async () => {
  const package_ = findPackageJSON('@e965/xlsx', import.meta.url) ?? '';
  expect(await answerOf(take(), package_)).toMatchObject({ cause: expect.stringContaining('--allow-fs-read') });
});

test('module by module it reads the same, and learns beside its code that it is a module', async () => {
  const child = path.join(import.meta.dirname, '../../server/imports/readSpreadsheetChild.ts');
  expect(READER.code).toEqual(built());
  expect(findPackageJSON(pathToFileURL(child))).toBe(path.join(path.dirname(child), 'package.json'));
});

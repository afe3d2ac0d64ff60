import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { built, READER, requireReader } from '../../server/imports/code.ts';
import { LIMITS } from '../../server/imports/limits.ts';
import type { Outcome } from '../../server/imports/protocol.ts';
import { readApart } from '../../server/imports/readApart.ts';
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

/** One that waits for its file. */
function prepare(): Reader {
  const reader = prepareReader();
  if (!reader) throw new Error('no reader could be made');
  return reader;
}

/** What a reader answers that is asked to read a file. */
async function answerOf({ child, output }: Reader, input: string): Promise<Outcome> {
  const answer = once(child, 'message');
  child.send({ input, output, parametros: null, limits: LIMITS });
  return (await answer)[0] as Outcome;
}

test('a reader that was prepared reads one file; the next file gets another', async () => {
  const waiting = prepare();
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
  const waiting = prepare();
  waiting.child.kill('SIGKILL');
  await once(waiting.child, 'exit');
  expect(existsSync(path.dirname(waiting.output))).toBe(false);
  expect(take()).not.toBe(waiting);
});

test('a prepared reader whose folder was tidied away is not given a file', async () => {
  const waiting = prepare();
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

test.each([
  ['missing', () => undefined],
  ['no folder', (compiled: string) => writeFile(compiled, '')],
  ['damaged', (compiled: string) => mkdir(path.join(compiled, 'v24', 'folder'), { recursive: true })],
])('what its code was compiled to may be %s', async (_, make) => {
  const compiled = path.join(await mkdtemp(path.join(tmpdir(), 'efluentes-teste-')), 'compilado');
  await make(compiled);
  READER.code = { ...built(), compiled };
  const reader = take(64);
  READER.code = built();
  await rm(path.dirname(compiled), { recursive: true });
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

const foldersLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`efluentes-envio-${process.pid}-`));

test('where none can be made nothing is left, and nobody who only prepares one fails', () => {
  const before = foldersLeft();
  READER.code = {
    ...built(),
    get readable(): string[] {
      throw new Error('gone');
    },
  };
  expect(prepareReader()).toBeNull();
  expect(() => take(64)).toThrow('gone');
  READER.code = built();
  expect(foldersLeft()).toEqual(before);
});

test('asked to stop with its server it still reads its file', async () => {
  const reader = take();
  const results = Array.from({ length: 20_000 }, (_, at) => ({ parametro: 'DBO', valor: at }));
  await writeFile(reader.input, xlsx({ Plan1: tallSheet(results) }));
  const answer = answerOf(reader, reader.input);
  // In the midst of it.
  await vi.waitUntil(() => existsSync(reader.output), 60_000);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) reader.child.kill(signal);
  expect(await answer).toEqual({ summary: { resultados: 20_001, ignoradas: [] } });
});

test('a file whose results find no room is not called damaged', async () => {
  const reader = take();
  await writeFile(reader.input, xlsx({ Plan1: tallSheet([{ parametro: 'DBO', valor: 10 }]) }));
  // There is something already where they would be written.
  await mkdir(reader.output);
  expect(await answerOf(reader, reader.input)).toMatchObject({ code: 'EEXIST', failure: expect.any(String) });
});

test('a server without one does not start', () => {
  READER.code = { ...built(), child: '/nada/reader.mjs' };
  expect(requireReader).toThrow('O leitor de planilhas não foi construído: falta /nada/reader.mjs');
  READER.code = built();
  expect(requireReader).not.toThrow();
});

test('what a reader says that ends by itself is told', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  const child = path.join(folder, 'broken.mjs');
  await writeFile(child, 'throw new Error("no such reader");');
  READER.code = { child, readable: [folder] };
  const file = { path: child, filename: 'laudo.xlsx', owner: 1 };
  const failed = readApart(file, { parametros: null, limits: { ...LIMITS, heapMegabytes: 64 } });
  await expect(failed).rejects.toThrow(/^the reader ended with 1: [\s\S]*no such reader/);
  READER.code = built();
  await rm(folder, { recursive: true });
});

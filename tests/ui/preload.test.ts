import { beforeEach, expect, test, vi } from 'vitest';

const NOT_COME = /^Uma parte do sistema não chegou/;
const fetched = vi.fn<typeof fetch>();
let preload: typeof import('../../scripts/browser/preload.ts').__vitePreload;

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });

/** Imports a module of one file, with what its import does. */
const bring = (load: () => Promise<string> = async () => 'module') => preload(load, ['assets/a.js']);

beforeEach(async () => {
  fetched.mockReset().mockImplementation(async () => script());
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  preload = (await import('../../scripts/browser/preload.ts')).__vitePreload;
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test('a file that came is not fetched again', async () => {
  expect(await Promise.all([bring(), bring()])).toEqual(['module', 'module']);
  expect(await bring()).toBe('module');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a file that hangs is given up after a while, told, and asked for anew', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetched.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError'))),
      ),
  );
  const hanging = [bring(), bring()];
  expect(timeout.mock.calls).toEqual([[30_000]]);
  limit.abort();
  for (const each of hanging) await expect(each).rejects.toThrow(NOT_COME);
  timeout.mockRestore();
  expect(await bring()).toBe('module');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['is not there', () => new Response('export {}', { status: 404, headers: { 'content-type': 'text/javascript' } })],
  ['is a page of somebody else', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['is of no kind', () => new Response(new Uint8Array([1]))],
])('what %s is no module: nothing is imported, and it is asked for anew', async (_, answer) => {
  fetched.mockImplementationOnce(async () => answer());
  const load = vi.fn(async () => 'module');
  await expect(bring(load)).rejects.toThrow(NOT_COME);
  expect(load).not.toHaveBeenCalled();
  expect(await bring(load)).toBe('module');
});

test('a module that cannot be imported though its files came says that the page is to be loaded again', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failing = bring(() => Promise.reject(cause));
  await expect(failing).rejects.toMatchObject({ message: expect.stringMatching(/Recarregue a página\.$/), cause });
});

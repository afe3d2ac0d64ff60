import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { allCalls } from '../../contract/allCalls.ts';
import { type Call, callName } from '../../contract/call.ts';
import { first } from '../../i18n/first.ts';
import { later } from '../../i18n/later.ts';
import { withoutReplies, withoutSchemas } from '../../scripts/browser/plugins.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** The contract as browsers have it. */
async function browserCalls(): Promise<Call[]> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutReplies(), withoutSchemas()],
    build: { write: false, minify: false, lib: { entry: 'contract/allCalls.ts', formats: ['es'] } },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)).allCalls();
}

const namesOf = (schema: object) => ('shape' in schema ? Object.keys(schema.shape as object) : null);
const told = (calls: readonly Call[]) =>
  Object.fromEntries(
    calls.map((call) => [callName(call), [namesOf(call.params), namesOf(call.query), namesOf(call.body)]]),
  );

test('browsers know the names of the fields of every call, and nothing else of zod', async () => {
  const calls = await browserCalls();
  expect(told(calls)).toEqual(told(allCalls()));
});

/** What a file imports: at once, and of its own when it is needed, unless it waits for the later texts as well. */
const IMPORTS = /(?:^(?:import|export)(?! type)[^;]*?from |(?<!withTexts\()import\(\s*)'(?<file>\.[^']+)'/gms;

/** Files of the application that may show something before the later texts have come. */
function shownEarly(): string[] {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file) || !file.startsWith(path.join(ROOT, 'src'))) return;
    files.add(file);
    for (const { groups } of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      visit(path.resolve(path.dirname(file), groups?.file ?? ''));
    }
  };
  visit(path.join(ROOT, 'src/start.tsx'));
  return [...files];
}

test('what shows a text that comes later waits for it', () => {
  const files = shownEarly();
  expect(files.length).toBeGreaterThan(100);
  const named = new RegExp(`(?:translate\\(\\s*|notify\\(\\s*|texts=)['"\`](?:${Object.keys(later).join('|')})\\.`);
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(Object.keys(first).filter((area) => area in later)).toEqual([]);
});

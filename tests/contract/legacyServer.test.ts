import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { allCalls } from '../../contract/allCalls.ts';
import { callName } from '../../contract/call.ts';
import { REGISTERS } from '../../resources/registry.ts';

test('what goes without is said for every call that the specification does not name, and for no other', async () => {
  const text = await readFile('docs/legacy-server.md', 'utf8');
  const table = text.split('\n').filter((line) => line.startsWith('|'));
  const told = table.flatMap((row) =>
    [...row.matchAll(/`((?:GET|POST|PUT|DELETE) \/[^`]+)`/g)].map(([, name]) => name),
  );
  const beyond = allCalls().filter(({ source }) => source.startsWith('beyond'));
  const entities = REGISTERS.map(({ entity }) => entity).join('|');
  const inRegisters = new RegExp(`/(${entities})/(?=lote|restaurar|importacao)`);
  expect(told.toSorted()).toEqual(
    [...new Set(beyond.map((call) => callName(call).replace(inRegisters, '/{cadastro}/')))].toSorted(),
  );
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { allCalls } from '../../contract/allCalls.ts';
import { type Call, callName } from '../../contract/call.ts';
import { TOKEN } from '../contract/literal.ts';
import { stories } from '../contract/literals/index.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

/** `FUZZ_SEED` repeats a run; `FUZZ_RUNS` is how often each call is tried: few times, for each run of the tests tries others. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);

let server: TestServer;
let admin: Caller;
let device: Caller;

/** A server with the records of all literal requests, signed in. */
async function begin(): Promise<void> {
  server = await startServer();
  admin = await server.login('admin');
  device = server.device(TOKEN);
  for (const { prepare } of stories) await prepare?.(server.databases).catch(() => undefined);
  const known = stories.flatMap(({ literals }) =>
    literals.filter(({ request, form }) => request.startsWith('POST') && !form),
  );
  for (const { request, body } of known) await admin.post(`/api${request.slice(5)}`, body);
  admin = await server.login('admin');
}

/** What was tried may have locked its own user out. */
async function stillSignedIn(): Promise<void> {
  if ((await admin.get('/api/Roteiro')).status === 200) return;
  await server.close();
  await begin();
}

beforeAll(begin);
afterAll(() => server.close());

type Values = Record<string, unknown>;

/** A literal request of the call, taken apart: values that the server may well accept. */
function literalOf(call: Call): { params: Values; query: Values; body: Values } {
  const literal = stories.flatMap(({ literals }) => literals).find((one) => one.call === callName(call));
  const [, path = '', search = ''] = /^\w+ ([^?]*)\??(.*)$/.exec(literal?.request ?? '') ?? [];
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const found = new RegExp(`^${call.path.replace(/\{\w+\}/g, '([^/]+)')}/?$`).exec(path) ?? [];
  return {
    params: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '1'])),
    query: Object.fromEntries(new URLSearchParams(search)),
    body: literal?.form?.fields ?? literal?.body ?? {},
  };
}

const fieldsOf = (schema: z.ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

/** What has undone servers before, among what may be right. */
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(0, 1, 2, 3, '1', '', null, true, 'Rota', '2026-11-20', '14:30') },
  fc.constantFrom<unknown>(
    -1,
    1.5,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 64,
    1e308,
    '2147483648',
    '1e400',
    '-0',
    'NaN',
  ),
  fc.constantFrom<unknown>(
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    '+275760-09-13',
    '9999-12-31T23:59:59.999Z',
    '24:00',
  ),
  fc.constantFrom<unknown>(
    'a\u0000b',
    '\u0000',
    '\ud800',
    '%',
    '%_\\',
    "'--",
    '__proto__',
    'a@b.com',
    '😀'.repeat(300),
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [1, 2, 2 ** 31],
    { id: 2 ** 31 },
    { __proto__: null, constructor: 1 },
    deep(60),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A literal with some of its fields, or of those that the contract knows, in other words. */
function changed(literal: Values, names: readonly string[]): fc.Arbitrary<Values> {
  const keys = [...new Set([...Object.keys(literal), ...names])];
  if (keys.length === 0) return fc.constant({});
  const changes = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 3 });
  return changes.map((list) => ({ ...literal, ...Object.fromEntries(list) }));
}

/** Half of a pair of surrogates is no text of an address. */
const inAddress = (one: unknown) =>
  encodeURIComponent((typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).toWellFormed());

function urlOf({ path }: Call, params: Values, query: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(params[name]));
  return `/api${filled}?${Object.entries(query)
    .map(([name, one]) => `${inAddress(name)}=${inAddress(one)}`)
    .join('&')}`;
}

function send(call: Call, url: string, body: Values) {
  const caller = call.access === 'dispositivo' ? device : admin;
  if (call.file) {
    const fields = Object.fromEntries(Object.entries(body).map(([name, one]) => [name, String(JSON.stringify(one))]));
    return caller.upload(url, call.file, { name: 'a.xlsx', bytes: new Uint8Array([1, 2, 3]) }, fields);
  }
  if (call.method === 'GET') return caller.get(url);
  if (call.method === 'DELETE') return caller.delete(url, body);
  return call.method === 'PUT' ? caller.put(url, body) : caller.post(url, body);
}

test.each(allCalls().map((call) => [callName(call), call] as const))(
  '%s: nothing that is sent is a fault of the server',
  async (_, call) => {
    await stillSignedIn();
    const literal = literalOf(call);
    const requests = fc.record({
      params: changed(literal.params, []),
      query: changed(literal.query, fieldsOf(call.query)),
      body: changed(literal.body, fieldsOf(call.body)),
    });
    const holds = fc.asyncProperty(requests, async ({ params, query, body }) => {
      const url = urlOf(call, params, query);
      const reply = await send(call, url, body);
      expect(reply.status, `${call.method} ${url} ${JSON.stringify(body)}\n${JSON.stringify(reply.body)}`).toBeLessThan(
        500,
      );
      expect(reply.body).toHaveProperty('flagErro', reply.status >= 400);
    });
    await fc.assert(holds, { seed: SEED, numRuns: RUNS });
  },
);

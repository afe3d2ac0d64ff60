import { HttpError } from 'react-admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '../../contract/allCalls.ts';
import { callName } from '../../contract/call.ts';
import { createApi } from '../../dataProvider/envelope.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import type { Mudanca } from '../../domain/log/acao.ts';
import { fieldOf, tableOf } from '../../resources/log/tables.ts';
import { type Caller, startServer, type TestServer, type UserName } from '../server/harness.ts';
import { type Literal, type Story, TOKEN } from './literal.ts';
import { stories } from './literals/index.ts';

/** Its fields are the menus, by their names. */
const PERMISSIONS = 'GrupoAcessoMenu';

/** Id of the user who signs each literal's `idUsuario`. */
const USER_ID = 1;

const fileOf = ({ form }: Literal) => form && new File([form.file.bytes() as Uint8Array<ArrayBuffer>], form.file.name);

function sendToServer(caller: Caller, literal: Literal) {
  const [method, path = ''] = literal.request.split(' ');
  const url = `/api${path}`;
  if (literal.form) {
    const { part, file, fields } = literal.form;
    return caller.upload(url, part, { name: file.name, bytes: file.bytes() }, fields);
  }
  if (method === 'GET') return caller.get(url);
  if (method === 'DELETE') return caller.delete(url, literal.body);
  return method === 'PUT' ? caller.put(url, literal.body) : caller.post(url, literal.body);
}

/** What the front end sends for a literal, and what it makes of the literal reply. */
async function sendFromFrontEnd(literal: Literal) {
  const sent: { request: string; body?: unknown; form?: Record<string, string> }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { body } = init ?? {};
    sent.push({
      request: `${init?.method} ${String(input)}`,
      ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}),
      ...(body instanceof FormData
        ? { form: Object.fromEntries([...body].map(([k, v]) => [k, v instanceof File ? v.name : v])) }
        : {}),
    });
    return Response.json(literal.reply, { status: literal.status ?? 200 });
  };
  const api = createApi({ baseUrl: '', fetch, userId: () => USER_ID });
  const provider = createDataProvider(api, async () => true);
  const received = await literal.send(provider, fileOf(literal)).catch((error: unknown) => error);
  return { sent, received };
}

function runStory(story: Story) {
  let server: TestServer;
  const callers = new Map<string, Caller>();
  beforeAll(async () => {
    server = await startServer();
    await story.prepare?.(server.databases);
    callers.set('anonymous', server.anonymous);
    callers.set('dispositivo', server.device(TOKEN));
    for (const user of ['admin', 'dev', 'tecnico'] as UserName[]) callers.set(user, await server.login(user));
  });
  afterAll(() => server.close());

  test.each(story.literals.map((literal) => [literal.request, literal] as const))('server: %s', async (_, literal) => {
    const { status, body } = await sendToServer(callers.get(literal.as) as Caller, literal);
    expect({ status, body }).toEqual({ status: literal.status ?? 200, body: literal.reply });
  });

  test('the log has words for all that was written', async () => {
    const entries = await server.databases.read.selectFrom('LogUsuario').select(['tabela', 'mudancas']).execute();
    const unnamed = entries.flatMap(({ tabela, mudancas }) => {
      const fields: Mudanca[] = tabela === PERMISSIONS ? [] : JSON.parse(mudancas ?? '[]');
      const names = fields.map(({ campo }) => campo).filter((campo) => !fieldOf(tabela, campo));
      return [...(tableOf(tabela) ? [] : [tabela]), ...names.map((name) => `${tabela}.${name}`)];
    });
    expect(unnamed).toEqual([]);
  });
}

describe.each(stories.map((story) => [story.name, story] as const))('%s', (_, story) => {
  runStory(story);

  test.each(story.literals.map((literal) => [literal.request, literal] as const))(
    'front end: %s',
    async (_, literal) => {
      const { sent, received } = await sendFromFrontEnd(literal);
      const { part, file, fields } = literal.form ?? {};
      expect(sent).toEqual([
        {
          request: literal.request,
          ...(literal.body ? { body: literal.body } : {}),
          ...(part ? { form: { ...fields, [part]: file?.name } } : {}),
        },
      ]);
      if (literal.reply.flagErro) {
        expect(received).toBeInstanceOf(HttpError);
        expect(received).toMatchObject({ message: literal.reply.listaMensagens[0] });
      } else if (literal.receives !== undefined) {
        expect(received).toEqual(literal.receives);
      } else {
        expect(received).not.toBeInstanceOf(Error);
      }
    },
  );
});

test('every call of the contract has a literal, and every literal a call', () => {
  const known = allCalls().map(callName);
  const told = new Set(stories.flatMap(({ literals }) => literals.map(({ call }) => call)));
  expect([...told].toSorted()).toEqual(known.toSorted());
});

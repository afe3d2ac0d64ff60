import { contract } from '../../contract/index.ts';
import { createApi } from '../../dataProvider/envelope.ts';
import { type AppDataProvider, createDataProvider } from '../../dataProvider/index.ts';
import type { TestServer } from '../server/harness.ts';

/** `fetch` that hands requests to the server in process, with the cookies of one browser. */
export function browserOf({ app }: Pick<TestServer, 'app'>): typeof globalThis.fetch {
  let cookie = '';
  return async (input, init) => {
    const { method = 'GET', headers, body } = init ?? {};
    const reply = await app.inject({
      method: method as 'GET',
      url: String(input),
      headers: { ...(headers as Record<string, string>), cookie },
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    const set = reply.headers['set-cookie'];
    if (set) cookie = String(set).split(';')[0] as string;
    return new Response(reply.body, { status: reply.statusCode });
  };
}

/** The data provider over the real server, signed in. */
export async function providerFor(server: TestServer, login: string): Promise<AppDataProvider> {
  const api = createApi({ baseUrl: '/api', fetch: browserOf(server), userId: () => 1 });
  await api(contract.sessao.login, { body: { login, senha: 'senha-de-teste' } });
  return createDataProvider(api);
}

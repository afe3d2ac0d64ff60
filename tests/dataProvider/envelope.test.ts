import { HttpError } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { contract } from '../../contract/index.ts';
import { registerCalls } from '../../contract/registers.ts';
import { createApi } from '../../dataProvider/envelope.ts';
import { roteiro } from '../../resources/roteiro/definition.ts';

const { list, save } = registerCalls(roteiro);

function apiThatGets(body: string, status = 200) {
  return createApi({ baseUrl: '/api', fetch: async () => new Response(body, { status }) });
}

async function failureOf(promise: Promise<unknown>): Promise<HttpError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error(`No HttpError: ${error}`);
  return error;
}

describe('what is in the envelope', () => {
  test('listaResultados is the data', async () => {
    const api = apiThatGets('{"flagErro":false,"listaMensagens":[],"listaResultados":[{"id":1}]}');
    expect(await api(list)).toEqual({ data: [{ id: 1 }], paginas: undefined, total: undefined });
  });

  test('pages and total come beside it', async () => {
    const api = apiThatGets('{"flagErro":0,"listaMensagens":null,"listaResultados":[],"paginas":3,"total":120}');
    expect(await api(list)).toEqual({ data: [], paginas: 3, total: 120 });
  });

  test('so does what the server says of them', async () => {
    const api = apiThatGets('{"flagErro":false,"listaMensagens":["São os mais novos"],"listaResultados":[],"total":9}');
    expect(await api(list)).toEqual({ data: [], total: 9, notes: ['São os mais novos'] });
  });

  test.each([
    ['/api', contract.mensagens.sendSample, 'fetch'],
    ['/api', list, null],
    ['/api', save, null],
    ['https://legado.example', contract.mensagens.sendSample, null],
  ] as const)('at %s only a GET that writes says that it is ours', async (baseUrl, call, expected) => {
    let sent: Headers | undefined;
    const fetch = async (_: unknown, init?: RequestInit) => {
      sent = new Headers(init?.headers);
      return new Response('{"flagErro":false,"listaMensagens":[],"listaResultados":[]}');
    };
    await createApi({ baseUrl, fetch })(call as typeof list);
    expect([sent?.get('accept'), sent?.get('x-requested-with')]).toEqual(['application/json', expected]);
  });

  test('the address is the base and the call', async () => {
    const asked: string[] = [];
    const fetch = async (url: string | URL | Request) => {
      asked.push(String(url));
      return new Response('{"flagErro":false,"listaResultados":[]}');
    };
    await createApi({ baseUrl: 'https://api.exemplo/v1', fetch })(list);
    expect(asked).toEqual(['https://api.exemplo/v1/Roteiro']);
  });
});

test('what serves the field application may be at another address, and is with the API unless said', async () => {
  const asked: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    asked.push(String(url));
    return new Response('{"flagErro":false,"listaResultados":{}}');
  };
  const { one } = contract.configuracaoApp;
  await createApi({ baseUrl: '/api', appUrl: 'https://app.exemplo', fetch })(one);
  await createApi({ baseUrl: '/api', appUrl: 'https://app.exemplo', fetch })(list);
  await createApi({ baseUrl: '/api', fetch })(one);
  expect(asked).toEqual(['https://app.exemplo/configuracaoapp/one', '/api/Roteiro', '/api/configuracaoapp/one']);
});

describe('failures', () => {
  test.each([
    ['flagErro with 200', '{"flagErro":true,"listaMensagens":["Em uso","outra"]}', 200, 'Em uso'],
    ['flagErro as 1', '{"flagErro":1,"listaMensagens":["Em uso"]}', 200, 'Em uso'],
    ['messages that are no list', '{"flagErro":true,"listaMensagens":"Em uso"}', 200, 'Em uso'],
    ['the first message that is a text', '{"flagErro":true,"listaMensagens":[null,"","Em uso"]}', 200, 'Em uso'],
    ['no message', '{"flagErro":true,"listaMensagens":[]}', 200, 'Erro na requisição'],
    ['no list of messages', '{"flagErro":true}', 500, 'Erro na requisição'],
    ['an error status although flagErro is false', '{"flagErro":false,"listaMensagens":["Proibido"]}', 403, 'Proibido'],
    ['not JSON', '<html>Request Entity Too Large</html>', 413, 'Erro na requisição'],
  ])('%s', async (_, body, status, message) => {
    const error = await failureOf(apiThatGets(body, status)(list));
    expect(error.message).toBe(message);
    expect(error.status).toBe(status);
  });

  test.each([
    ['a proxy that failed', '<html>Bad gateway</html>', 502],
    ['a proxy that lost its server', '<html></html>', 520],
    ['a proxy that finds no server', '404 page not found', 404],
    ['an error that is not told', '', 500],
    ['empty', '', 200],
    ['another page', '<html>Entre na rede</html>', 200],
    ['JSON, but no envelope', '[1,2]', 200],
    ['JSON null', 'null', 200],
  ])('%s has not said what became of the request', async (_, body, status) => {
    const error = await failureOf(apiThatGets(body, status)(save));
    expect(error.message).toBe('Erro na requisição');
    expect(error.status).toBe(0);
  });

  test('a reply that is cut has not either', async () => {
    const cut = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"flagErro"'));
        controller.error(new TypeError('network error'));
      },
    });
    const fetch = async () => new Response(cut, { status: 200 });
    expect((await failureOf(createApi({ baseUrl: '/api', fetch })(save))).status).toBe(0);
  });

  test('no reply at all', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const error = await failureOf(createApi({ baseUrl: '/api', fetch })(list));
    expect(error.message).toBe('Erro na requisição');
    expect(error.status).toBe(0);
  });

  test('errors by field reach the form, the first message its notice', async () => {
    const campos = { descricao: 'Campo obrigatório' };
    const body = { flagErro: true, listaMensagens: ['Dados inválidos'], listaResultados: { campos } };
    const error = await failureOf(apiThatGets(JSON.stringify(body), 400)(save));
    expect(error.body.errors).toEqual({ ...campos, root: { serverError: 'Dados inválidos' } });
  });

  test('without errors by field there are none, and the rest of the reply is kept', async () => {
    const listaResultados = { atual: { id: 1, versao: 3 }, autor: 'Rui', quando: '2026-05-01T12:00:00Z' };
    const body = { flagErro: true, listaMensagens: ['Alterado por Rui'], listaResultados };
    const error = await failureOf(apiThatGets(JSON.stringify(body), 409)(save));
    expect(error.body).toEqual({ listaResultados });
  });

  test('a cancelled request stays one', async () => {
    const abort = new AbortController();
    const fetch: typeof globalThis.fetch = async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    };
    abort.abort();
    const call = createApi({ baseUrl: '/api', fetch })(list, { signal: abort.signal });
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });
});

describe('the time limit', () => {
  /** Never answers; ends when it is told to. */
  const hangs: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

  test('a reply that does not come is told, and whether it was carried out is not known', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const failed = failureOf(createApi({ baseUrl: '/api', fetch: hangs })(list));
    limit.abort(new DOMException('', 'TimeoutError'));
    expect(await failed).toMatchObject({ status: 0, message: 'O servidor demorou demais para responder' });
    expect(timeout).toHaveBeenCalledWith(60_000);
    timeout.mockRestore();
  });

  test('a request is given up at any time', async () => {
    const abort = new AbortController();
    const call = createApi({ baseUrl: '/api', fetch: hangs })(list, { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../contract/index.ts';
import { fetchOnce } from '../../dataProvider/askAhead.ts';
import { appApi } from '../../src/app/api.ts';
import { askForPage } from '../../src/app/askedAhead.ts';
import { endSession, restoreSession } from '../../src/app/session.ts';
import { ANA } from '../fixtures/renderApp.tsx';

const PAGE = '/cadastro/cliente/12/historico-coletas';
const EMPTY = { flagErro: false, listaMensagens: [], listaResultados: { result: [] } };
const fetched = vi.fn<typeof fetch>(async () => Response.json(EMPTY));
const history = (idPessoa = 12, signal?: AbortSignal) =>
  appApi(() => 1, fetchOnce)(contract.coletas.ofClient, { params: { idPessoa, versao: 1 }, signal }).then(
    ({ data }) => data,
  );

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('user', JSON.stringify(ANA));
  restoreSession();
  fetched.mockReset().mockImplementation(async () => Response.json(EMPTY));
  vi.stubGlobal('fetch', fetched);
  return () => {
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

test('the history of the page that opens is asked for at once, as the page asks, and only once', async () => {
  askForPage(PAGE);
  const [ahead] = fetched.mock.calls;
  expect(await history()).toEqual({ result: [] });
  expect(fetched).toHaveBeenCalledTimes(1);
  await history();
  const [, own] = fetched.mock.calls;
  expect(own?.[0]).toBe(ahead?.[0]);
  expect(own?.[1]?.headers).toEqual(ahead?.[1]?.headers);
});

test('that of another client is asked for by itself', async () => {
  askForPage(PAGE);
  await history(13);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/HistoricoColeta/12/1', '/api/HistoricoColeta/13/1']);
});

test('nothing is asked for ahead on another page, or by nobody', () => {
  askForPage('/cadastro/cliente/12');
  endSession();
  askForPage(PAGE);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['late', () => vi.advanceTimersByTime(10_001)],
  ['as another user', endSession],
])('who comes %s asks anew', async (_name, happens) => {
  askForPage(PAGE);
  happens();
  await history();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what failed ahead is told to the page that waits for it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askForPage(PAGE);
  await expect(history()).rejects.toThrow('Erro na requisição');
  expect(await history()).toEqual({ result: [] });
});

test('the page that is left gives up what was asked for ahead, as one that waits too long does', async () => {
  let given: AbortSignal | null | undefined;
  fetched.mockImplementationOnce((_url, init) => {
    given = init?.signal;
    return new Promise((_resolve, reject) => {
      given?.addEventListener('abort', () => reject(given?.reason));
    });
  });
  askForPage(PAGE);
  const page = new AbortController();
  const asked = history(12, page.signal);
  page.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect(given?.aborted).toBe(true);
});

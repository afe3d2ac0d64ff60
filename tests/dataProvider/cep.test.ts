import { afterEach, expect, test, vi } from 'vitest';
import { createCepLookup } from '../../dataProvider/cep.ts';

const lookUp = createCepLookup('https://cep.example/ws');
const answerWith = (answer: () => unknown) => {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

test('a CEP is asked for without telling who asks', async () => {
  const found = { logradouro: 'Rua A', bairro: 'Centro', localidade: 'Jundiaí', uf: 'SP' };
  const fetch = answerWith(() => Response.json(found));
  expect(await lookUp('13201000')).toEqual({ logradouro: 'Rua A', bairro: 'Centro', cidade: 'Jundiaí', uf: 'SP' });
  expect(fetch.mock.calls[0]).toMatchObject([
    'https://cep.example/ws/13201000/json/',
    { credentials: 'omit', referrerPolicy: 'no-referrer' },
  ]);
});

test.each(['', '1320100', '132010000', '13201-00', 'abcdefgh'])('%j is not asked for', async (text) => {
  const fetch = answerWith(() => Response.json({}));
  expect(await lookUp(text)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['not found', () => Response.json({ erro: true })],
  ['not found, as text', () => Response.json({ erro: 'true' })],
  ['a refusal', () => new Response('', { status: 400 })],
  ['no JSON', () => new Response('<html>')],
  [
    'no reply',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('%s is silent', async (_case, answer) => {
  answerWith(answer);
  expect(await lookUp('13201000')).toBeNull();
});

import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { alreadySaved } from '../../dataProvider/alreadySaved.ts';
import { createKeyring } from '../../dataProvider/idempotency.ts';

const none = () => ({});

/** The keys that attempts of one creation carry, each of which fails with a status; null succeeds. */
async function keysOf(statuses: readonly (number | null)[]): Promise<string[]> {
  const keyring = createKeyring();
  const keys: string[] = [];
  for (const status of statuses) {
    const send = async (key: string) => {
      keys.push(key);
      if (status !== null) throw new HttpError('Falhou', status);
    };
    await keyring('o mesmo', none, send).catch(() => undefined);
  }
  return keys;
}

test.each([
  ['got no answer', [0, null], true],
  ['got none, and then the session had ended', [0, 401, null], true],
  ['got none, and then the right was gone', [0, 403, null], true],
  ['got none, and then the server was busy', [0, 503, 429, null], true],
  ['met a server in trouble', [503, null], true],
  ['met a busy server', [429, null], true],
  ['got none, and was then refused', [0, 422, null], false],
  ['was refused', [422, null], false],
  ['was not let in', [401, null], false],
  ['was carried out', [null, null], false],
] as const)('a creation that %s: the next attempt carries the key of the first, or not', async (_, statuses, same) => {
  const keys = await keysOf(statuses);
  expect(keys.at(-1) === keys[0]).toBe(same);
});

const conflict = (atual: object) => new HttpError('Registro alterado', 409, { listaResultados: { atual } });
const before = { id: 3, descricao: 'Norte', flagAtivo: 1, versao: 1 };

test.each([
  ['holds what was to be changed', { ...before, descricao: 'Sul', versao: 2 }, true],
  ['holds it as another server writes it', { ...before, descricao: 'Sul', flagAtivo: true, versao: '2' }, true],
  ['holds another value', { ...before, descricao: 'Leste', versao: 2 }, false],
  ['does not tell of the field', { id: 3, versao: 2 }, false],
])('a record that %s is saved already, or not', (_, atual, saved) => {
  const data = { ...before, descricao: 'Sul ' };
  expect(alreadySaved(conflict(atual), data, before)).toEqual(saved ? atual : null);
});

test('a change of nothing is no change, and another refusal is none of these', () => {
  expect(alreadySaved(conflict(before), before, before)).toBeNull();
  expect(alreadySaved(new HttpError('Recusado', 422), { ...before, descricao: 'Sul' }, before)).toBeNull();
});

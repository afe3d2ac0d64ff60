import { ERASED } from '../../../../domain/cliente/erased.ts';
import { normalize } from '../../../../domain/searchText.ts';
import type { Reading } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';
import { valuesIn } from '../registros/service.ts';
import { CHAMADO, calledOthers, namesToldOf, namesToldOfAll, namesToldOfOthers } from './repository.ts';

/** What a client is called, normalised. */
export interface Nomes {
  /** Every name that it bears, or bore as the log tells. */
  todos: ReadonlySet<string>;
  /** Those that no other client is or was called: it is known by them alone. */
  proprios: ReadonlySet<string>;
  /** Its codes, where no other client is or was called so. */
  codigos: ReadonlySet<string>;
  /** All that the other clients are or were called. */
  deOutros: ReadonlySet<string>;
}

/** Names as they are compared; none where they were erased. */
export function compared(names: readonly (string | null)[]): Set<string> {
  const texts = names.filter((name) => name !== ERASED).map((name) => normalize(name ?? ''));
  return new Set(texts.filter((text) => text !== ''));
}

/** All that clients are called by their names, or were as the log tells. */
export async function everyName(
  tx: Tx,
  clients: readonly { id: number; nome: string | null; razaoSocial: string | null }[],
): Promise<Set<string>> {
  if (clients.length === 0) return new Set();
  const told = await namesToldOf(tx, [...new Set(clients.map(({ id }) => id))]);
  const now = clients.flatMap(({ nome, razaoSocial }) => [nome, razaoSocial]);
  return compared([...now, ...valuesIn(told, ['nome', 'razaoSocial'])]);
}

type Called = readonly (readonly [nome: string, id: number])[];

/** What each of the clients that there are is or was called, by its id, as the log tells: by its names, and by those registered too. */
export async function formerNames(db: Reading): Promise<{ nomes: Called; todos: Called }> {
  const told = [...Map.groupBy(await namesToldOfAll(db), ({ idReferencia }) => idReferencia)];
  const called = (campos: readonly string[]): Called =>
    told.flatMap(([id, entries]) =>
      id === null ? [] : valuesIn(entries, campos).map((nome): [string, number] => [nome, id]),
    );
  return { nomes: called(['nome']), todos: called(['nome', 'razaoSocial']) };
}

/** All that the clients besides one are or were called. */
async function namesOfOthers(tx: Tx, id: number): Promise<Set<string>> {
  const now = (await calledOthers(tx, id)).flatMap((other) => CHAMADO.map((name) => other[name]));
  return compared([...now, ...valuesIn(await namesToldOfOthers(tx, id), CHAMADO)]);
}

/** What a client is called, and what of it no other client is. */
export async function namesHeld(
  tx: Tx,
  client: { id: number } & Record<(typeof CHAMADO)[number], string | null>,
): Promise<Nomes> {
  const todos = await everyName(tx, [client]);
  const others = await namesOfOthers(tx, client.id);
  const own = (texts: ReadonlySet<string>) => new Set([...texts].filter((text) => !others.has(text)));
  return {
    todos,
    proprios: own(todos),
    codigos: own(compared([client.codigo, client.idIntegracao])),
    deOutros: others,
  };
}

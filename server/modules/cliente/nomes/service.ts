import { normalize } from '../../../../domain/searchText.ts';
import type { Tx } from '../../../write.ts';
import { ERASED, heldValues } from '../registros/service.ts';
import { CHAMADO, calledOthers } from './repository.ts';

/** What a client is called, normalised. */
export interface Nomes {
  /** Every name that it bears, or bore as the log tells. */
  todos: ReadonlySet<string>;
  /** Those that no other client is called: it is known by them alone. */
  proprios: ReadonlySet<string>;
  /** Its codes, where no other client is called so. */
  codigos: ReadonlySet<string>;
}

/** Names as they are compared; none where they were erased. */
export function compared(names: readonly (string | null)[]): Set<string> {
  const texts = names.filter((name) => name !== ERASED).map((name) => normalize(name ?? ''));
  return new Set(texts.filter((text) => text !== ''));
}

/** What a client is called, and what of it no other client is. */
export async function namesHeld(
  tx: Tx,
  client: { id: number } & Record<(typeof CHAMADO)[number], string | null>,
): Promise<Nomes> {
  const former = await heldValues(tx, 'Pessoa', client.id, ['nome', 'razaoSocial']);
  const todos = compared([client.nome, client.razaoSocial, ...former]);
  const others = compared((await calledOthers(tx, client.id)).flatMap((other) => CHAMADO.map((name) => other[name])));
  const own = (texts: ReadonlySet<string>) => new Set([...texts].filter((text) => !others.has(text)));
  return { todos, proprios: own(todos), codigos: own(compared([client.codigo, client.idIntegracao])) };
}

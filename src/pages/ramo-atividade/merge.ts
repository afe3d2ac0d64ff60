import type { RaRecord } from 'react-admin';

export type Ids = ReadonlySet<number>;

/** What is in one of two sets alone. */
const without = (ids: Ids, others: Ids): number[] => [...ids].filter((id) => !others.has(id));

/**
 * What one has chosen together with what another person has changed meanwhile: whatever one did not touch is as the other
 * left it.
 *
 * @param base what was shown when the choice began
 * @param chosen what one has chosen since
 * @param theirs what is saved by now
 */
export function merge(base: Ids, chosen: Ids, theirs: Ids): Ids {
  const stays = [...chosen].filter((id) => theirs.has(id) || !base.has(id));
  return new Set([...stays, ...without(theirs, base)]);
}

/** What another person has included and removed. */
export const changes = (base: Ids, theirs: Ids) => ({
  included: without(theirs, base),
  removed: without(base, theirs),
});

export const isSame = (one: Ids, other: Ids) => one.size === other.size && without(one, other).length === 0;

/** The parameters that are saved by now, as the record of a conflict tells them; null where a server does not. */
export function savedNow({ listaParametros }: RaRecord): Ids | null {
  const listed: readonly { idParametro: number }[] | undefined = listaParametros;
  return listed ? new Set(listed.map(({ idParametro }) => idParametro)) : null;
}

import { contract } from '../contract/index.ts';
import type { Api } from './envelope.ts';
import { statusOf } from './outcome.ts';

/** Whether the server answers the calls of our own, beside those that the specification names. */
export type OffersMore = () => Promise<boolean>;

/** Milliseconds for which it is believed that a server lacks a call: a proxy answers so, too, while there is none behind it. */
export const BELIEVED_MS = 60_000;

/** A busy or broken server has not said what it lacks. */
const UNSETTLED: readonly number[] = [0, 429, 500, 502, 503, 504];

/**
 * Asks a server by one call of our own, which needs no permission and which a legacy server lacks, and remembers the
 * answer; one that it lacks them, for a while. `docs/legacy-server.md` says what goes without.
 *
 * @returns a function that rejects as the API when there is no telling; the next asks again
 */
export function createOffersMore(api: Api): OffersMore {
  let known = false;
  let until = 0;
  return async () => {
    if (Date.now() < until) return known;
    try {
      await api(contract.sessao.apresentacao);
      known = true;
      until = Number.POSITIVE_INFINITY;
    } catch (error) {
      if (UNSETTLED.includes(statusOf(error))) throw error;
      known = false;
      until = Date.now() + BELIEVED_MS;
    }
    return known;
  };
}

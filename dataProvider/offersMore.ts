import { contract } from '../contract/index.ts';
import type { Api } from './envelope.ts';

/** Whether the server answers the calls of our own, beside those that the specification names. */
export type OffersMore = () => Promise<boolean>;

/** A busy or broken server has not said what it lacks. */
const UNSETTLED: readonly number[] = [0, 429, 500, 502, 503, 504];

/**
 * Asks a server by one call of our own, which needs no permission and which a legacy server lacks, and remembers the
 * answer. `docs/legacy-server.md` says what goes without.
 *
 * @returns a function that rejects as the API when there is no telling; the next asks again
 */
export function createOffersMore(api: Api): OffersMore {
  let known: boolean | undefined;
  return async () => {
    if (known !== undefined) return known;
    try {
      await api(contract.sessao.apresentacao);
      known = true;
    } catch (error) {
      if (UNSETTLED.includes(Number((error as { status?: number }).status))) throw error;
      known = false;
    }
    return known;
  };
}

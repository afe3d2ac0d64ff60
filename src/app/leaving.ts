import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { isUnsure } from '../../dataProvider/outcome.ts';
import { keep } from './keep.ts';
import { currentUser } from './session.ts';

/** Says in the browser that a session was left of which the server has not heard. */
const KEY = 'saidaPorDizer';

/** Milliseconds that whoever leaves waits for the server. */
const PATIENCE = 3_000;

/** Has the server end the session. What it does not hear now it is told later (`tellLeft`). */
export async function leave(api: Api): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    await api(contract.sessao.logout, { signal });
  } catch (error) {
    if (signal.aborted || isUnsure(error)) keep(KEY, '1');
  }
}

/** Another session takes the place of the one that was left. */
export const forgetLeft = (): void => localStorage.removeItem(KEY);

/** Tells the server of a session that was left before, unless another one has begun. */
export async function tellLeft(api: Api): Promise<void> {
  if (localStorage.getItem(KEY) === null || currentUser()) return;
  await api(contract.sessao.logout).then(forgetLeft, (error) => {
    if (!isUnsure(error)) forgetLeft();
  });
}

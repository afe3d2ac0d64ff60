import { accessLinkLetter } from '../../../mail/letters.ts';
import { queueMail } from '../../../mail/queue.ts';
import { giveUp } from '../../../mail/repository.ts';
import type { Tx } from '../../../write.ts';
import { createPasswordLink } from '../../sessao/links/repository.ts';
import { endAccess } from '../../sessao/repository.ts';
import { forgetPassword, type Told, welcomesWaiting } from './repository.ts';

/** Keeps back the message that tells a user's first password, where it still waits. @param erro why */
export async function keepBackWelcome(tx: Tx, told: Told, erro: string): Promise<void> {
  await giveUp(tx.db, await welcomesWaiting(tx, told), erro);
}

/**
 * Of a user who has not chosen a password yet and gets another address: the first password, which the other one was told or
 * would be, lets nobody in any more, and the new address gets a link under which one is chosen.
 *
 * @param before what the message told
 * @param user as they are now; none of a disabled one gets a link
 */
export async function inviteAnew(
  tx: Tx,
  before: Told,
  user: { id: number; nome: string; login: string; email: string; uuid: string; flagAtivo: number },
  publicUrl: string,
): Promise<void> {
  await keepBackWelcome(tx, before, 'O endereço do usuário mudou antes de a mensagem ser enviada.');
  await endAccess(tx, user.id);
  await forgetPassword(tx, user.id);
  if (user.flagAtivo !== 1) return;
  const link = await createPasswordLink(tx.db, user, new Date(tx.now), publicUrl);
  await queueMail(tx.db, user, accessLinkLetter(user, link), tx.now);
}

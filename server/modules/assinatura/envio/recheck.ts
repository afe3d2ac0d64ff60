import type { Recheck } from '../../../mail/deliver.ts';
import { modulesOfGroup } from '../../sessao/signedIn/service.ts';
import { seenReport } from '../relatorio.ts';
import { enabledUser, subscriptionOf } from './repository.ts';

/** Why a report is kept from a user who had subscribed to it. */
export const LOST = 'O usuário foi desabilitado, ou não tem mais permissão para ver o relatório.';
const CANCELLED = 'A assinatura foi cancelada antes de a mensagem ser enviada.';

/**
 * A report waits in the queue for as long as a mail server takes none: who may not see it any more by then, or has cancelled
 * it, does not get it, and who has another address gets it there.
 */
export const recheckReport: Recheck = async (db, idMensagem) => {
  const subscription = await subscriptionOf(db, idMensagem);
  if (!subscription) return null;
  if (subscription.removidoEm !== null) return { recusada: CANCELLED };
  const user = await enabledUser(db, subscription.idUsuario ?? 0);
  const modules = user ? await modulesOfGroup(db, user.idGrupo) : [];
  if (!user || !seenReport(subscription.relatorio, modules)) return { recusada: LOST };
  return { paraNome: user.nome, paraEmail: user.email };
};

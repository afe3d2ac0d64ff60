import { bookkeepingOf } from '../../../bookkeeping.ts';
import type { Services } from '../../../context.ts';
import { queueMail } from '../../../mail/queue.ts';
import { failureLetter } from './letters.ts';
import { LOST } from './recheck.ts';
import { enabledUser, giveUp, type Lost, lostSendings, type When } from './repository.ts';
import { NEXT_MONTH, toldOf, toldTo } from './told.ts';

const UNDELIVERED = 'O servidor de e-mail não aceitou a mensagem em um dia de tentativas.';
const TOO_LATE = 'O relatório não ficou pronto antes do fim do mês.';

async function tell(services: Services, lost: Lost, moment: string): Promise<void> {
  const { databases } = services;
  const { assinante, mes, em, situacao, erro, erroMensagem } = lost;
  const receivers = await toldTo(services, await enabledUser(databases.read, lost.idUsuario));
  const motivo = situacao === 'pendente' ? (erro ?? TOO_LATE) : erroMensagem === LOST ? LOST : UNDELIVERED;
  const told = { ...(await toldOf(services, lost, { mes, moment: em })), assinante, motivo, consequencia: NEXT_MONTH };
  await bookkeepingOf(databases)(async (books) => {
    if (!(await giveUp(books, lost, { em: moment, erro: motivo }))) return;
    for (const to of receivers) await queueMail(books.db, to, failureLetter(told), moment);
  });
}

/** Tells owners and who administers, once, of the sendings that came to nothing after their round. */
export async function tellOfLost(services: Services, when: When): Promise<void> {
  for (const lost of await lostSendings(services.databases.read, when)) await tell(services, lost, when.moment);
}

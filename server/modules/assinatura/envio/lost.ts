import { bookkeepingOf } from '../../../bookkeeping.ts';
import type { Services } from '../../../context.ts';
import { queueMail } from '../../../mail/queue.ts';
import { receiver } from '../repository.ts';
import { failureLetter } from './letters.ts';
import { enabledUser, giveUp, type Lost, lostSendings, type When } from './repository.ts';
import { NEXT_MONTH, toldOf, toldTo } from './told.ts';

const UNDELIVERED = 'O servidor de e-mail não aceitou a mensagem em um dia de tentativas.';
const TOO_LATE = 'O relatório não ficou pronto antes do fim do mês.';

async function tell(services: Services, lost: Lost, moment: string): Promise<void> {
  const { databases } = services;
  const idUsuario = lost.idUsuario ?? 0;
  const { nome: assinante } = await receiver(databases.read, idUsuario);
  const receivers = await toldTo(services, await enabledUser(databases.read, idUsuario));
  const motivo = lost.situacao === 'pendente' ? (lost.erro ?? TOO_LATE) : UNDELIVERED;
  const told = { ...toldOf(lost, { mes: lost.mes, moment: lost.em }), assinante, motivo, consequencia: NEXT_MONTH };
  await bookkeepingOf(databases)(async (books) => {
    if (!(await giveUp(books, lost, { em: moment, erro: motivo }))) return;
    for (const to of receivers) await queueMail(books.db, to, failureLetter(told), moment);
  });
}

/** Tells owners and who administers, once, of the sendings that came to nothing after their round. @returns how many */
export async function tellOfLost(services: Services, when: When): Promise<number> {
  const lost = await lostSendings(services.databases.read, when);
  for (const one of lost) await tell(services, one, when.moment);
  return lost.length;
}

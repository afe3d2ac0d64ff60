import { SYSTEM } from '../../../audit.ts';
import { type Books, bookkeepingOf } from '../../../bookkeeping.ts';
import type { Services, SignedUser, WriteContext } from '../../../context.ts';
import { waitTurn } from '../../../database/turn.ts';
import { AppError } from '../../../errors.ts';
import { passwordLinkLetter } from '../../../mail/letters.ts';
import { queueMail } from '../../../mail/queue.ts';
import { createPasswordLink, unusedLinksSince } from '../links/repository.ts';
import { digest } from '../secrets.ts';
import {
  dateRequestsNow,
  forgetAnswered,
  noteRequest,
  type Requester,
  requestsSince,
  takeRequest,
  usersOfEmail,
  waitingRequests,
} from './repository.ts';

const WINDOW_MS = 60 * 60_000;
/** Requests an hour from one network address: for one e-mail address, known or not, and for all. */
const MOST_PER_EMAIL = 3;
const MOST_PER_ADDRESS = 20;

/** Who asks from many addresses floods nobody: a user with so many unused links of the last 15 minutes needs no other. */
const ENOUGH_LINKS = 3;
const FRESH_MS = 15 * 60_000;

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms).toISOString();

/** Whether too much was asked from one network address. What others ask for an e-mail address uses up nothing. */
async function tooMany({ db }: Books, email: string, endereco: string, since: string): Promise<boolean> {
  const { ofPair, ofAddress } = await requestsSince(db, since, { email, endereco });
  return ofPair >= MOST_PER_EMAIL || ofAddress >= MOST_PER_ADDRESS;
}

/**
 * Notes that somebody asks for a password link. Whether the address belongs to a user is looked up later, by
 * `answerRequests`: the reply, and how long it takes, tell nothing about it.
 *
 * @throws AppError TOO_MANY
 */
export async function requestLink(
  { keepBooks, now, ip }: WriteContext<SignedUser | null>,
  typed: string,
): Promise<void> {
  const email = typed.toLowerCase();
  const endereco = digest(`ip:${ip}`);
  const moment = now();
  const em = moment.toISOString();
  const noted = await keepBooks(async (books) => {
    await waitTurn(books.db, 'PedidoSenha');
    await dateRequestsNow(books, em);
    if (await tooMany(books, email, endereco, before(moment, WINDOW_MS))) return false;
    await noteRequest(books, { email, endereco, em });
    return true;
  });
  if (!noted) throw new AppError('TOO_MANY', 'Muitos pedidos de nova senha. Aguarde uma hora e tente novamente.');
}

/** Queues the message with a new link for one user, unless enough of them were just sent. Older links stay good. */
async function sendLink({ db, audit }: Books, user: Requester, now: Date, publicUrl: string): Promise<void> {
  if ((await unusedLinksSince(db, user.id, before(now, FRESH_MS))) >= ENOUGH_LINKS) return;
  const link = await createPasswordLink(db, user, now, publicUrl);
  await queueMail(db, user, passwordLinkLetter(user, link), now.toISOString());
  const info = 'Link para nova senha enviado por e-mail';
  await audit(SYSTEM, now, { tabela: 'Usuario', id: user.id, acao: 'Acesso', info });
}

/**
 * Gives each request of a password link what it asks for: a message to every active user of that address, if any.
 * Requests that count no more are forgotten.
 */
export async function answerRequests({ config, databases, now }: Services): Promise<void> {
  const waiting = await waitingRequests(databases.read);
  const keepBooks = bookkeepingOf(databases);
  for (const { id, email } of waiting) {
    const moment = now();
    const users = await usersOfEmail(databases.read, email);
    await keepBooks(async (books) => {
      if (!(await takeRequest(books, id, moment.toISOString()))) return;
      for (const user of users) await sendLink(books, user, moment, config.publicUrl);
    });
  }
  if (waiting.length === 0) return;
  await keepBooks((books) => forgetAnswered(books, before(now(), WINDOW_MS)));
}

import { type Books, bookkeepingOf } from '../../../bookkeeping.ts';
import type { Services, SignedUser, WriteContext } from '../../../context.ts';
import { waitTurn } from '../../../database/turn.ts';
import { AppError } from '../../../errors.ts';
import { passwordLinkLetter } from '../../../mail/letters.ts';
import { queueMail } from '../../../mail/queue.ts';
import { createPasswordLink, endPasswordLinks } from '../links/repository.ts';
import { digest } from '../secrets.ts';
import {
  forgetAnswered,
  noteRequest,
  type Requester,
  requestsSince,
  takeRequest,
  usersOfEmail,
  waitingRequests,
} from './repository.ts';

const WINDOW_MS = 60 * 60_000;
/** Requests an hour for one e-mail address, known or not, and from one network address. */
const MOST_PER_EMAIL = 3;
const MOST_PER_ADDRESS = 20;

/** Refuses when too much was asked for one e-mail address, or from one network address. */
async function refuseTooMany({ db }: Books, email: string, endereco: string, since: string): Promise<void> {
  const made = await requestsSince(db, since, { email, endereco });
  const ofEmail = made.filter((request) => request.email === email);
  const ofAddress = made.filter((request) => request.endereco === endereco);
  if (ofEmail.length >= MOST_PER_EMAIL || ofAddress.length >= MOST_PER_ADDRESS) {
    throw new AppError('TOO_MANY', 'Muitos pedidos de nova senha. Aguarde uma hora e tente novamente.');
  }
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
  const since = new Date(moment.getTime() - WINDOW_MS).toISOString();
  await keepBooks(async (books) => {
    await waitTurn(books.db, 'PedidoSenha');
    await refuseTooMany(books, email, endereco, since);
    await noteRequest(books, { email, endereco, em: moment.toISOString() });
  });
}

/** Queues the message with a new link for one user. */
async function sendLink({ db, audit }: Books, user: Requester, now: Date, publicUrl: string): Promise<void> {
  await endPasswordLinks(db, user.id, now.toISOString());
  const link = await createPasswordLink(db, user, now, publicUrl);
  await queueMail(db, user, passwordLinkLetter(user, link), now.toISOString());
  const info = 'Link para nova senha enviado por e-mail';
  await audit({ id: null, login: 'sistema' }, now, { tabela: 'Usuario', id: user.id, acao: 'Acesso', info });
}

/**
 * Gives each request of a password link what it asks for: a message to every active user of that address, if any. A
 * new link makes the older ones of its user useless. Requests that count no more are forgotten.
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
  const over = new Date(now().getTime() - WINDOW_MS).toISOString();
  await keepBooks((books) => forgetAnswered(books, over));
}

import { sql } from 'kysely';
import { type Books, bookkeepingOf } from '../../bookkeeping.ts';
import type { Services, SignedUser, WriteContext } from '../../context.ts';
import type { Selecting } from '../../database/reading.ts';
import { waitTurn } from '../../database/turn.ts';
import { AppError } from '../../errors.ts';
import { passwordLinkLetter } from '../../mail/letters.ts';
import { queueMail } from '../../mail/queue.ts';
import { createPasswordLink, endPasswordLinks } from './links.ts';
import { digest } from './secrets.ts';

const WINDOW_MS = 60 * 60_000;
/** Requests an hour for one e-mail address, known or not, and from one network address. */
const MOST_PER_EMAIL = 3;
const MOST_PER_ADDRESS = 20;

async function refuseTooMany({ db }: Books, email: string, endereco: string, since: string): Promise<void> {
  const made = await db
    .selectFrom('PedidoSenha')
    .select(['email', 'endereco'])
    .where('em', '>', since)
    .where((where) => where.or([where('email', '=', email), where('endereco', '=', endereco)]))
    .execute();
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
    await books.db.insertInto('PedidoSenha').values({ email, endereco, em: moment.toISOString() }).execute();
  });
}

/** The active users who have that address. */
function usersOf(db: Selecting, email: string) {
  return db
    .selectFrom('Usuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where(sql`lower("Usuario"."email")`, '=', email)
    .where('Usuario.removidoEm', 'is', null)
    .where('Usuario.flagAtivo', '=', 1)
    .where('GrupoAcesso.removidoEm', 'is', null)
    .where('GrupoAcesso.flagAtivo', '=', 1)
    .select(['Usuario.id', 'Usuario.uuid', 'Usuario.nome', 'Usuario.login', 'Usuario.email'])
    .execute();
}

type Requester = Awaited<ReturnType<typeof usersOf>>[number];

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
  const waiting = await databases.read
    .selectFrom('PedidoSenha')
    .select(['id', 'email'])
    .where('atendidoEm', 'is', null)
    .orderBy('id')
    .execute();
  const keepBooks = bookkeepingOf(databases);
  for (const { id, email } of waiting) {
    const moment = now();
    const users = await usersOf(databases.read, email);
    await keepBooks(async (books) => {
      const taken = await books.db
        .updateTable('PedidoSenha')
        .set({ atendidoEm: moment.toISOString() })
        .where('id', '=', id)
        .where('atendidoEm', 'is', null)
        .executeTakeFirst();
      if (Number(taken.numUpdatedRows) !== 1) return;
      for (const user of users) await sendLink(books, user, moment, config.publicUrl);
    });
  }
  if (waiting.length === 0) return;
  const over = new Date(now().getTime() - WINDOW_MS).toISOString();
  await keepBooks(({ db }) =>
    db.deleteFrom('PedidoSenha').where('em', '<=', over).where('atendidoEm', 'is not', null).execute(),
  );
}

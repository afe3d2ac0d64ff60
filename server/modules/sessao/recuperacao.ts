import { sql, type Transaction } from 'kysely';
import { recordAudit } from '../../audit.ts';
import type { Context, Services } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
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

async function refuseTooMany(db: Transaction<Schema>, email: string, endereco: string, since: string): Promise<void> {
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
export async function requestLink({ databases, now, ip }: Context, typed: string): Promise<void> {
  const email = typed.toLowerCase();
  const endereco = digest(`ip:${ip}`);
  const moment = now();
  const since = new Date(moment.getTime() - WINDOW_MS).toISOString();
  await databases.write.transaction().execute(async (db) => {
    await waitTurn(db, 'PedidoSenha');
    await refuseTooMany(db, email, endereco, since);
    await db.insertInto('PedidoSenha').values({ email, endereco, em: moment.toISOString() }).execute();
  });
}

async function sendLinks(db: Transaction<Schema>, email: string, now: Date, publicUrl: string): Promise<void> {
  const users = await db
    .selectFrom('Usuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where(sql`lower("Usuario"."email")`, '=', email)
    .where('Usuario.removidoEm', 'is', null)
    .where('Usuario.flagAtivo', '=', 1)
    .where('GrupoAcesso.removidoEm', 'is', null)
    .where('GrupoAcesso.flagAtivo', '=', 1)
    .select(['Usuario.id', 'Usuario.uuid', 'Usuario.nome', 'Usuario.login', 'Usuario.email'])
    .execute();
  for (const user of users) {
    await endPasswordLinks(db, user.id, now.toISOString());
    const link = await createPasswordLink(db, user, now, publicUrl);
    await queueMail(db, user, passwordLinkLetter(user, link), now.toISOString());
    await recordAudit(db, { id: null, login: 'sistema' }, now, {
      tabela: 'Usuario',
      id: user.id,
      acao: 'Acesso',
      info: 'Link para nova senha enviado por e-mail',
    });
  }
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
  for (const { id, email } of waiting) {
    const moment = now();
    await databases.write.transaction().execute(async (db) => {
      const taken = await db
        .updateTable('PedidoSenha')
        .set({ atendidoEm: moment.toISOString() })
        .where('id', '=', id)
        .where('atendidoEm', 'is', null)
        .executeTakeFirst();
      if (Number(taken.numUpdatedRows) === 1) await sendLinks(db, email, moment, config.publicUrl);
    });
  }
  if (waiting.length === 0) return;
  const over = new Date(now().getTime() - WINDOW_MS).toISOString();
  await databases.write.deleteFrom('PedidoSenha').where('em', '<=', over).where('atendidoEm', 'is not', null).execute();
}

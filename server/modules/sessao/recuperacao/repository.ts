import { sql } from 'kysely';
import type { Books } from '../../../bookkeeping.ts';
import type { Selecting } from '../../../database/reading.ts';

/** Who asks for a password link: the address that was typed, and a hash of the network address. */
interface Asker {
  email: string;
  endereco: string;
}

/** How many requests came from that network address since a moment, and how many of them for that e-mail address. */
export async function requestsSince(db: Books['db'], since: string, { email, endereco }: Asker) {
  const made = await db
    .selectFrom('PedidoSenha')
    .select('email')
    .where('em', '>', since)
    .where('endereco', '=', endereco)
    .execute();
  return { ofAddress: made.length, ofPair: made.filter((request) => request.email === email).length };
}

/** Dates requests of later than now, made before the clock was set back, now: they end as others do. */
export async function dateRequestsNow({ db }: Books, now: string): Promise<void> {
  await db.updateTable('PedidoSenha').set({ em: now }).where('em', '>', now).execute();
}

/** Notes a request, made at `em`. */
export async function noteRequest({ db }: Books, request: Asker & { em: string }): Promise<void> {
  await db.insertInto('PedidoSenha').values(request).execute();
}

/** Requests that were not answered yet, oldest first. */
export function waitingRequests(db: Selecting) {
  return db.selectFrom('PedidoSenha').select(['id', 'email']).where('atendidoEm', 'is', null).orderBy('id').execute();
}

/** Takes a request to answer it; false when another process took it. */
export async function takeRequest({ db }: Books, id: number, moment: string): Promise<boolean> {
  const taken = await db
    .updateTable('PedidoSenha')
    .set({ atendidoEm: moment })
    .where('id', '=', id)
    .where('atendidoEm', 'is', null)
    .executeTakeFirst();
  return Number(taken.numUpdatedRows) === 1;
}

/** Forgets the requests made until a moment that were answered. */
export async function forgetAnswered({ db }: Books, until: string): Promise<void> {
  await db.deleteFrom('PedidoSenha').where('em', '<=', until).where('atendidoEm', 'is not', null).execute();
}

/** The active users who have that address. */
export function usersOfEmail(db: Selecting, email: string) {
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

export type Requester = Awaited<ReturnType<typeof usersOfEmail>>[number];

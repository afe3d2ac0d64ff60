import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { bookkeepingOf } from '../bookkeeping.ts';
import { insertOne } from '../database/keptWrites.ts';
import { unawaited } from '../database/oneTrip.ts';
import type { Databases } from '../database/open.ts';
import { prepared, type Slots, type Source } from '../database/prepared.ts';
import type { Schema } from '../database/schema.ts';
import { AppError } from '../errors.ts';

/** Marks a request that may arrive twice and shall act once. */
export interface Repeatable {
  key: string;
  userId: number;
  call: string;
  /** What was asked, so that one key is not used for two different requests. */
  request: string;
}

/** What was answered to a request, and when, ISO UTC: the moment of its write. */
interface Kept {
  result: unknown;
  em: string;
}

const fingerprint = (text: string) => hash('sha256', text, 'base64url');

const replyTo = prepared((db, { userId, key }: Slots<{ userId: number; key: string }>) =>
  db
    .selectFrom('Idempotencia')
    .select(['chamada', 'pedido', 'resposta', 'em'])
    .where('idUsuario', '=', userId)
    .where('chave', '=', key),
);

/** The reply already given to this very request, if it was made before. @throws AppError REFUSED for another request */
export async function keptReply(db: Source, { userId, key, call, request }: Repeatable): Promise<Kept | undefined> {
  const [row] = await replyTo(db, { userId, key });
  if (!row) return undefined;
  if (row.chamada !== call || row.pedido !== fingerprint(request)) {
    throw new AppError('REFUSED', 'Esta chave de repetição já foi usada em outro pedido');
  }
  return { result: JSON.parse(row.resposta), em: row.em };
}

export async function keepReply(
  db: Transaction<Schema>,
  { key, userId, call, request }: Repeatable,
  result: unknown,
  moment: Date,
): Promise<void> {
  const row = {
    chave: key,
    idUsuario: userId,
    chamada: call,
    pedido: fingerprint(request),
    resposta: JSON.stringify(result),
    em: moment.toISOString(),
  };
  await unawaited(db, insertOne(db, 'Idempotencia', row));
}

/**
 * The reply to give to a repeated request. One that made a record which was removed or changed since is a new request: its
 * first reply would tell of nothing that is there as it was asked for.
 *
 * @throws AppError REFUSED when the key is another request's
 */
export async function earlierReply(
  databases: Pick<Databases, 'read' | 'write'>,
  repeatable: Repeatable,
): Promise<{ result: unknown } | undefined> {
  const kept = await keptReply(databases.read, repeatable);
  if (!kept || !(await isOther(databases.read, repeatable.userId, kept))) return kept;
  const { userId, key } = repeatable;
  await bookkeepingOf(databases)(({ db }) =>
    db
      .deleteFrom('Idempotencia')
      .where('idUsuario', '=', userId)
      .where('chave', '=', key)
      // Not what another repetition has kept meanwhile.
      .where('resposta', '=', JSON.stringify(kept.result))
      .execute(),
  );
  return undefined;
}

/** Whether the log says that the record which a request made, or each that it made of that id, is not as it was made. */
async function isOther(db: Source, userId: number, { result, em }: Kept): Promise<boolean> {
  const id = typeof result === 'object' && result !== null && 'id' in result ? Number(result.id) : Number.NaN;
  if (!Number.isSafeInteger(id)) return false;
  const made = await db
    .selectFrom('LogUsuario')
    .select('tabela')
    .where('dtAcao', '=', em)
    .where('idUsuario', '=', userId)
    .where('evento', '=', 'Inclusão')
    .where('idReferencia', '=', id)
    .execute();
  const last = await Promise.all(made.map(({ tabela }) => lastOf(db, tabela, id)));
  return last.length > 0 && last.every((evento) => evento !== 'Inclusão');
}

/** What was done to a record last; an undone removal is an 'Inclusão'. */
async function lastOf(db: Source, tabela: string, id: number): Promise<string | undefined> {
  const [last] = await db
    .selectFrom('LogUsuario')
    .select('evento')
    .where('tabela', '=', tabela)
    .where('idReferencia', '=', id)
    .orderBy('dtAcao', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return last?.evento;
}

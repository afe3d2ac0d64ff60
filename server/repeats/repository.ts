import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { bookkeepingOf } from '../bookkeeping.ts';
import { insertOne } from '../database/keptWrites.ts';
import { unawaited } from '../database/oneTrip.ts';
import type { Databases } from '../database/open.ts';
import { prepared, type Slots, type Source } from '../database/prepared.ts';
import type { Schema } from '../database/schema.ts';
import { AppError, notFound } from '../errors.ts';

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
 * The reply to give to a repeated request. One that made a record which its own user has removed since is a new request: its
 * first reply would tell of nothing that is there. Of one whose person was erased the request holds what was to go: it is none.
 *
 * @throws AppError REFUSED when the key is another request's; CONFLICT when its user has changed the record since, and may
 *   mean another one, or when the person that it made was erased; NOT_FOUND when somebody else has removed what it made since, or
 *   what it changed was removed
 */
export async function earlierReply(
  databases: Pick<Databases, 'read' | 'write'>,
  repeatable: Repeatable,
): Promise<{ result: unknown } | undefined> {
  const kept = await keptReply(databases.read, repeatable);
  const since = kept && (await sinceThen(databases.read, repeatable.userId, kept));
  if (since === 'changed') {
    throw new AppError(
      'CONFLICT',
      'Isto já tinha sido salvo, e você o alterou depois. Para salvar outro, tente de novo.',
    );
  }
  if (since === 'erased') throw new AppError('CONFLICT', ERASED_SINCE);
  if (since === 'gone') throw notFound('Isto já tinha sido salvo, e depois o registro foi removido');
  if (!kept || since === 'untouched') return kept;
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

const ERASED_SINCE = 'Isto já tinha sido salvo, e depois os dados pessoais foram apagados: não pode voltar a ser salvo';

const REMOVALS: readonly string[] = ['Remoção', 'Apagamento'];

/** Whether a record is gone with what was done to it last; a client whose person was erased is there all the same. */
const isGone = ({ tabela, evento }: { tabela: string; evento: string }) =>
  REMOVALS.includes(evento) && !(tabela === 'Pessoa' && evento === 'Apagamento');

/**
 * What became of the record that a request made, or of each that it made of that id: erased since, removed ('removed' by the
 * same user, 'gone' by another), changed by the same user, or none of it, as the log tells; what others change makes no other
 * record of it. One that it changed alone is there or is gone.
 */
async function sinceThen(db: Source, userId: number, { result, em }: Kept) {
  const id = typeof result === 'object' && result !== null && 'id' in result ? Number(result.id) : Number.NaN;
  if (!Number.isSafeInteger(id)) return 'untouched';
  const written = await db
    .selectFrom('LogUsuario')
    .select(['tabela', 'evento'])
    .where('dtAcao', '=', em)
    .where('idUsuario', '=', userId)
    .where('evento', 'in', ['Inclusão', 'Alteração'])
    .where('idReferencia', '=', id)
    .execute();
  const made = written.filter(({ evento }) => evento === 'Inclusão');
  const of = made.length > 0 ? made : written;
  const last = await Promise.all(of.map(({ tabela }) => lastOf(db, tabela, id)));
  if (last.length === 0) return 'untouched';
  if (made.length === 0) return last.every((one) => one && isGone(one)) ? 'gone' : 'untouched';
  if (last.some((one) => one?.evento === 'Apagamento')) return 'erased';
  if (last.every((one) => one && REMOVALS.includes(one.evento))) {
    return last.every((one) => one?.idUsuario === userId) ? 'removed' : 'gone';
  }
  return last.every((one) => one?.evento === 'Alteração' && one.idUsuario === userId) ? 'changed' : 'untouched';
}

/** What was done to a record last; an undone removal is an 'Inclusão'. */
async function lastOf(db: Source, tabela: string, id: number) {
  const [last] = await db
    .selectFrom('LogUsuario')
    .select(['tabela', 'evento', 'idUsuario'])
    .where('tabela', '=', tabela)
    .where('idReferencia', '=', id)
    .orderBy('dtAcao', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return last;
}

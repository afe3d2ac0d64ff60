import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Actor, type AuditEntry, recordAudit } from './audit.ts';
import { insertOne } from './database/keptWrites.ts';
import { unawaited } from './database/oneTrip.ts';
import type { Databases } from './database/open.ts';
import { prepared, type Slots, type Source } from './database/prepared.ts';
import type { Schema } from './database/schema.ts';
import { forgetMarked } from './database/textIndex.ts';
import { truncateLog } from './database/truncateLog.ts';
import { waitTurn } from './database/turn.ts';
import { ReadTooEarly } from './database/workerConnection.ts';
import { AppError } from './errors.ts';

/** One transaction of one actor: its queries, and the log that goes with them. */
export interface Tx {
  db: Transaction<Schema>;
  actor: Actor;
  /** The moment of the write, ISO UTC: the same in every row that it touches. */
  now: string;
  audit(entry: AuditEntry): Promise<void>;
  /** Says that there was nothing to write, so that nothing is told. */
  unchanged(): void;
}

/** Marks a request that may arrive twice and shall act once. */
export interface Repeatable {
  key: string;
  userId: number;
  call: string;
  /** What was asked, so that one key is not used for two different requests. */
  request: string;
}

const fingerprint = (text: string) => hash('sha256', text, 'base64url');

const replyTo = prepared((db, { userId, key }: Slots<{ userId: number; key: string }>) =>
  db
    .selectFrom('Idempotencia')
    .select(['chamada', 'pedido', 'resposta'])
    .where('idUsuario', '=', userId)
    .where('chave', '=', key),
);

/** The reply already given to this very request, if it was made before. */
export async function earlierReply(db: Source, repeatable: Repeatable): Promise<{ result: unknown } | undefined> {
  const [row] = await replyTo(db, { userId: repeatable.userId, key: repeatable.key });
  if (!row) return undefined;
  if (row.chamada !== repeatable.call || row.pedido !== fingerprint(repeatable.request)) {
    throw new AppError('REFUSED', 'Esta chave de repetição já foi usada em outro pedido');
  }
  return { result: JSON.parse(row.resposta) };
}

/**
 * Runs a write in one transaction with its audit entries: all of it is kept or nothing. What it erased is gone from
 * SQLite's text index and its write-ahead file as well.
 *
 * @param work does the writing through `tx.db`, and calls `tx.audit` at least once, or `tx.unchanged`
 * @param repeatable when given, the returned value is kept with the transaction and given again to a repeated request
 * @throws Error when `work` wrote without an audit entry: nothing is kept then
 */
export async function write<T>(
  databases: Pick<Databases, 'engine' | 'read' | 'write'>,
  actor: Actor,
  now: () => Date,
  work: (tx: Tx) => Promise<T>,
  repeatable?: Repeatable,
): Promise<T> {
  let erased = false;
  const attempt = () =>
    databases.write.transaction().execute(async (db) => {
      // The same request, sent twice at once, goes through one after the other.
      if (repeatable) await waitTurn(db, `${repeatable.userId}:${repeatable.key}`);
      const moment = now();
      let audited = 0;
      let unchanged = false;
      const result = await work({
        db,
        actor,
        now: moment.toISOString(),
        audit: async (entry) => {
          audited += 1;
          erased ||= entry.acao === 'Apagamento';
          await recordAudit(db, actor, moment, entry);
        },
        unchanged: () => {
          unchanged = true;
        },
      });
      if (audited === 0 && !unchanged) throw new Error('a write left no audit entry');
      if (repeatable) await keepReply(db, repeatable, result, moment);
      return result;
    });
  const transaction = attempt().catch((error: unknown) => {
    if (error instanceof ReadTooEarly) return attempt();
    throw error;
  });
  const written = await (repeatable ? onceOnly(databases, repeatable, transaction) : transaction);
  // It is erased all the same if this fails: the housekeeping comes by every hour.
  if (erased) await leaveNothing(databases).catch(() => undefined);
  return written;
}

async function leaveNothing(databases: Pick<Databases, 'engine' | 'write'>): Promise<void> {
  await forgetMarked(databases);
  await truncateLog(databases);
}

/**
 * What a write gives, or the reply already given to this very request: of two that are sent at once, the one that comes
 * second finds the first one's record, or its key, and keeps nothing.
 */
async function onceOnly<T>({ read }: Pick<Databases, 'read'>, repeatable: Repeatable, written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const earlier = await earlierReply(read, repeatable);
    if (!earlier) throw error;
    return earlier.result as T;
  }
}

async function keepReply(
  db: Transaction<Schema>,
  repeatable: Repeatable,
  result: unknown,
  moment: Date,
): Promise<void> {
  const row = {
    chave: repeatable.key,
    idUsuario: repeatable.userId,
    chamada: repeatable.call,
    pedido: fingerprint(repeatable.request),
    resposta: JSON.stringify(result),
    em: moment.toISOString(),
  };
  await unawaited(db, insertOne(db, 'Idempotencia', row));
}

import { bookkeepingOf } from '../bookkeeping.ts';
import type { Services } from '../context.ts';
import type { Databases } from '../database/open.ts';
import { reasonForLog, reasonToKeep } from './reason.ts';
import { attachmentsOf, dueLongest, type QueuedMessage, settle, take } from './repository.ts';
import { SEND_LIMIT_MS, type Send, senderOf } from './transport.ts';

/** Minutes from each failure to the next attempt: about a day in all, then the message is given up. */
const DELAYS = [1, 5, 15, 60, 180, 360, 720];

/** How long a server has a message that it took to send. A server that dies leaves it to the others after that. */
const LEASE_MS = 3 * SEND_LIMIT_MS;
const MOST_ERROR = 300;

const BLANK = { texto: null, html: null } as const;

/** What became of one message in this pass. */
export interface Delivery {
  id: number;
  situacao: QueuedMessage['situacao'];
  /** Why it did not go, for the log: neither addresses nor content. */
  motivo?: string;
}

/**
 * What became meanwhile of what a message is about: why it may not go any more, or who gets it now; null when it goes as it
 * was queued.
 */
export type Recheck = (
  db: Databases['read'],
  idMensagem: number,
) => Promise<{ recusada: string } | Pick<QueuedMessage, 'paraNome' | 'paraEmail'> | null>;

const asQueued: Recheck = async () => null;

const OVER = 'O link da mensagem venceu antes de ela ser enviada.';

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms).toISOString();

/** Takes the message that is due longest, for this server alone: two that see the same one cannot both take it. */
async function claim(databases: Databases, now: Date): Promise<QueuedMessage | undefined> {
  for (;;) {
    const due = await dueLongest(databases.read, now.toISOString());
    if (!due) return undefined;
    const claimed = await bookkeepingOf(databases)((books) => take(books, due, after(now, LEASE_MS)));
    if (claimed) return claimed;
  }
}

type Outcome = Partial<QueuedMessage> & Pick<QueuedMessage, 'situacao'>;

/** A message whose link has ended helps nobody: it is given up, with what kept it from going before. */
function over({ erro }: QueuedMessage): Outcome {
  const cause = erro ? ` Última falha: ${erro}` : '';
  return { situacao: 'falhou', erro: `${OVER}${cause}`.slice(0, MOST_ERROR), ...BLANK };
}

/** The outcome of a failed attempt: another one later, or none any more. */
function failed(row: QueuedMessage, error: unknown, now: Date): Outcome {
  const erro = reasonToKeep(error, row.texto ?? '').slice(0, MOST_ERROR);
  const delay = DELAYS[row.tentativas - 1];
  if (delay === undefined) return { situacao: 'falhou', erro, ...BLANK };
  return { situacao: 'pendente', erro, proximaEm: after(now, delay * 60_000) };
}

async function attempt(
  { databases, now }: Services,
  send: Send,
  row: QueuedMessage,
  recheck: Recheck,
): Promise<Delivery> {
  const close = async (outcome: Outcome, motivo?: string): Promise<Delivery> => {
    await bookkeepingOf(databases)((books) => settle(books, row, outcome));
    return { id: row.id, situacao: outcome.situacao, ...(motivo && { motivo }) };
  };
  if (row.expiraEm !== null && row.expiraEm <= now().toISOString()) return close(over(row), OVER);
  const changed = await recheck(databases.read, row.id);
  if (changed && 'recusada' in changed) {
    return close({ situacao: 'falhou', erro: changed.recusada, ...BLANK }, changed.recusada);
  }
  const anexos = await attachmentsOf(databases.read, row.id);
  try {
    await send({ ...row, ...changed, texto: row.texto ?? '', html: row.html ?? '', anexos });
  } catch (error) {
    return close(failed(row, error, now()), reasonForLog(error));
  }
  return close({ ...changed, situacao: 'enviada', enviadaEm: now().toISOString(), erro: null, ...BLANK });
}

/**
 * Sends every message that is due, one by one. Several servers may do so at once over one database.
 *
 * @param signal aborted: the message in flight is finished and no other is begun
 * @param recheck looks at each before it goes
 */
export async function deliverDue(
  services: Services,
  signal?: AbortSignal,
  recheck: Recheck = asQueued,
): Promise<Delivery[]> {
  let send: Send | undefined;
  const deliveries: Delivery[] = [];
  while (!signal?.aborted) {
    const row = await claim(services.databases, services.now());
    if (!row) break;
    // Loaded with the first message: most passes find none.
    send ??= await senderOf(services.config);
    deliveries.push(await attempt(services, send, row, recheck));
  }
  return deliveries;
}

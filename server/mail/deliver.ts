import type { Selectable } from 'kysely';
import { bookkeepingOf } from '../bookkeeping.ts';
import type { Services } from '../context.ts';
import type { Databases } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { SEND_LIMIT_MS, type Send, senderOf } from './transport.ts';

/** Minutes from each failure to the next attempt: about a day in all, then the message is given up. */
const DELAYS = [1, 5, 15, 60, 180, 360, 720];

/** How long a server has a message that it took to send. A server that dies leaves it to the others after that. */
const LEASE_MS = 3 * SEND_LIMIT_MS;
const MOST_ERROR = 300;

const BLANK = { texto: null, html: null } as const;

type Row = Selectable<Schema['Mensagem']>;

/** What became of one message in this pass. */
export interface Delivery {
  id: number;
  situacao: Row['situacao'];
}

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms).toISOString();

/** Takes the message that is due longest, for this server alone: two that see the same one cannot both update it. */
async function claim(databases: Databases, now: Date): Promise<Row | undefined> {
  for (;;) {
    const due = await databases.read
      .selectFrom('Mensagem')
      .select(['id', 'tentativas'])
      .where('situacao', '=', 'pendente')
      .where('proximaEm', '<=', now.toISOString())
      .orderBy('proximaEm')
      .orderBy('id')
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await bookkeepingOf(databases)(({ db }) =>
      db
        .updateTable('Mensagem')
        .set({ tentativas: due.tentativas + 1, proximaEm: after(now, LEASE_MS) })
        .where('id', '=', due.id)
        .where('situacao', '=', 'pendente')
        .where('tentativas', '=', due.tentativas)
        .returningAll()
        .executeTakeFirst(),
    );
    if (claimed) return claimed;
  }
}

/** Closes an attempt, unless the message has been taken by another server meanwhile. */
async function settle(databases: Databases, { id, tentativas }: Row, values: Partial<Row>): Promise<void> {
  await bookkeepingOf(databases)(({ db }) =>
    db
      .updateTable('Mensagem')
      .set(values)
      .where('id', '=', id)
      .where('tentativas', '=', tentativas)
      .where('situacao', '=', 'pendente')
      .execute(),
  );
}

/** The outcome of a failed attempt: another one later, or none any more. */
function failed(row: Row, error: unknown, now: Date): Partial<Row> & Pick<Row, 'situacao'> {
  const erro = (error instanceof Error ? error.message : String(error)).slice(0, MOST_ERROR);
  const delay = DELAYS[row.tentativas - 1];
  if (delay === undefined) return { situacao: 'falhou', erro, ...BLANK };
  return { situacao: 'pendente', erro, proximaEm: after(now, delay * 60_000) };
}

async function attempt({ databases, now }: Services, send: Send, row: Row): Promise<Delivery> {
  const outcome = await send({ ...row, texto: row.texto ?? '', html: row.html ?? '' }).then(
    () => ({ situacao: 'enviada' as const, enviadaEm: now().toISOString(), erro: null, ...BLANK }),
    (error: unknown) => failed(row, error, now()),
  );
  await settle(databases, row, outcome);
  return { id: row.id, situacao: outcome.situacao };
}

/**
 * Sends every message that is due, one by one. Several servers may do so at once over one database.
 *
 * @param signal aborted: the message in flight is finished and no other is begun
 */
export async function deliverDue(services: Services, signal?: AbortSignal): Promise<Delivery[]> {
  let send: Send | undefined;
  const deliveries: Delivery[] = [];
  while (!signal?.aborted) {
    const row = await claim(services.databases, services.now());
    if (!row) break;
    // Loaded with the first message: most passes find none.
    send ??= await senderOf(services.config);
    deliveries.push(await attempt(services, send, row));
  }
  return deliveries;
}

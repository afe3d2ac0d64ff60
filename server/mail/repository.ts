import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Books } from '../bookkeeping.ts';
import type { Selecting } from '../database/reading.ts';
import type { Schema } from '../database/schema.ts';

/** A message as the queue keeps it. */
export type QueuedMessage = Selectable<Schema['Mensagem']>;
type Attempt = Pick<QueuedMessage, 'id' | 'tentativas'>;

/** Adds a message. @returns its id */
export async function insertMessage(
  db: Transaction<Pick<Schema, 'Mensagem'>>,
  message: Insertable<Schema['Mensagem']>,
): Promise<number> {
  const { id } = await db.insertInto('Mensagem').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The message that is due longest at a moment, if any is. */
export function dueLongest(db: Selecting, moment: string): Promise<Attempt | undefined> {
  return db
    .selectFrom('Mensagem')
    .select(['id', 'tentativas'])
    .where('situacao', '=', 'pendente')
    .where('proximaEm', '<=', moment)
    .orderBy('proximaEm')
    .orderBy('id')
    .executeTakeFirst();
}

const still = ({ db }: Books, { id, tentativas }: Attempt) =>
  db
    .updateTable('Mensagem')
    .where('id', '=', id)
    .where('tentativas', '=', tentativas)
    .where('situacao', '=', 'pendente');

/** Begins an attempt, and has the message until `proximaEm`; undefined when another server took it meanwhile. */
export function take(books: Books, due: Attempt, proximaEm: string): Promise<QueuedMessage | undefined> {
  return still(books, due)
    .set({ tentativas: due.tentativas + 1, proximaEm })
    .returningAll()
    .executeTakeFirst();
}

/** Closes an attempt, unless the message has been taken by another server meanwhile. */
export async function settle(books: Books, attempt: Attempt, values: Partial<QueuedMessage>): Promise<void> {
  await still(books, attempt).set(values).execute();
}

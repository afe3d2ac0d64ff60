import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Books } from '../bookkeeping.ts';
import type { Selecting } from '../database/reading.ts';
import type { Schema } from '../database/schema.ts';

/** A message as the queue keeps it. */
export type QueuedMessage = Selectable<Schema['Mensagem']>;
/** A file that a message carries: its name, its media type, its bytes. */
export type Anexo = Omit<Selectable<Schema['MensagemAnexo']>, 'idMensagem' | 'ordem'>;
type Attempt = Pick<QueuedMessage, 'id' | 'tentativas'>;

/** Adds a message. @returns its id */
export async function insertMessage(
  db: Transaction<Pick<Schema, 'Mensagem'>>,
  message: Insertable<Schema['Mensagem']>,
): Promise<number> {
  const { id } = await db.insertInto('Mensagem').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Adds what a message carries, in order. */
export async function insertAttachments(
  db: Transaction<Pick<Schema, 'MensagemAnexo'>>,
  idMensagem: number,
  anexos: readonly Anexo[],
): Promise<void> {
  for (const [ordem, anexo] of anexos.entries()) {
    await db
      .insertInto('MensagemAnexo')
      .values({ idMensagem, ordem, ...anexo })
      .execute();
  }
}

/** What a message carries, in order. */
export function attachmentsOf(db: Selecting, idMensagem: number): Promise<Anexo[]> {
  return db
    .selectFrom('MensagemAnexo')
    .select(['nome', 'tipo', 'bytes'])
    .where('idMensagem', '=', idMensagem)
    .orderBy('ordem')
    .execute();
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

/** Empties messages that wait, and gives them up. */
export async function giveUp(
  db: Transaction<Pick<Schema, 'Mensagem' | 'MensagemAnexo'>>,
  ids: readonly number[],
  erro: string,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('Mensagem')
    .set({ situacao: 'falhou', texto: null, html: null, erro })
    .where('id', 'in', ids)
    .where('situacao', '=', 'pendente')
    .execute();
  await db.deleteFrom('MensagemAnexo').where('idMensagem', 'in', ids).execute();
}

/**
 * Closes an attempt, unless the message has been taken by another server meanwhile. What a message carries is forgotten
 * with the last one.
 */
export async function settle(books: Books, attempt: Attempt, values: Partial<QueuedMessage>): Promise<void> {
  const { numUpdatedRows } = await still(books, attempt).set(values).executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0 || values.situacao === 'pendente') return;
  await books.db.deleteFrom('MensagemAnexo').where('idMensagem', '=', attempt.id).execute();
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Letter, render } from './letter.ts';
import { type Anexo, insertAttachments, insertMessage } from './repository.ts';

/** Bytes that the attachments of a message may have in all: mail servers take little more, and mail writes them longer. */
export const MOST_ATTACHED = 20 * 1024 * 1024;

/**
 * Puts a message in the queue, in the transaction of what causes it: both are kept, or neither.
 *
 * @param anexos what goes with it, `MOST_ATTACHED` in all: more is a mistake of the caller's
 * @returns the message's id
 */
export async function queueMail(
  db: Transaction<Pick<Schema, 'Mensagem' | 'MensagemAnexo'>>,
  to: { nome: string; email: string },
  letter: Letter,
  moment: string,
  anexos: readonly Anexo[] = [],
): Promise<number> {
  if (sizeOf(anexos) > MOST_ATTACHED) throw new RangeError('the attachments are too large');
  const id = await insertMessage(db, {
    chave: randomUUID(),
    paraNome: to.nome,
    paraEmail: to.email,
    assunto: letter.assunto,
    ...render(letter),
    situacao: 'pendente',
    criadaEm: moment,
    proximaEm: moment,
    expiraEm: letter.link?.expiraEm ?? null,
    idProtocolo: letter.idProtocolo ?? null,
  });
  await insertAttachments(db, id, anexos);
  return id;
}

/** Bytes that attachments have in all. */
export const sizeOf = (anexos: readonly Anexo[]): number => anexos.reduce((sum, { bytes }) => sum + bytes.length, 0);

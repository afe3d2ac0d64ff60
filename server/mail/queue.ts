import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Letter, render } from './letter.ts';
import { insertMessage } from './repository.ts';

/**
 * Puts a message in the queue, in the transaction of what causes it: both are kept, or neither.
 *
 * @returns the message's id
 */
export async function queueMail(
  db: Transaction<Pick<Schema, 'Mensagem'>>,
  to: { nome: string; email: string },
  letter: Letter,
  moment: string,
): Promise<number> {
  return insertMessage(db, {
    chave: randomUUID(),
    paraNome: to.nome,
    paraEmail: to.email,
    assunto: letter.assunto,
    ...render(letter),
    situacao: 'pendente',
    criadaEm: moment,
    proximaEm: moment,
  });
}

import { CONTATO } from '../../../../resources/cliente/contato.ts';
import { namesOf } from '../../../../resources/cliente/defineFields.ts';
import { notFound } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';

/**
 * A contact whose data are still held, those removed from their client included.
 *
 * @throws AppError NOT_FOUND when there is no such contact, or it was erased
 */
export async function heldContact(tx: Tx, id: number) {
  const row = await tx.db
    .selectFrom('PessoaContato as c')
    .innerJoin('Pessoa as p', 'p.id', 'c.idPessoa')
    .select(['c.id', 'c.idPessoa', 'p.nome as cliente', 'c.dtCadastro', 'c.removidoEm', 'c.versao'])
    .select(namesOf(CONTATO).map((name) => `c.${name}` as const))
    .where('c.id', '=', id)
    .where('c.apagadoEm', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('Contato não encontrado');
  return row;
}

/** The contacts that a client has besides one, those removed included. */
export function otherContacts({ db }: Tx, { id, idPessoa }: { id: number; idPessoa: number }) {
  return db
    .selectFrom('PessoaContato')
    .select(['nome', 'email', 'telefone'])
    .where('idPessoa', '=', idPessoa)
    .where('id', '<>', id)
    .where('apagadoEm', 'is', null)
    .execute();
}

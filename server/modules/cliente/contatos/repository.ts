import { CONTATO } from '../../../../resources/cliente/contato.ts';
import { namesOf } from '../../../../resources/cliente/defineFields.ts';
import { toWrite } from '../../../database/rowLocks.ts';
import { notFound } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';

/**
 * A contact whose data are still held, those removed from their client included.
 *
 * @throws AppError NOT_FOUND when there is no such contact, or it was erased
 */
export const heldContact = async ({ db }: Tx, id: number) => present(await contactById(db, id).executeTakeFirst());

/** The same of one that is about to be erased: till then nobody saves anything of its client. */
export async function contactToErase({ db }: Tx, id: number) {
  const contact = toWrite(db, toWrite(db, contactById(db, id), 'p'), 'c');
  return present(await contact.executeTakeFirst());
}

function contactById(db: Tx['db'], id: number) {
  return db
    .selectFrom('PessoaContato as c')
    .innerJoin('Pessoa as p', 'p.id', 'c.idPessoa')
    .select(['c.id', 'c.idPessoa', 'p.nome as cliente', 'c.dtCadastro', 'c.removidoEm', 'c.versao'])
    .select(namesOf(CONTATO).map((name) => `c.${name}` as const))
    .where('c.id', '=', id)
    .where('c.apagadoEm', 'is', null);
}

function present<Contact>(found: Contact | undefined): Contact {
  if (!found) throw notFound('Contato não encontrado');
  return found;
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

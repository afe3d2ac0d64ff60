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

/** The contact's entries of the log, oldest first. */
export function entriesOf(tx: Tx, id: number) {
  return tx.db
    .selectFrom('LogUsuario')
    .select(['id', 'login', 'evento', 'tabela', 'idReferencia', 'mudancas', 'texto', 'dtAcao'])
    .where('tabela', '=', 'PessoaContato')
    .where('idReferencia', '=', id)
    .orderBy('dtAcao')
    .orderBy('id')
    .execute();
}

/** Takes the values out of an entry of the log; `busca` is what it can still be found by. */
export async function emptyEntry({ db }: Tx, id: number, busca: string): Promise<void> {
  await db
    .updateTable('LogUsuario')
    .set({ mudancas: null, texto: null, infoExtra: null, busca })
    .where('id', '=', id)
    .execute();
}

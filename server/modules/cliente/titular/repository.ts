import { namesOf } from '../../../../resources/cliente/defineFields.ts';
import { ENDERECO } from '../../../../resources/cliente/endereco.ts';
import type { Tx } from '../../../write.ts';

/** The ids of a client's addresses and contacts, those removed included; not contacts that were erased. */
export async function idsOfParts({ db }: Tx, idPessoa: number): Promise<{ enderecos: number[]; contatos: number[] }> {
  const enderecos = db.selectFrom('PessoaEndereco').select('id').where('idPessoa', '=', idPessoa);
  const contatos = db
    .selectFrom('PessoaContato')
    .select('id')
    .where('idPessoa', '=', idPessoa)
    .where('apagadoEm', 'is', null);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    enderecos: ids(await enderecos.orderBy('id').execute()),
    contatos: ids(await contatos.orderBy('id').execute()),
  };
}

/** A client's address as it is held, be it removed. */
export function heldAddress({ db }: Tx, id: number) {
  return db
    .selectFrom('PessoaEndereco')
    .select(['id', 'removidoEm', 'versao', ...namesOf(ENDERECO)])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Takes a client's name out of the lines of sheets that found no match, or wait to be joined. */
export async function forgetInPending({ db }: Tx, names: readonly string[]): Promise<void> {
  for (const table of ['ImportacaoPendente', 'MylimsAmostra', 'MylimsInformacao'] as const) {
    await db.updateTable(table).set({ cliente: null }).where('cliente', 'in', names).execute();
  }
}

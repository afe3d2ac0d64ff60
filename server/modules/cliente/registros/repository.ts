import type { Tx } from '../../../write.ts';

/** Tables whose records tell of a person. */
export type PersonalTable = 'Pessoa' | 'PessoaEndereco' | 'PessoaContato' | 'PessoaPontoColeta' | 'Protocolo';

/** The log's entries of a record, oldest first. */
export function entriesOf(tx: Tx, tabela: PersonalTable, id: number) {
  return tx.db
    .selectFrom('LogUsuario')
    .select(['id', 'login', 'evento', 'tabela', 'idReferencia', 'idPessoa', 'mudancas', 'texto'])
    .select(['infoExtra', 'busca', 'dtAcao'])
    .where('tabela', '=', tabela)
    .where('idReferencia', '=', id)
    .orderBy('dtAcao')
    .orderBy('id')
    .execute();
}

/** Leaves of an entry of the log the given fields, if any; `busca` is what it can still be found by. */
export async function rewriteEntry(
  { db }: Tx,
  id: number,
  { mudancas, busca }: { mudancas: string | null; busca: string },
): Promise<void> {
  await db
    .updateTable('LogUsuario')
    .set({ mudancas, texto: null, infoExtra: null, busca })
    .where('id', '=', id)
    .execute();
}

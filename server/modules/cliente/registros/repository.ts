import { unawaited } from '../../../database/oneTrip.ts';
import type { Tx } from '../../../write.ts';

/** Tables whose records tell of a person. */
export type PersonalTable =
  | 'Pessoa'
  | 'PessoaEndereco'
  | 'PessoaContato'
  | 'PessoaPontoColeta'
  | 'Protocolo'
  | 'AssinaturaRelatorio';

const entries = ({ db }: Tx) =>
  db
    .selectFrom('LogUsuario')
    .select(['id', 'login', 'evento', 'tabela', 'idReferencia', 'idPessoa', 'mudancas', 'texto'])
    .select(['infoExtra', 'busca', 'dtAcao'])
    .orderBy('dtAcao')
    .orderBy('id');

/** The log's entries of a record, oldest first. */
export function entriesOf(tx: Tx, tabela: PersonalTable, id: number) {
  return entries(tx).where('tabela', '=', tabela).where('idReferencia', '=', id).execute();
}

/** What a client's records of some tables are told of by. */
export interface OfClient {
  idPessoa: number;
  tabelas: readonly string[];
}

/** The log's entries of a client's records of some tables, oldest first. */
export function entriesOfClient(tx: Tx, { idPessoa, tabelas }: OfClient) {
  return entries(tx).where('idPessoa', '=', idPessoa).where('tabela', 'in', tabelas).execute();
}

/** What is left of an entry of the log; `busca` is what it can still be found by. */
export interface Left {
  id: number;
  mudancas: string | null;
  busca: string;
  infoExtra: string | null;
}

/**
 * Leaves of an entry of the log the given fields and note.
 *
 * @param waits for the database to have written it, and those before it
 */
export async function rewriteEntry({ db }: Tx, { id, ...left }: Left, waits: boolean): Promise<void> {
  const query = db
    .updateTable('LogUsuario')
    .set({ ...left, texto: null })
    .where('id', '=', id)
    .compile();
  await (waits ? db.executeQuery(query) : unawaited(db, query));
}

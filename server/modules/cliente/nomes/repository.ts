import type { Reading } from '../../../database/reading.ts';
import { tellsNameOfClient } from '../../../migrations/057_nomes_em_textos.ts';
import type { Tx } from '../../../write.ts';

/** The fields of a client by which sheets and protocols may call it. */
export const CHAMADO = ['nome', 'razaoSocial', 'codigo', 'idIntegracao'] as const;

/** What the clients that there are besides one are called. */
export function calledOthers({ db }: Tx, idPessoa: number) {
  return db.selectFrom('Pessoa').select(CHAMADO).where('removidoEm', 'is', null).where('id', '<>', idPessoa).execute();
}

/** The changes that tell what a client is or was called, and whatever else changed with it. */
const changesOfNames = ({ db }: { db: Pick<Reading, 'selectFrom' | 'getExecutor'> }) =>
  db.selectFrom('LogUsuario').select(['tabela', 'idReferencia', 'mudancas', 'texto']).where(tellsNameOfClient(db));

/** What the log tells of the names of the clients that there are besides one. */
export function namesToldOfOthers(tx: Tx, idPessoa: number) {
  const others = tx.db.selectFrom('Pessoa').select('id').where('removidoEm', 'is', null).where('id', '<>', idPessoa);
  return changesOfNames(tx).where('idReferencia', 'in', others).execute();
}

/** What the log tells of the names of the clients that there are. */
export function namesToldOfAll(db: Reading) {
  const all = db.selectFrom('Pessoa').select('id').where('removidoEm', 'is', null);
  return changesOfNames({ db }).where('idReferencia', 'in', all).execute();
}

/** What the log tells of the names of these clients, be they removed. @param ids at least one */
export function namesToldOf(tx: Tx, ids: readonly number[]) {
  return changesOfNames(tx).where('idReferencia', 'in', ids).execute();
}

/** What a client is called, be it removed. */
export function called({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('Pessoa')
    .select(['id', ...CHAMADO])
    .where('id', '=', idPessoa)
    .executeTakeFirstOrThrow();
}

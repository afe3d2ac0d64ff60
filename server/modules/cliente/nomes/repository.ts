import type { Tx } from '../../../write.ts';

/** The fields of a client by which sheets and protocols may call it. */
export const CHAMADO = ['nome', 'razaoSocial', 'codigo', 'idIntegracao'] as const;

/** What the clients that there are besides one are called. */
export function calledOthers({ db }: Tx, idPessoa: number) {
  return db.selectFrom('Pessoa').select(CHAMADO).where('removidoEm', 'is', null).where('id', '<>', idPessoa).execute();
}

/** What the log tells of the changes of the clients that there are besides one. */
export function changesOfOthers({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('LogUsuario as l')
    .innerJoin('Pessoa as p', 'p.id', 'l.idReferencia')
    .select('l.mudancas')
    .where('l.tabela', '=', 'Pessoa')
    .where('l.mudancas', 'is not', null)
    .where('p.removidoEm', 'is', null)
    .where('p.id', '<>', idPessoa)
    .execute();
}

/** What a client is called, be it removed. */
export function called({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('Pessoa')
    .select(['id', ...CHAMADO])
    .where('id', '=', idPessoa)
    .executeTakeFirstOrThrow();
}

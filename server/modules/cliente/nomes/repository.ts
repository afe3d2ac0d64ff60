import type { Tx } from '../../../write.ts';

/** The fields of a client by which sheets and protocols may call it. */
export const CHAMADO = ['nome', 'razaoSocial', 'codigo', 'idIntegracao'] as const;

/** What the clients that there are besides one are called. */
export function calledOthers({ db }: Tx, idPessoa: number) {
  return db.selectFrom('Pessoa').select(CHAMADO).where('removidoEm', 'is', null).where('id', '<>', idPessoa).execute();
}

/** What a client is called, be it removed. */
export function called({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('Pessoa')
    .select(['id', ...CHAMADO])
    .where('id', '=', idPessoa)
    .executeTakeFirstOrThrow();
}

import type { Tx } from '../../../../write.ts';

/** Names that were erased, as they are kept. */
export function keptNames({ db }: Tx) {
  return db.selectFrom('NomeApagado').select(['codigo', 'chave']).execute();
}

export async function keepName({ db }: Tx, name: { codigo: string; chave: string }): Promise<void> {
  await db
    .insertInto('NomeApagado')
    .values(name)
    .onConflict((conflict) => conflict.column('codigo').doNothing())
    .execute();
}

/** What the clients that there are are called. */
export function namesOfClients({ db }: Tx) {
  return db.selectFrom('Pessoa').select(['nome', 'razaoSocial']).where('removidoEm', 'is', null).execute();
}

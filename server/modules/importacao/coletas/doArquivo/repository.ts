import type { Tx } from '../../../../write.ts';

/** Every collection that holds results of a file is another one for whoever has it open in a form. */
export async function renewVersions(tx: Tx, idArquivo: number): Promise<void> {
  await tx.db
    .updateTable('HistoricoColeta')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('Resultado').select('idColeta').where('idArquivo', '=', idArquivo))
    .execute();
}

/** Gives collections that still hold results to the file of the oldest of them, or to none. */
export async function passOn(tx: Tx, idArquivo: number): Promise<void> {
  await tx.db
    .updateTable('HistoricoColeta')
    .set(({ selectFrom }) => ({
      idArquivo: selectFrom('Resultado')
        .select(({ fn }) => fn.min('Resultado.idArquivo').as('outro'))
        .whereRef('Resultado.idColeta', '=', 'HistoricoColeta.id'),
    }))
    .where('idArquivo', '=', idArquivo)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('Resultado').select('idParametro').whereRef('Resultado.idColeta', '=', 'HistoricoColeta.id')),
    )
    .execute();
}

/** Removes the results that a file brought; returns how many there were. */
export async function deleteResults({ db }: Tx, idArquivo: number): Promise<number> {
  const results = await db.deleteFrom('Resultado').where('idArquivo', '=', idArquivo).executeTakeFirst();
  return Number(results.numDeletedRows);
}

/** The collections that hold results of a file or came with it, and how many of its results each holds. */
export function filledBy({ db }: Tx, idArquivo: number) {
  return db
    .selectFrom('HistoricoColeta as c')
    .leftJoin('PessoaPontoColeta as o', 'o.id', 'c.idPontoColeta')
    .leftJoin('Resultado as r', (join) => join.onRef('r.idColeta', '=', 'c.id').on('r.idArquivo', '=', idArquivo))
    .select(['c.id', 'c.idPessoa', 'o.descricao as pontoColeta', 'c.dtRetirada', 'c.codigoAmostra'])
    .select(({ fn }) => fn.count<number>('r.idColeta').as('resultados'))
    .where(({ eb, or }) => or([eb('c.idArquivo', '=', idArquivo), eb('r.idArquivo', '=', idArquivo)]))
    .groupBy(['c.id', 'o.id'])
    .orderBy('c.id')
    .execute();
}

/** The results that a file brought. */
export function resultsOf({ db }: Tx, idArquivo: number) {
  return db
    .selectFrom('Resultado')
    .select(['idColeta', 'idParametro', 'bruto'])
    .where('idArquivo', '=', idArquivo)
    .execute();
}

/** Removes the collections of a file; returns their ids. */
export async function deleteCollections({ db }: Tx, idArquivo: number): Promise<Set<number>> {
  const removed = await db.deleteFrom('HistoricoColeta').where('idArquivo', '=', idArquivo).returning('id').execute();
  return new Set(removed.map(({ id }) => id));
}

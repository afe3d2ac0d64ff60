import { sql } from 'kysely';
import type { WriteContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import type { Andamentos } from './progress.ts';

/**
 * Removes a file and exactly what it brought: its results, the collections it created that hold nothing else, its
 * pending rows. A collection that holds results of another file passes to that file; one with results typed by hand
 * stays without a file.
 */
export async function removeFile({ write }: WriteContext, andamentos: Andamentos, id: number): Promise<{ id: number }> {
  andamentos.refuseRunning(id);
  return write(async (tx) => {
    const arquivo = await tx.db
      .selectFrom('UploadArquivo')
      .select(['nomeArquivo', 'importadas', 'pendentes'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!arquivo) throw notFound();
    await renewVersions(tx, id);
    const results = await tx.db.deleteFrom('Resultado').where('idArquivo', '=', id).executeTakeFirst();
    await passOn(tx, id);
    const removed = await removeCollections(tx, id, arquivo.nomeArquivo);
    await tx.db.deleteFrom('ImportacaoPendente').where('idArquivo', '=', id).execute();
    await tx.db.deleteFrom('UploadArquivo').where('id', '=', id).execute();
    const before = {
      nomeArquivo: arquivo.nomeArquivo,
      resultados: Number(results.numDeletedRows),
      coletas: removed,
      pendentes: arquivo.pendentes,
    };
    await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Remoção', before });
    return { id };
  });
}

/** A collection that loses results is another one for whoever has it open in a form. */
async function renewVersions(tx: Tx, idArquivo: number): Promise<void> {
  await tx.db
    .updateTable('HistoricoColeta')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('Resultado').select('idColeta').where('idArquivo', '=', idArquivo))
    .execute();
}

/** Gives collections that still hold results to the file of the oldest of them, or to none. */
async function passOn(tx: Tx, idArquivo: number): Promise<void> {
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

async function removeCollections(tx: Tx, idArquivo: number, nomeArquivo: string): Promise<number> {
  const byClient = await tx.db
    .selectFrom('HistoricoColeta')
    .select(['idPessoa', sql<number>`count(*)`.as('coletas')])
    .where('idArquivo', '=', idArquivo)
    .groupBy('idPessoa')
    .execute();
  await tx.db.deleteFrom('HistoricoColeta').where('idArquivo', '=', idArquivo).execute();
  for (const { idPessoa, coletas } of byClient) {
    const info = `Arquivo ${nomeArquivo}`;
    await tx.audit({ tabela: 'HistoricoColeta', id: null, idPessoa, acao: 'Remoção', before: { coletas }, info });
  }
  return byClient.reduce((sum, { coletas }) => sum + Number(coletas), 0);
}

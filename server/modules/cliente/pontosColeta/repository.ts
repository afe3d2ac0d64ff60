import type { Selecting } from '../../../database/reading.ts';

/** Whether a point has collections. They are those of its client, by whom they are found: there are hundreds of thousands. */
export async function hasCollections(db: Selecting, ponto: { id: number; idPessoa: number }): Promise<boolean> {
  const collection = await db
    .selectFrom('HistoricoColeta')
    .select('id')
    .where('idPessoa', '=', ponto.idPessoa)
    .where('idPontoColeta', '=', ponto.id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  return collection !== undefined;
}

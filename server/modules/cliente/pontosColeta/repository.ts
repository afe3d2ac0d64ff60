import type { Selecting } from '../../../database/reading.ts';

export async function hasCollections(db: Selecting, idPontoColeta: number): Promise<boolean> {
  const collection = await db
    .selectFrom('HistoricoColeta')
    .select('id')
    .where('idPontoColeta', '=', idPontoColeta)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  return collection !== undefined;
}

import type { Selecting } from '../../database/reading.ts';
import type { Tx } from '../../write.ts';

const LINKS = 'RamoAtividadeParametro';

/** The links of a branch of activity with the parameters that are still there. */
export function linksOf(db: Selecting, idRamoAtividade: number) {
  return db
    .selectFrom(LINKS)
    .innerJoin('Parametro', 'Parametro.id', `${LINKS}.idParametro`)
    .select([`${LINKS}.id`, 'idRamoAtividade', 'idParametro'])
    .where('idRamoAtividade', '=', idRamoAtividade)
    .where('Parametro.removidoEm', 'is', null)
    .orderBy('idParametro')
    .execute();
}

/** Ids of every parameter that a branch is linked with, removed ones included, in their order. */
export async function linkedIds(db: Selecting, idRamoAtividade: number): Promise<number[]> {
  const rows = await db
    .selectFrom(LINKS)
    .select('idParametro')
    .where('idRamoAtividade', '=', idRamoAtividade)
    .orderBy('idParametro')
    .execute();
  return rows.map(({ idParametro }) => idParametro);
}

export async function unlink({ db }: Tx, idRamoAtividade: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom(LINKS).where('idRamoAtividade', '=', idRamoAtividade).where('idParametro', 'in', ids).execute();
}

export async function link({ db }: Tx, idRamoAtividade: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto(LINKS)
    .values(ids.map((idParametro) => ({ idRamoAtividade, idParametro })))
    .execute();
}

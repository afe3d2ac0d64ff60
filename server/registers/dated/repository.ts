import type { Limits } from '../../../domain/coleta/conformity.ts';
import type { Dated } from '../../../resources/defineRegister.ts';
import type { Selecting } from '../../database/reading.ts';
import type { Tx } from '../../write.ts';

/** Limits of one record from a day on. */
export type Period = Awaited<ReturnType<typeof periods>>[number];

/** The limits of one record, or of all, in the order of their days. */
export function periods(db: Selecting, { table, column }: Dated, id?: number) {
  const all = db.selectFrom(table).select([column, 'desde', 'minimo', 'maximo']).orderBy(column).orderBy('desde');
  return (id === undefined ? all : all.where(column, '=', id)).execute();
}

/** Keeps limits in place of any that were said to begin on the same day. */
export async function keepPeriod(tx: Tx, dated: Dated, id: number, limits: Filled<Limits> & { desde: string }) {
  await dropPeriod(tx, dated, id, limits.desde);
  await tx.db
    .insertInto(dated.table)
    .values({ [dated.column]: id, ...limits })
    .execute();
}

type Filled<T> = { [K in keyof T]: NonNullable<T[K]> };

/** Takes away the limits that begin on a day. */
export async function dropPeriod({ db }: Tx, { table, column }: Dated, id: number, desde: string): Promise<void> {
  await db.deleteFrom(table).where(column, '=', id).where('desde', '=', desde).execute();
}

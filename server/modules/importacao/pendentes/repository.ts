import type { NewRow, RowOf } from '../../../database/columns.ts';
import { insertAll } from '../../../database/insert.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { LinhaPlanilha } from '../../../imports/layout/layout.ts';
import type { Tx } from '../../../write.ts';

const TABLE = 'ImportacaoPendente';
const BATCH = 500;

/** A result that found no place, as it is kept. */
export type PendingRow = NewRow<typeof TABLE>;

/** A page of a file's pending results, with how many there are. */
export async function storedPending(db: Selecting, idArquivo: number, pagina: number, tamanho: number) {
  const { total } = await db
    .selectFrom(TABLE)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('idArquivo', '=', idArquivo)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(TABLE)
    .select(['id', 'planilha', 'linha', 'coluna', 'ponto', 'data', 'parametro', 'valor', 'motivo'])
    .where('idArquivo', '=', idArquivo)
    .orderBy('id')
    .limit(tamanho)
    .offset((pagina - 1) * tamanho)
    .execute();
  return { rows, total: Number(total) };
}

/** The next pending results of a file after the one with the id `last`, as many as are tried at once. */
export function nextPending(db: Selecting, idArquivo: number, last: number) {
  return db
    .selectFrom(TABLE)
    .selectAll()
    .where('idArquivo', '=', idArquivo)
    .where('id', '>', last)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** A pending result as it stood in its sheet. */
export function pendingLine(row: RowOf<typeof TABLE>): LinhaPlanilha {
  return { ...row, detalhes: row.detalhes ? JSON.parse(row.detalhes) : null };
}

/** Keeps results that found no place. */
export async function insertPending({ db }: Tx, rows: readonly PendingRow[]): Promise<void> {
  await insertAll(db, TABLE, rows);
}

/** Keeps why results are still pending. */
export async function setReason({ db }: Tx, ids: readonly number[], motivo: string): Promise<void> {
  await db.updateTable(TABLE).set({ motivo }).where('id', 'in', ids).execute();
}

/** Removes results that found their place. */
export async function deletePending({ db }: Tx, ids: readonly number[]): Promise<void> {
  await db.deleteFrom(TABLE).where('id', 'in', ids).execute();
}

/** Removes all pending results of a file. */
export async function deletePendingOf({ db }: Tx, idArquivo: number): Promise<void> {
  await db.deleteFrom(TABLE).where('idArquivo', '=', idArquivo).execute();
}

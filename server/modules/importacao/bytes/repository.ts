import { readFile } from 'node:fs/promises';
import type { Selecting } from '../../../database/reading.ts';
import { sha256 } from '../../../sha256.ts';
import type { Tx } from '../../../write.ts';

/** The bytes of a file with their SHA-256. */
export interface KeptBytes {
  hash: string;
  bytes: Uint8Array;
}

/** Reads a file and works its hash out, beside the server's own thread. */
export async function readBytes(file: string): Promise<KeptBytes> {
  const bytes = await readFile(file);
  return { hash: await sha256(bytes), bytes };
}

/** Keeps the bytes of a file; those that are there already are kept once. */
export async function keepBytes({ db }: Tx, idArquivo: number, { hash, bytes }: KeptBytes): Promise<void> {
  await db
    .insertInto('ArquivoBytes')
    .values({ hash, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('UploadArquivo').set({ hash }).where('id', '=', idArquivo).execute();
}

/** Forgets bytes that no file holds any more. */
export async function forgetBytes({ db }: Tx, hash: string | null): Promise<void> {
  if (hash === null) return;
  await db
    .deleteFrom('ArquivoBytes')
    .where('hash', '=', hash)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('UploadArquivo').select('id').where('UploadArquivo.hash', '=', hash))),
    )
    .execute();
}

/** The bytes of a file; undefined of one that was sent before they were kept. */
export async function bytesOf(db: Selecting, idArquivo: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('ArquivoBytes')
    .innerJoin('UploadArquivo', 'UploadArquivo.hash', 'ArquivoBytes.hash')
    .select('bytes')
    .where('UploadArquivo.id', '=', idArquivo)
    .executeTakeFirst();
  return row && Buffer.from(row.bytes);
}

import type { Selecting } from '../../../database/reading.ts';

/** The bytes of a photo that are kept in the database. */
export async function keptBytes(db: Selecting, hash: string, tamanho: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('ImagemBytes')
    .select('bytes')
    .where('hash', '=', hash)
    .where('tamanho', '=', tamanho)
    .executeTakeFirst();
  return row ? Buffer.from(row.bytes) : null;
}

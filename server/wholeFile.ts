import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import * as path from 'node:path';

/** Writes a file: whole and on disk, or not at all. Only the server's own user may read it. Never two at once of one name. */
export async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${target}.tmp`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    // A full disk is not kept full by what did not fit.
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The bytes of a file, or null when it is not there. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

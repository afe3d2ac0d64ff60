import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import * as path from 'node:path';

/** Where a message of the outbox is. Its name is made of what never changes: written twice, it is still one file. */
function fileOf(dataDir: string, message: { id: number; chave: string }): string {
  return path.join(dataDir, 'outbox', `${String(message.id).padStart(6, '0')}-${message.chave}.eml`);
}

/** Writes a message to the outbox: whole and on disk, or not at all. Only the server's own user may read it. */
export async function writeToOutbox(
  dataDir: string,
  message: { id: number; chave: string },
  bytes: Uint8Array,
): Promise<void> {
  const target = fileOf(dataDir, message);
  const temporary = `${target}.tmp`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, target);
}

/** A message of the outbox, or null when it is not there. */
export async function readFromOutbox(dataDir: string, message: { id: number; chave: string }): Promise<Buffer | null> {
  try {
    return await readFile(fileOf(dataDir, message));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes a message of the outbox, if it is there. */
export async function removeFromOutbox(dataDir: string, message: { id: number; chave: string }): Promise<void> {
  await rm(fileOf(dataDir, message), { force: true });
}

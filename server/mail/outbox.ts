import { rm } from 'node:fs/promises';
import * as path from 'node:path';
import { readIfThere, writeWhole } from '../wholeFile.ts';

/** Where a message of the outbox is. Its name is made of what never changes: written twice, it is still one file. */
function fileOf(dataDir: string, message: { id: number; chave: string }): string {
  return path.join(dataDir, 'outbox', `${String(message.id).padStart(6, '0')}-${message.chave}.eml`);
}

/** Writes a message to the outbox: whole and on disk, or not at all. */
export async function writeToOutbox(
  dataDir: string,
  message: { id: number; chave: string },
  bytes: Uint8Array,
): Promise<void> {
  await writeWhole(fileOf(dataDir, message), bytes);
}

/** A message of the outbox, or null when it is not there. */
export function readFromOutbox(dataDir: string, message: { id: number; chave: string }): Promise<Buffer | null> {
  return readIfThere(fileOf(dataDir, message));
}

/** Removes a message of the outbox, if it is there. */
export async function removeFromOutbox(dataDir: string, message: { id: number; chave: string }): Promise<void> {
  await rm(fileOf(dataDir, message), { force: true });
}

import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import * as path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Whoever may not change the mode of a file (it is another user's, or the disk knows no modes) leaves it as it is. */
function setMode(file: string, mode: number): void {
  try {
    chmodSync(file, mode);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/**
 * Creates the data directory, for the server's own user alone: the folder, what stands in it, and from here on whatever
 * this process writes.
 */
export function ownDataDir(dataDir: string): void {
  // Only a process's own thread may say so; what its others write follows.
  if (isMainThread) process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: OWN_FOLDER });
  setMode(dataDir, OWN_FOLDER);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    setMode(path.join(dataDir, entry.name), entry.isDirectory() ? OWN_FOLDER : OWN_FILE);
  }
}

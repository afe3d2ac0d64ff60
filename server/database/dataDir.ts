import { accessSync, chmodSync, constants, lchownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import * as path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { ConfigError } from '../config.ts';

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
 *
 * @throws ConfigError when this user may not write there
 */
export function ownDataDir(dataDir: string): void {
  // Only a process's own thread may say so; what its others write follows.
  if (isMainThread) process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: OWN_FOLDER });
  setMode(dataDir, OWN_FOLDER);
  refuseOthers(dataDir);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    setMode(path.join(dataDir, entry.name), entry.isDirectory() ? OWN_FOLDER : OWN_FILE);
  }
}

function refuseOthers(dataDir: string): void {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // What is there and is no folder is told by whoever reads it.
    if (code !== 'EACCES' && code !== 'EROFS') throw error;
    throw new ConfigError(
      `A pasta de dados ${dataDir} não pode ser lida e gravada por este usuário. Dê a ele a pasta, ou escolha outra com DATA_DIR.`,
    );
  }
}

/**
 * Does something as root without taking the data directory from whom it belongs to: whatever is in there after it is the
 * owner's, as the folder is.
 */
export async function keepingOwner<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  try {
    return await work();
  } finally {
    if (owner?.isDirectory() && process.getuid?.() === 0) giveAll(dataDir, owner);
  }
}

function giveAll(folder: string, owner: { uid: number; gid: number }): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (!found) continue;
    if (found.uid !== owner.uid) lchownSync(file, owner.uid, owner.gid);
    // No link is followed: its owner would be given whatever it leads to.
    if (found.isDirectory()) giveAll(file, owner);
  }
}

import * as path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { ConfigError } from '../config.ts';
import { ownDataDir } from './dataDir.ts';
import { orName } from './sound.ts';

/** A second server on the same data directory. */
export class LockedError extends ConfigError {
  constructor(dataDir: string) {
    super(`Já há um servidor em uso da pasta de dados ${dataDir}. Pare-o, ou escolha outra com DATA_DIR.`);
  }
}

/**
 * Takes the data directory for this process until it ends, however it ends: the lock is the operating system's, held
 * through an exclusive transaction on a small database of its own.
 *
 * @returns a function that gives the lock back
 * @throws LockedError when another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  ownDataDir(dataDir);
  const file = path.join(dataDir, 'servidor.lock');
  const lock = orName(file, () => new BetterSqlite(file, { timeout: 0 }));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw new LockedError(dataDir);
    throw error;
  }
  return () => {
    lock.close();
  };
}

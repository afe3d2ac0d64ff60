import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { readConfig } from '../config.ts';
import { LockedError, lockDataDir } from '../database/lock.ts';
import { SQLITE_FILE } from '../database/open.ts';
import { addPhotos } from './photos.ts';

/**
 * Puts a backup in the place of the embedded database; the one that was there is kept beside it as `.antes`.
 * The photos beside the backup come with it.
 * The server must be stopped.
 *
 * @throws LockedError while a server uses the folder; Error when the file is not a sound database
 */
export async function restore(dataDir: string, source: string): Promise<void> {
  const check = new BetterSqlite(source, { readonly: true, fileMustExist: true });
  try {
    if (check.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('O arquivo está danificado');
    check.prepare('select id from "Instalacao"').get();
  } finally {
    check.close();
  }
  const unlock = lockDataDir(dataDir);
  try {
    await addPhotos(path.dirname(path.resolve(source)), dataDir);
    const target = path.join(dataDir, SQLITE_FILE);
    const staged = `${target}.novo`;
    copyFileSync(source, staged);
    if (existsSync(target)) {
      // Closing the last connection folds the write-ahead log in, so that one file holds everything.
      new BetterSqlite(target).close();
      renameSync(target, `${target}.antes`);
    }
    for (const companion of ['-wal', '-shm']) rmSync(`${target}${companion}`, { force: true });
    renameSync(staged, target);
  } finally {
    unlock();
  }
}

if (import.meta.main) {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const source = process.argv[2];
  if (databaseUrl || !source) {
    console.error(databaseUrl ? 'Com PostgreSQL a volta se faz com pg_restore.' : 'Uso: npm run db:restore -- ARQUIVO');
    process.exit(1);
  }
  try {
    await restore(dataDir, source);
    console.log(`Banco de ${dataDir} voltou a ser o de ${source}; o anterior ficou ao lado, com .antes`);
  } catch (error) {
    console.error(error instanceof LockedError ? error.message : `Não foi possível: ${(error as Error).message}`);
    process.exit(1);
  }
}

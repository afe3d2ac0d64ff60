import { linkSync, renameSync, rmSync, statSync } from 'node:fs';
import * as path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { ConfigError } from '../config.ts';
import { lockDataDir } from '../database/lock.ts';
import { refuseForeign } from '../database/migrate.ts';
import { SQLITE_FILE } from '../database/open.ts';
import { runCommand } from './command.ts';
import { addPhotos } from './photos.ts';

/** What SQLite keeps beside a database that was not closed in order. */
const COMPANIONS = ['-wal', '-shm'];

/**
 * Puts a backup in the place of the embedded database; the one that was there is kept beside it, under a name of its own.
 * The photos beside the backup come with it. The server must be stopped.
 *
 * @returns where the former database is; null when there was none
 * @throws LockedError while a server uses the folder; ConfigError when the source is no sound database
 */
export async function restore(dataDir: string, source: string, now: Date): Promise<string | null> {
  const copy = openCopy(source);
  try {
    const unlock = lockDataDir(dataDir);
    try {
      await addPhotos(path.dirname(path.resolve(source)), dataDir);
      const target = path.join(dataDir, SQLITE_FILE);
      const staged = `${target}.novo-${process.pid}`;
      try {
        // As SQLite reads it: what stands in a log beside it comes as well.
        await copy.backup(staged);
        const former = setAside(target, now);
        renameSync(staged, target);
        return former;
      } finally {
        for (const companion of ['', '-journal']) rmSync(`${staged}${companion}`, { force: true });
      }
    } finally {
      unlock();
    }
  } finally {
    copy.close();
  }
}

function openCopy(source: string): BetterSqlite.Database {
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found) throw new ConfigError(`${source} não existe.`);
  if (!found.isFile()) throw new ConfigError(`${source} não é um arquivo. Diga o de uma cópia.`);
  let copy: BetterSqlite.Database | undefined;
  try {
    copy = new BetterSqlite(source, { readonly: true });
    const check = copy.pragma('integrity_check', { simple: true });
    if (check !== 'ok') throw new Error(String(check));
    copy.prepare('select id from "Instalacao"').get();
    refuseForeign(copy.prepare('select "name" from "kysely_migration" order by "name"').pluck().all() as string[]);
    return copy;
  } catch (error) {
    copy?.close();
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`${source} não é uma cópia que sirva: ${(error as Error).message}`);
  }
}

/**
 * Gives a database a name with the moment. One that is sound keeps its own as well, until the other takes its place:
 * whenever this ends, there is a database.
 *
 * @returns its path; null when there is none
 */
function setAside(target: string, now: Date): string | null {
  const former = `${target}.antes-${now.toISOString().replace(/[:.]/g, '-')}`;
  if (isFolded(target)) {
    keepAs(target, former);
    return former;
  }
  const moved = ['', ...COMPANIONS].filter((companion) => {
    if (!statSync(`${target}${companion}`, { throwIfNoEntry: false })) return false;
    renameSync(`${target}${companion}`, `${former}${companion}`);
    return true;
  });
  return moved.length > 0 ? former : null;
}

function keepAs(target: string, former: string): void {
  try {
    linkSync(target, former);
  } catch {
    // Some file systems know no links.
    renameSync(target, former);
  }
}

/** Folds the write-ahead log in. @returns whether one file now holds everything; else the log stays, to be moved too */
function isFolded(file: string): boolean {
  // Of a database without content, SQLite would throw the log away.
  if (!statSync(file, { throwIfNoEntry: false })?.size) return false;
  try {
    const connection = new BetterSqlite(file);
    try {
      connection.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      connection.close();
    }
    return COMPANIONS.every((companion) => !statSync(`${file}${companion}`, { throwIfNoEntry: false }));
  } catch {
    // It is damaged, which may be why a copy is put in its place.
    return false;
  }
}

if (import.meta.main) {
  await runCommand(async ({ dataDir, databaseUrl }) => {
    const source = process.argv[2];
    if (databaseUrl) throw new ConfigError('Com PostgreSQL a volta se faz com pg_restore.');
    if (!source) throw new ConfigError('Uso: npm run db:restore -- ARQUIVO');
    const former = await restore(dataDir, source, new Date());
    console.log(`O banco de ${dataDir} voltou a ser o de ${source}.`);
    if (former) console.log(`O anterior ficou em ${former}`);
  });
}

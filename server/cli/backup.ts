import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import * as path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { ConfigError } from '../config.ts';
import { ownDataDir } from '../database/dataDir.ts';
import { noteBackup } from '../database/lastBackup.ts';
import { openSound } from '../database/sound.ts';
import { existingDatabase, runCommand } from './command.ts';
import { addPhotos } from './photos.ts';

/**
 * Copies the embedded database to one file, while the server goes on, and its photos into `imagens/` beside that file.
 *
 * @param target file to write; its folder is created
 * @throws ConfigError when there is no sound database, or the target is that very file; Error when the copy does not pass SQLite's own check
 */
export async function backup(dataDir: string, target: string): Promise<void> {
  if (target === '') throw new ConfigError('O nome do arquivo da cópia está vazio.');
  const file = existingDatabase(dataDir);
  if (sameFile(file, target)) throw new ConfigError(`${target} é o próprio banco de dados. Escolha outro arquivo.`);
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigError(`${target} é uma pasta. Diga o arquivo da cópia.`);
  }
  ownDataDir(dataDir);
  const folder = path.dirname(path.resolve(target));
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  const source = openSound(file, { readonly: true, fileMustExist: true });
  try {
    // One moment of the database from beginning to end: a copy that follows the writes meanwhile begins anew at each.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_schema').get();
    await source.backup(target);
  } finally {
    source.close();
  }
  const copy = new BetterSqlite(target);
  try {
    // One file without companions, that can be moved as it is.
    copy.pragma('journal_mode = DELETE');
    const check = copy.pragma('integrity_check', { simple: true });
    if (check !== 'ok') throw new Error(`A cópia não passou na verificação: ${check}`);
  } finally {
    copy.close();
  }
  // After it: a photo is on the disk before the database tells of it.
  await addPhotos(dataDir, folder);
}

/** Whether two paths lead to one file, by whatever names. */
function sameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

if (import.meta.main) {
  await runCommand(async ({ dataDir, databaseUrl }) => {
    if (databaseUrl) throw new ConfigError('Com PostgreSQL a cópia se faz com pg_dump.');
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const target = process.argv[2] ?? path.join(dataDir, 'copias', `efluentes-${stamp}.sqlite`);
    await backup(dataDir, target);
    await noteBackup(dataDir, { em: new Date().toISOString(), arquivo: path.resolve(target) });
    console.log(`Cópia em ${target}`);
  });
}

import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { ConfigError } from '../config.ts';
import { configure } from './sqlite.ts';

const RESTORE = 'Volte uma cópia com: npm run db:restore -- ARQUIVO';

/**
 * Opens the database, or a new one where no file is (unless `fileMustExist`). What is there and is no sound database is left as it is.
 *
 * @throws ConfigError that names a file without content, damaged, or that cannot be read or written
 */
export function openSound(file: string, options: Database.Options = {}): Database.Database {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) {
    throw new ConfigError(`O banco de dados ${file} está vazio (0 bytes). ${RESTORE}`);
  }
  return orName(file, () => {
    const connection = new Database(file, options);
    configure(connection);
    connection.prepare('select count(*) from sqlite_schema').get();
    return connection;
  });
}

/** Does something with a file of SQLite's. @throws ConfigError that names a file damaged, or that cannot be read or written */
export function orName<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
      throw new ConfigError(`O banco de dados ${file} está danificado (${message}). ${RESTORE}`);
    }
    if (/^SQLITE_(CANTOPEN|READONLY|IOERR|PERM|AUTH)/.test(code)) {
      throw new ConfigError(`O banco de dados ${file} não pode ser lido e gravado (${message}).`);
    }
    throw error;
  }
}

/**
 * Reads the file as if for the first time: a connection that is open already may not notice what became of it.
 *
 * @throws Error with SQLite's `code`
 */
export function look(file: string): void {
  const connection = new Database(file, { readonly: true, fileMustExist: true });
  try {
    connection.prepare('select count(*) from "Instalacao"').get();
  } finally {
    connection.close();
  }
}

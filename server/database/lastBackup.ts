import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { writeWhole } from '../wholeFile.ts';

/** A copy that was made of the embedded database: when, ISO UTC, and the file. */
interface Backup {
  em: string;
  arquivo: string;
}

/** Beside the database and not in it: a copy would tell of the one before, and so would what is made of it again. */
const FILE = 'ultima-copia.json';

/** Notes a copy in its data directory, which holds the last one. */
export async function noteBackup(dataDir: string, made: Backup): Promise<void> {
  await writeWhole(path.join(dataDir, FILE), Buffer.from(JSON.stringify(made)));
}

/** When the database of a data directory was copied last; null when no copy is known of. */
export async function lastBackup(dataDir: string): Promise<string | null> {
  try {
    const { em }: Partial<Backup> = JSON.parse(await readFile(path.join(dataDir, FILE), 'utf8'));
    return em && !Number.isNaN(Date.parse(em)) ? new Date(em).toISOString() : null;
  } catch {
    return null;
  }
}

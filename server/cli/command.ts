import { statSync } from 'node:fs';
import * as path from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { keepingOwner } from '../database/dataDir.ts';
import { SQLITE_FILE } from '../database/open.ts';
import { orExplain } from '../startFailure.ts';

/** Does what a command asks, as `orExplain`; root's too leaves the data directory to whom it belongs. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  await orExplain((config) => keepingOwner(config.dataDir, () => work(config)));
}

/**
 * The file of the embedded database, which has to be there.
 *
 * @throws ConfigError naming the folder and its setting
 */
export function existingDatabase(dataDir: string): string {
  const file = path.join(dataDir, SQLITE_FILE);
  // Not whether it can be seen: a folder that may not be read is told as such.
  if (statSync(file, { throwIfNoEntry: false })) return file;
  throw new ConfigError(`Não há banco de dados em ${dataDir}. ${SAME_SETTINGS}`);
}

/** What is said where a command finds no database: most often it was not given the service's settings. */
export const SAME_SETTINGS = 'Dê ao comando os mesmos DATA_DIR ou DATABASE_URL do serviço.';

import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { IMAGENS } from '../modules/protocolo/imagens/files.ts';
import { writeWhole } from '../wholeFile.ts';

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.jpg'));
    return files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Brings the photos that are in one folder and lack in another: copies of one place share them, for their names tell what
 * they hold and they never change.
 *
 * @param from folder that has `imagens/`, or none
 * @param to folder whose `imagens/` is added to
 * @returns how many were brought
 */
export async function addPhotos(from: string, to: string): Promise<number> {
  const [source, target] = [path.join(from, IMAGENS), path.join(to, IMAGENS)];
  const there = new Set(await filesIn(target));
  const lacking = (await filesIn(source)).filter((file) => !there.has(file));
  for (const file of lacking) await writeWhole(path.join(target, file), await readFile(path.join(source, file)));
  return lacking.length;
}

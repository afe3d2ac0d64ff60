import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { fieldError } from '../../errors.ts';

/**
 * The 10,000 commonest passwords that are long enough to be chosen, one a line in lower case: this product's own and
 * some of Brazilian offices first, then those of @zxcvbn-ts/language-common 4.1.3 (MIT), the commonest first.
 */
const FILE = path.join(import.meta.dirname, 'commonPasswords.txt');

let known: Promise<ReadonlySet<string>> | null = null;

/**
 * Refuses a password that whoever guesses tries first.
 *
 * @throws AppError REFUSED, on the field `senha`
 */
export async function refuseCommon(senha: string): Promise<void> {
  known ??= readFile(FILE, 'utf8').then((text) => new Set(text.split('\n')));
  if ((await known).has(senha.toLowerCase())) {
    throw fieldError('senha', 'Esta é uma das senhas mais usadas, e das primeiras que se tentam. Escolha outra.');
  }
}

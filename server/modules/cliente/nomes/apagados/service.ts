import { createHmac, randomBytes } from 'node:crypto';
import { ERASED } from '../../../../../domain/cliente/erased.ts';
import { nameRemover, wordsOfName } from '../../../../../domain/cliente/namesInText.ts';
import { remembered } from '../../../../../domain/remembered.ts';
import type { Tx } from '../../../../write.ts';
import { keepName, keptNames, namesOfClients } from './repository.ts';

const codeOf = (chave: string, words: string) => createHmac('sha256', chave).update(words).digest('hex');

/** Keeps of names that are erased by what they are known again, and not what they are (ADR 18). */
export async function keepErased(tx: Tx, names: Iterable<string>): Promise<void> {
  const kept = await keptNames(tx);
  const chave = kept[0]?.chave ?? randomBytes(32).toString('hex');
  for (const words of new Set([...names].map(wordsOfName))) {
    if (words !== '') await keepName(tx, { codigo: codeOf(chave, words), chave });
  }
}

/** What takes names that were erased out of texts, but for those that clients bear. */
export async function erasedNamesRemover(tx: Tx): Promise<(text: string) => string> {
  const kept = await keptNames(tx);
  if (kept.length === 0) return (text) => text;
  const codes = new Set(kept.map(({ codigo }) => codigo));
  // Two first erasures at once make a key each.
  const keys = [...new Set(kept.map(({ chave }) => chave))];
  const clients = await namesOfClients(tx);
  const borne = new Set(clients.flatMap(({ nome, razaoSocial }) => [nome, razaoSocial ?? '']).map(wordsOfName));
  const isErased = (words: string) => keys.some((key) => codes.has(codeOf(key, words)));
  const without = nameRemover(isErased, ERASED, (words) => borne.has(words));
  return remembered((text: string) => (borne.has(wordsOfName(text)) ? text : without(text)));
}

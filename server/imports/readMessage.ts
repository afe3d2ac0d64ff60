import { stat } from 'node:fs/promises';
import { LIMITS, type Limits } from './limits.ts';
import type { Message } from './protocol.ts';
import { readApart, readBatches, type SentFile } from './readApart.ts';
import { Refusal } from './refusal.ts';

/** An e-mail that was opened: its workbooks are there until `discard`. */
export interface OpenedMessage extends Message {
  /** What else was attached. */
  outros: readonly string[];
  discard(): void;
}

/** How long the workbooks of a message may take together, in ms. */
const PATIENCE = 120_000;

/** @returns whether the workbooks of a message, begun now, have taken so long that no other is begun */
export function startPatience(now: () => Date): () => boolean {
  const end = now().getTime() + PATIENCE;
  return () => now().getTime() > end;
}

/** True for names that end in .eml. */
export function isMessageName(filename: string): boolean {
  return /\.eml$/i.test(filename.trim());
}

/**
 * Opens an e-mail in a process of its own, guarded as a workbook is.
 *
 * @throws Refusal without workbooks, or when it asks too much; AppError UNAVAILABLE when others' files take too long
 */
export async function readMessage(file: SentFile, limits: Limits = LIMITS): Promise<OpenedMessage> {
  if ((await stat(file.path)).size > limits.bytes) throw new Refusal('O arquivo é grande demais');
  const { summary, output, discard } = await readApart(file, { parametros: null, mensagem: true, limits });
  try {
    for await (const [message] of readBatches<Message>(output)) {
      if (message) return { ...message, outros: summary.ignoradas, discard };
    }
    throw new Error('the reader wrote no message');
  } catch (error) {
    discard();
    throw error;
  }
}

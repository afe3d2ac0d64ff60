import { createReadStream, createWriteStream } from 'node:fs';
import * as path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AttachmentStream, type HeaderValue, MailParser } from 'mailparser';
import type { Message, Summary } from './protocol.ts';
import { Refusal } from './refusal.ts';

/** Attachments of a message; nobody sends more workbooks at once. */
const MOST_ATTACHMENTS = 100;
const LONGEST_NAME = 255;

/** The name of an attachment without the folders that it may pretend to lie in. */
function baseName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  return last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-LONGEST_NAME);
}

const textOf = (value: HeaderValue | undefined): string => {
  if (typeof value === 'string') return value.trim();
  const text = value && typeof value === 'object' && 'text' in value ? value.text : '';
  return String(text).trim();
};

/**
 * Takes the workbooks out of an e-mail, each into a file of its own beside the output, under a number and never under
 * the name it came with.
 *
 * @throws Refusal when it has no workbook, or too many attachments
 */
export async function openMessage(input: string, output: string): Promise<{ message: Message; summary: Summary }> {
  const parser = new MailParser({
    ...{ skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true, skipTextLinks: true },
  });
  const message: Message = { remetente: '', data: null, assunto: '', planilhas: [] };
  const others: string[] = [];
  let attachments = 0;

  parser.on('headers', (headers) => {
    message.remetente = textOf(headers.get('from'));
    message.assunto = textOf(headers.get('subject'));
    const date = headers.get('date');
    if (date instanceof Date && !Number.isNaN(date.getTime())) message.data = date.toISOString();
  });

  async function take({ filename, content, release }: AttachmentStream): Promise<void> {
    attachments += 1;
    if (attachments > MOST_ATTACHMENTS) throw new Refusal('A mensagem tem anexos demais');
    // The types of the library take the module for the class.
    const bytes = content as unknown as Readable;
    const nome = baseName(typeof filename === 'string' ? filename : undefined);
    if (/\.xlsx?$/i.test(nome)) {
      const target = path.join(path.dirname(output), `anexo-${message.planilhas.length}`);
      message.planilhas.push({ nome, path: target });
      await pipeline(bytes, createWriteStream(target));
    } else {
      if (nome !== '') others.push(nome);
      bytes.resume();
    }
    release();
  }

  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('data', (part) => {
      if (part.type === 'attachment') take(part).catch(reject);
    });
    parser.once('end', resolve);
    parser.once('error', reject);
  });
  await Promise.all([pipeline(createReadStream(input), parser), parsed]).catch((error: unknown) => {
    throw (error as { code?: string }).code === 'EMAXLEN' ? new Refusal('A mensagem tem partes demais') : error;
  });
  if (message.planilhas.length === 0) {
    const left = others.length > 0 ? `: ${others.join(', ')}` : '';
    throw new Refusal(`A mensagem não tem nenhuma planilha do Excel anexada${left}`);
  }
  return { message, summary: { resultados: message.planilhas.length, ignoradas: others } };
}

import { createReadStream, createWriteStream } from 'node:fs';
import * as path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AttachmentStream, type HeaderValue, MailParser } from 'mailparser';
import type { Message, Summary } from './protocol.ts';
import { Refusal } from './refusal.ts';

/** Attachments of a message, those of the messages that it forwards included. */
const MOST_ATTACHMENTS = 100;
/** Workbooks of a message: each takes a process of its own. */
const MOST_WORKBOOKS = 20;
/** Messages within messages that are opened. */
const DEEPEST = 3;
const LONGEST_NAME = 255;

/** The name of an attachment without the folders that it may pretend to lie in. */
function baseName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  return last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-LONGEST_NAME);
}

/** The name, numbered where another workbook of the message has it: the same whenever the message is sent. */
function freeName(name: string, others: Message['planilhas']): string {
  const taken = new Set(others.map(({ nome }) => nome));
  let free = name;
  for (let n = 2; taken.has(free); n += 1) free = name.replace(/\.\w+$/, ` (${n})$&`).slice(-LONGEST_NAME);
  return free;
}

const textOf = (value: HeaderValue | undefined): string => {
  if (typeof value === 'string') return value.trim();
  const text = value && typeof value === 'object' && 'text' in value ? value.text : '';
  return String(text).trim();
};

/**
 * Takes the workbooks out of an e-mail, and out of those that it forwards, each into a file of its own beside the
 * output, under a number and never under the name it came with.
 *
 * @throws Refusal when it has no workbook, too many of them, or too many attachments
 */
export async function openMessage(input: string, output: string): Promise<{ message: Message; summary: Summary }> {
  const message: Message = { remetente: '', data: null, assunto: '', planilhas: [] };
  const others: string[] = [];
  let attachments = 0;

  async function take({ filename, contentType, content }: AttachmentStream, depth: number): Promise<void> {
    attachments += 1;
    if (attachments > MOST_ATTACHMENTS) throw new Refusal('A mensagem tem anexos demais');
    // The types of the library take the module for the class.
    const bytes = content as unknown as Readable;
    const nome = baseName(typeof filename === 'string' ? filename : undefined);
    if (/\.xlsx?$/i.test(nome)) {
      if (message.planilhas.length === MOST_WORKBOOKS)
        throw new Refusal(`A mensagem tem mais de ${MOST_WORKBOOKS} planilhas: envie-as aos poucos`);
      const target = path.join(path.dirname(output), `anexo-${message.planilhas.length}`);
      message.planilhas.push({ nome: freeName(nome, message.planilhas), path: target });
      await pipeline(bytes, createWriteStream(target));
    } else if (depth < DEEPEST && (contentType === 'message/rfc822' || /\.eml$/i.test(nome))) {
      await open(bytes, depth + 1);
    } else {
      if (nome !== '') others.push(nome);
      bytes.resume();
    }
  }

  /** Reads a message to its end, and takes what is attached to it. */
  async function open(source: Readable, depth: number): Promise<void> {
    const parser = new MailParser({
      ...{ skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true, skipTextLinks: true },
    });
    if (depth === 0) {
      parser.on('headers', (headers) => {
        message.remetente = textOf(headers.get('from'));
        message.assunto = textOf(headers.get('subject'));
        const date = headers.get('date');
        if (date instanceof Date && !Number.isNaN(date.getTime())) message.data = date.toISOString();
      });
    }
    const taken: Promise<void>[] = [];
    const parsed = new Promise<void>((resolve, reject) => {
      parser.on('data', (part) => {
        if (part.type !== 'attachment') return;
        const whole = take(part, depth).then(() => part.release());
        whole.catch(reject);
        taken.push(whole);
      });
      parser.once('end', resolve);
      parser.once('error', reject);
    });
    await Promise.all([pipeline(source, parser), parsed]);
    // A message that breaks off within an attachment ends before that one is written.
    await Promise.all(taken);
  }

  await open(createReadStream(input), 0).catch((error: unknown) => {
    throw (error as { code?: string }).code === 'EMAXLEN' ? new Refusal('A mensagem tem partes demais') : error;
  });
  if (message.planilhas.length === 0) {
    const left = others.length > 0 ? `: ${others.join(', ')}` : '';
    throw new Refusal(`A mensagem não tem nenhuma planilha do Excel anexada${left}`);
  }
  return { message, summary: { resultados: message.planilhas.length, ignoradas: others } };
}

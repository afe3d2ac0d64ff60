import type { AddressObject } from 'mailparser';

const MOST_NAME = 120;

const textOf = (address: AddressObject | AddressObject[] | undefined) =>
  [address ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

/** A file name that is only a name: no folders, no characters that screens or systems act upon, not hidden. */
export function safeName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, MOST_NAME);
  return plain || 'anexo';
}

/** What a message of the outbox says. Its HTML is given as it came. The parser is loaded when first needed. */
export async function parseMessage(bytes: Buffer) {
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(bytes, { skipTextToHtml: true, skipImageLinks: true });
  const headers: [nome: string, valor: string | undefined][] = [
    ['From', textOf(mail.from)],
    ['To', textOf(mail.to)],
    ['Subject', mail.subject],
    ['Date', mail.date?.toISOString()],
    ['Message-ID', mail.messageId],
  ];
  return {
    cabecalhos: headers.map(([nome, valor]) => ({ nome, valor: valor ?? '' })),
    texto: mail.text ?? '',
    html: mail.html || null,
    anexos: mail.attachments.map(({ filename, contentType, size }) => ({
      nome: safeName(filename),
      tipo: contentType,
      tamanho: size,
    })),
  };
}

import type { Config } from '../config.ts';
import { SENDER_NAME } from './letter.ts';
import { writeToOutbox } from './outbox.ts';
import type { Anexo } from './repository.ts';

/** A message ready to go. */
export interface Outgoing {
  id: number;
  chave: string;
  paraNome: string;
  paraEmail: string;
  assunto: string;
  texto: string;
  html: string;
  criadaEm: string;
  anexos: readonly Anexo[];
}

/** Sends one message; what goes wrong is thrown. */
export type Send = (message: Outgoing) => Promise<void>;

/** Longest that one message may take, whatever the mail server does. */
export const SEND_LIMIT_MS = 90_000;
const CONNECT_LIMIT_MS = 15_000;
const SILENCE_LIMIT_MS = 30_000;

/** Addresses go as name and address apart, so that nothing in a name is read as a header or another address. */
function composed({ mailFrom, publicUrl }: Config, message: Outgoing) {
  return {
    from: { name: SENDER_NAME, address: mailFrom },
    to: { name: message.paraNome, address: message.paraEmail },
    subject: message.assunto,
    text: message.texto,
    html: message.html,
    attachments: message.anexos.map(({ nome, tipo, bytes }) => ({
      filename: nome,
      contentType: tipo,
      content: Buffer.from(bytes),
    })),
    date: new Date(message.criadaEm),
    // The same at each attempt: a receiver can tell a message that came twice.
    messageId: `<${message.chave}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function smtp(config: Config, url: string): Promise<Send> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
  });
  return async (message) => {
    await transport.sendMail({ ...composed(config, message), signal: AbortSignal.timeout(SEND_LIMIT_MS) });
  };
}

async function outbox(config: Config): Promise<Send> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const { message: bytes } = await transport.sendMail(composed(config, message));
    await writeToOutbox(config.dataDir, message, bytes as Buffer);
  };
}

/** The way messages leave: the mail server of the settings, or else the outbox folder. */
export function senderOf(config: Config): Promise<Send> {
  return config.smtpUrl ? smtp(config, config.smtpUrl) : outbox(config);
}

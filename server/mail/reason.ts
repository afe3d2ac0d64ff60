const ADDRESS = /\S+@\S+/g;
/** The enhanced status of RFC 3463: of what a mail server answers, what can neither quote an address nor a message. */
const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** So many characters of a message in a row are quoted from it: shorter than any password. */
const QUOTED = 8;

/**
 * What is kept of a failure for those who look after the messages: a mail server's own words, without addresses and
 * without what it quotes of the message, whose password or link is the receiver's alone.
 *
 * @param texto what the message says
 */
export function reasonToKeep(error: unknown, texto: string): string {
  const message = error instanceof Error ? error.message : String(error);
  let kept = '';
  for (let at = 0; at < message.length; ) {
    let end = at;
    while (end < message.length && texto.includes(message.slice(at, end + 1))) end += 1;
    const isQuoted = end - at >= QUOTED;
    kept += isQuoted ? '…' : message[at];
    at = isQuoted ? end : at + 1;
  }
  return kept.replace(ADDRESS, '…');
}

/** What nodemailer and the system say of a failure. */
interface MailError {
  message?: string;
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Why a message did not go, in one line for the log: codes, the command that failed, and the words of what went wrong on
 * this side. Never an address, nor a mail server's own words, which may quote what the message says.
 */
export function reasonForLog(error: unknown): string {
  const { message = '', code, command, responseCode, response } = error as MailError;
  const words = response ? STATUS.exec(response)?.[0] : message;
  return [code, command, responseCode, words]
    .filter((part) => part)
    .join(' ')
    .replace(ADDRESS, '…')
    .replace(/\s+/g, ' ');
}

/** What is kept instead of a message that was given up, for a person of whom it told was erased. */
export const PERSON_ERASED = 'Saiu da fila: o que a mensagem dizia de uma pessoa foi apagado.';

const ADDRESS = /\S+@\S+/g;
/** The enhanced status of RFC 3463: of what a mail server answers, what can neither quote an address nor a message. */
const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

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

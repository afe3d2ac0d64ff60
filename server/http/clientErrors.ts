import type { Socket } from 'node:net';
import { failure } from './envelope.ts';

/** How long a connection may take to say what it wants, in milliseconds. */
export interface RequestTimes {
  headers: number;
  /** Headers and body together: the largest file, over a slow line. */
  request: number;
  /** How often connections are looked at. */
  checked: number;
  /** To read the reply to what was refused before all of it had come. */
  lingers: number;
}
export const REQUEST_TIMES: RequestTimes = { headers: 20_000, request: 180_000, checked: 5000, lingers: 3000 };

const KNOWN: Record<string, readonly [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'O cabeçalho da requisição é grande demais'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'A requisição demorou demais para chegar'],
};
export const NOT_HTTP = 'A requisição não é HTTP válido';
const MALFORMED = ['400 Bad Request', NOT_HTTP] as const;

/** Answers what is no request yet: what the HTTP parser itself refuses, or what does not come to its end. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const [status, message] = KNOWN[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(failure(message));
    socket.write(
      [
        `HTTP/1.1 ${status}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}

import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decoded } from '../decoded.ts';
import { AppError } from '../errors.ts';

const NOT_UTF8 = 'O texto enviado não está em UTF-8: envie-o nesta codificação, ou os acentos se perdem';

const PACKED = 'O corpo da requisição veio compactado (Content-Encoding): envie-o sem compactação';

/** `charset` of a content type. */
const CHARSET = /;\s*charset\s*=\s*["']?([^\s"';]*)/i;
/** UTF-8, or what is part of it. */
const TAKEN = /^(?:utf-?8|(?:us-)?ascii)$/i;
/** Bytes of an address that stand for no character of ASCII. */
const BEYOND_ASCII = /(?:%[89a-f][\da-f])+/gi;

/** Many set the headers of bodies on requests that have none. */
const hasBody = ({ 'content-length': length, 'transfer-encoding': transfer }: IncomingHttpHeaders): boolean =>
  transfer !== undefined || Number(length ?? 0) > 0;

function refuseOtherBodies(headers: IncomingHttpHeaders): void {
  const packed = headers['content-encoding'];
  if (packed !== undefined && !/^(?:identity|[\s,])*$/i.test(packed)) throw new AppError('NOT_TAKEN', PACKED);
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !TAKEN.test(charset)) throw new AppError('NOT_TAKEN', NOT_UTF8);
}

/**
 * Refuses, before anything of a body is read, what says of itself that it is packed or in another encoding than UTF-8, and
 * a query that is: decoded as UTF-8, letters with accents would be lost for good, and nobody told.
 *
 * @throws AppError NOT_TAKEN; INVALID for the query
 */
export function refuseOtherEncodings({ headers, url }: FastifyRequest): void {
  if (hasBody(headers)) refuseOtherBodies(headers);
  if ((url.match(BEYOND_ASCII) ?? []).some((bytes) => decoded(bytes) === null)) throw new AppError('INVALID', NOT_UTF8);
}

/** Has nobody look for the body of a removal that has none, whatever type it is said to be of. */
export function expectNoBody({ method, headers, raw }: FastifyRequest): void {
  if (method === 'DELETE' && !hasBody(headers)) delete raw.headers['content-type'];
}

/** Has JSON, and no plain text, read of bytes that are UTF-8 alone: others are refused, whatever they say of themselves. */
export function readJsonAsUtf8(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) parse(request, body.toString(), done);
    else done(new AppError('INVALID', NOT_UTF8));
  });
}

/** Refuses a text that was decoded already, and lost characters by it. @throws AppError INVALID */
export function refuseLost(text: string): void {
  if (text.includes('\ufffd')) throw new AppError('INVALID', NOT_UTF8);
}

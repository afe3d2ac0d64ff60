import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { notFound } from '../errors.ts';

/** An image as the reply of a call. What an `etag` names never changes: whoever has it need not be sent it again. */
export class Picture {
  readonly etag: string;
  readonly type: string;
  readonly read: () => Promise<Buffer | null>;

  /** @param read gives null when it is not there */
  constructor(etag: string, type: string, read: () => Promise<Buffer | null>) {
    this.etag = `"${etag}"`;
    this.type = type;
    this.read = read;
  }
}

const names = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * Sends an image, or the one part of it that is asked for (RFC 9110); several parts at once are not, the whole is sent.
 * What a browser keeps of it is shown to nobody before the server has been asked whether they may see it.
 */
export async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Picture): Promise<unknown> {
  const { etag, type } = picture;
  const { headers } = request;
  const found = names(headers['if-none-match'], etag);
  const bytes = found ? null : await picture.read();
  if (!found && !bytes) throw notFound('Imagem não encontrada');
  reply.headers({ etag, 'cache-control': 'private, no-cache', 'accept-ranges': 'bytes' });
  if (!bytes) return reply.status(304).send();
  reply.type(type);
  const { range, 'if-range': ifRange } = headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return reply.send(bytes);
  const ranges = parseRange(bytes.length, range);
  if (ranges === -1) {
    return reply.status(416).header('content-range', `bytes */${bytes.length}`).send(Buffer.alloc(0));
  }
  const [part, more] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  if (!part || more) return reply.send(bytes);
  return reply
    .status(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`)
    .send(bytes.subarray(part.start, part.end + 1));
}

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { success } from './envelope.ts';

const packed = promisify(gzip);

/** A reply written beforehand, also as it goes to whoever takes it packed: all browsers do. */
export class ReadyReply {
  readonly text: Buffer;
  readonly packed: Buffer;

  constructor(text: Buffer, packed: Buffer) {
    this.text = text;
    this.packed = packed;
  }

  /** What the call returned. */
  get result(): unknown {
    return JSON.parse(this.text.toString()).listaResultados;
  }
}

/** Sends it as it is. */
export function sendReady(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, packed }: ReadyReply,
): FastifyReply {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const taken = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  return taken ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(text);
}

/** Replies of a call that are kept: those made last. */
const MOST_KEPT = 8;
/** Longer ones are made each time. */
const LONGEST = 16 * 1024 * 1024;

/**
 * Keeps the replies of a call for as long as what they are made of stays as it is.
 *
 * @returns gives the reply to a question: the kept one, if its version is still that, or what `make` makes
 */
export function keepReplies() {
  const kept = new Map<string, { version: string; reply: ReadyReply }>();
  return async (question: string, version: string, make: () => Promise<unknown>): Promise<ReadyReply> => {
    const known = kept.get(question);
    if (known?.version === version) return known.reply;
    const text = Buffer.from(JSON.stringify(success(await make())));
    const reply = new ReadyReply(text, await packed(text));
    kept.delete(question);
    if (text.length <= LONGEST) kept.set(question, { version, reply });
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
    return reply;
  };
}

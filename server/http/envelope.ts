import type { FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';
import { told } from './failures.ts';
import { JsonRows, type Rows } from './jsonRows.ts';

/** The shape of every reply. Only this module knows it. */
export interface Envelope {
  flagErro: boolean;
  listaMensagens: readonly string[];
  listaResultados: unknown;
  paginas?: number;
  total?: number;
}

/** A page of a list that grows without end. */
export class Page {
  readonly rows: Rows;
  readonly paginas: number;
  readonly total: number;
  readonly notes: readonly string[];

  /** @param notes what whoever reads the page is told of it */
  constructor(rows: Rows, total: number, size: number, notes: readonly string[] = []) {
    this.rows = rows;
    this.total = total;
    this.notes = notes;
    this.paginas = Math.max(1, Math.ceil(total / size));
  }
}

/** The reply of an upload, whose keys stand beside the envelope's as well (for readers of either). */
export class UploadResult {
  readonly sucesso: boolean;
  readonly msg: string;
  /** It is told as a warning; absent otherwise. */
  readonly aviso?: true;

  constructor(sucesso: boolean, msg: string, aviso = false) {
    this.sucesso = sucesso;
    this.msg = msg;
    if (aviso) this.aviso = true;
  }
}

/** Wraps what a call returned. */
export function success(result: unknown): Envelope {
  if (result instanceof Page) {
    const { rows, paginas, total, notes } = result;
    return { flagErro: false, listaMensagens: notes, listaResultados: rows, paginas, total };
  }
  const envelope = { flagErro: false, listaMensagens: [], listaResultados: result };
  return result instanceof UploadResult ? { ...envelope, ...result } : envelope;
}

/** The rows of what a call returned: of a page, the list itself, or its `result` (spec 2 §7 nests those of a client). */
export function rowsOf(returned: unknown): Rows | null {
  if (returned instanceof Page) return returned.rows;
  const rows = (returned as { result?: unknown } | null)?.result ?? returned;
  return Array.isArray(rows) || rows instanceof JsonRows ? rows : null;
}

/** Wraps a failure. */
export function failure(message: string, details: unknown = {}): Envelope {
  return { flagErro: true, listaMensagens: [message], listaResultados: details };
}

/** Sends any failure as an envelope. What the server is to blame for is logged with its cause. */
export function sendFailure(error: unknown, reply: FastifyReply): FastifyReply {
  const { status, message, details } = told(error);
  if (status >= 500) reply.log.error({ err: error instanceof AppError ? (error.cause ?? error) : error }, message);
  return reply.status(status).send(failure(message, details));
}

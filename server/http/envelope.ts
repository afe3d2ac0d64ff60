import type { FastifyError, FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';
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

  constructor(sucesso: boolean, msg: string) {
    this.sucesso = sucesso;
    this.msg = msg;
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

/** Messages for failures that the HTTP layer finds by itself, by its error code. */
const HTTP_MESSAGES: Record<string, readonly [status: number, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'O conteúdo enviado é grande demais'],
  FST_REQ_FILE_TOO_LARGE: [413, 'O arquivo é grande demais'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'O corpo da requisição não é um JSON válido'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'O corpo da requisição está vazio'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Tipo de conteúdo não aceito'],
  FST_ERR_BAD_URL: [400, 'Endereço inválido'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [400, 'O arquivo deve ser enviado como formulário (multipart)'],
  FST_MP_PREMATURE_CLOSE: [400, 'O envio do arquivo foi interrompido'],
};

/** Refusals of the database itself, of either engine: backstops of checks that the handlers make first. */
const DATABASE_MESSAGES: Record<string, readonly [status: number, message: string]> = {
  SQLITE_CONSTRAINT_UNIQUE: [409, 'Já existe um registro igual'],
  '23505': [409, 'Já existe um registro igual'],
  SQLITE_CONSTRAINT_FOREIGNKEY: [422, 'O registro se refere a outro que não existe, ou está em uso'],
  '23503': [422, 'O registro se refere a outro que não existe, ou está em uso'],
};

/** Sends any failure as an envelope. What users cannot act on is logged and told as one plain sentence. */
export function sendFailure(error: FastifyError | AppError | Error, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) {
    return reply.status(error.status).send(failure(error.message, error.details));
  }
  const code = (error as FastifyError).code ?? '';
  const known = HTTP_MESSAGES[code] ?? DATABASE_MESSAGES[code];
  if (known) return reply.status(known[0]).send(failure(known[1]));
  const status = (error as FastifyError).statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    return reply.status(status).send(failure('Requisição inválida'));
  }
  reply.log.error({ err: error }, 'request failed');
  return reply.status(500).send(failure('Erro interno do servidor. Tente novamente.'));
}

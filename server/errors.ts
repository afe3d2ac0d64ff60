/** What may go wrong with a request, and the HTTP status that says so. */
const STATUS = {
  INVALID: 400,
  NO_SESSION: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  NOT_TAKEN: 415,
  REFUSED: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** A failure that users are told of: `message` is theirs, in Portuguese; `details` travel in `listaResultados`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** A write refused because of what one field holds; the form shows it there. */
export function fieldError(field: string, message: string, code: ErrorCode = 'REFUSED'): AppError {
  return new AppError(code, message, { campos: { [field]: message } });
}

/** A call that the user's group may not make. */
export function forbidden(): AppError {
  return new AppError('FORBIDDEN', 'Seu grupo não tem permissão para isto');
}

export function notFound(message = 'Registro não encontrado'): AppError {
  return new AppError('NOT_FOUND', message);
}

/** What is told of a database that has others' requests to see to first. */
export const DATABASE_BUSY = 'O banco de dados está ocupado com outros pedidos. Tente de novo em instantes.';

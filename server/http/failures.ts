import { AppError, DATABASE_BUSY } from '../errors.ts';

/** What a caller is told of a failure. */
interface Told {
  status: number;
  message: string;
  details?: Record<string, unknown>;
}

type Known = readonly [code: RegExp, status: number, message: string];

/** Failures that the HTTP layer finds by itself, by its error code. */
const OF_HTTP: readonly Known[] = [
  [/^FST_ERR_CTP_BODY_TOO_LARGE$/, 413, 'O conteúdo enviado é grande demais'],
  [/^FST_REQ_FILE_TOO_LARGE$/, 413, 'O arquivo é grande demais'],
  [/^FST_(PARTS|FILES|FIELDS)_LIMIT$/, 413, 'O formulário enviado tem campos ou arquivos demais'],
  [/^FST_ERR_CTP_INVALID_JSON_BODY$/, 400, 'O corpo da requisição não é um JSON válido'],
  [/^FST_ERR_CTP_EMPTY_JSON_BODY$/, 400, 'O corpo da requisição está vazio'],
  [/^FST_ERR_CTP_INVALID_MEDIA_TYPE$/, 415, 'Tipo de conteúdo não aceito'],
  [/^FST_ERR_BAD_URL$/, 400, 'Endereço inválido'],
  [/^FST_INVALID_MULTIPART_CONTENT_TYPE$/, 400, 'O arquivo deve ser enviado como formulário (multipart)'],
  [/^(FST_MP_PREMATURE_CLOSE|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/, 400, 'O envio do arquivo foi interrompido'],
];

/** Refusals of the database itself, of either engine: backstops of checks that the handlers make first. */
const OF_DATA: readonly Known[] = [
  [/^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/, 409, 'Já existe um registro igual'],
  [/^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/, 422, 'O registro se refere a outro que não existe, ou está em uso'],
];

/** What keeps the database, or the disk under it, from working: SQLite's codes, the system's, PostgreSQL's SQLSTATE. */
const OF_DATABASE: readonly Known[] = [
  [
    /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/,
    507,
    'O disco do servidor está cheio: nada foi salvo. Avise o administrador.',
  ],
  [
    /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/,
    503,
    'O banco de dados está danificado. Avise o administrador: é preciso voltar uma cópia.',
  ],
  [
    /^(SQLITE_(IOERR|CANTOPEN|READONLY)|58030$|58P01$)/,
    503,
    'O servidor não consegue ler ou gravar o banco de dados. Avise o administrador.',
  ],
  [/^(SQLITE_(BUSY|LOCKED)|55P03$|57014$|40001$|40P01$|25P0[34]$)/, 503, DATABASE_BUSY],
  [/^(57P0\w|53\w{3}|08\w{3})$/, 503, 'O banco de dados não está respondendo. Tente de novo em instantes.'],
];

const KNOWN = [...OF_HTTP, ...OF_DATA, ...OF_DATABASE];

/** What a failure is, in a sentence for whoever made the request; of what nobody foresaw, only that it happened. */
export function told(error: unknown): Told {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const known = KNOWN.find(([pattern]) => typeof code === 'string' && pattern.test(code));
  if (known) return { status: known[1], message: known[2] };
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, message: 'Requisição inválida' };
  }
  return { status: 500, message: 'Erro interno do servidor. Tente novamente.' };
}

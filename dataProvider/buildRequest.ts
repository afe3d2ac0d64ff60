import type { Call, CallRequest } from '../contract/call.ts';

/** What a call carries besides its parameters. */
export interface Sending {
  /** The part of a multipart form that carries the file. */
  file?: File;
  signal?: AbortSignal;
  /** Same key, same record: lets the server answer a repeated creation with the first one's result. */
  idempotencyKey?: string;
}

/** A request ready for `fetch`: address below the API's base path, and how to send it. */
export interface HttpRequest {
  url: string;
  init: { method: string; headers: Record<string, string>; body?: string | FormData; signal?: AbortSignal };
}

/** Reads whose address has no slash before the query, unlike all the others of the legacy API. */
const NO_SLASH_BEFORE_QUERY: readonly string[] = [
  '/UploadArquivo',
  '/ramoAtividadeParametro',
  '/relatorio-dbo',
  '/protocolo/getAll',
  '/protocolo/getImage',
];

/** Fields by which the legacy API is told who writes; they may stand in the path too. */
const USER_FIELDS = ['idUsuario', 'idUsuarioCadastro'];

type Fields = Record<string, unknown>;

/** The names that a schema of an object knows; none for any other schema. */
function fieldNames(schema: object): readonly string[] {
  return 'shape' in schema ? Object.keys(schema.shape as object) : [];
}

/** Those of the fields that a schema knows. */
export function pickFields(schema: object, fields: Fields): Fields {
  const names = fieldNames(schema);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function fillPath(path: string, params: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** `undefined` and `null` are left out, empty text is sent: the legacy API tells the two apart. */
function present(fields: Fields): [string, string][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
}

/** An address with parameters in its query; reads have a slash before it, or so the legacy API wants. */
export function withQuery(path: string, fields: Fields = {}, slash = '/'): string {
  const query = new URLSearchParams(present(fields)).toString();
  return query ? `${path}${slash}?${query}` : path;
}

function multipart(name: string, file: File, fields: Fields): FormData {
  const form = new FormData();
  for (const [field, value] of present(fields)) form.append(field, value);
  form.append(name, file, file.name);
  return form;
}

/**
 * Turns a call of the contract into an HTTP request. Pure: the same arguments give the same request.
 *
 * @param userId the signed-in user, written wherever the call has a field for it and the request does not fill it
 * @throws Error when a parameter of the path is missing
 * @example
 * buildRequest(registerCalls(roteiro).list, { query: { descricao: 'sul', flagAtivo: 'null' } }).url
 * // '/Roteiro/?descricao=sul&flagAtivo=null'
 */
export function buildRequest<C extends Call>(
  call: C,
  request: CallRequest<C> & Sending = {},
  userId?: number,
): HttpRequest {
  const identity = (schema: object): Fields => {
    const names = fieldNames(schema);
    return Object.fromEntries(USER_FIELDS.filter((name) => names.includes(name)).map((name) => [name, userId]));
  };
  const query = { ...identity(call.query), ...(request.query as Fields) };
  const slash = call.method === 'GET' && !NO_SLASH_BEFORE_QUERY.includes(call.path) ? '/' : '';
  const path = fillPath(call.path, { ...identity(call.params), ...(request.params as Fields) });
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (request.idempotencyKey) headers['Idempotency-Key'] = request.idempotencyKey;

  const init: HttpRequest['init'] = { method: call.method, headers };
  if (request.signal) init.signal = request.signal;
  if (call.method === 'POST' || call.method === 'PUT') {
    const fields = { ...identity(call.body), ...(request.body as Fields) };
    if (call.file && request.file) {
      init.body = multipart(call.file, request.file, fields);
    } else {
      init.body = JSON.stringify(fields);
      headers['Content-Type'] = 'application/json';
    }
  }
  return { url: withQuery(path, query, slash), init };
}

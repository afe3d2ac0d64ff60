import * as z from 'zod';
import type { Level } from '../domain/acesso/access.ts';

/** A permission that a group may hold: a menu (`modulePath/menuPath`) at a level. */
export interface Permission {
  readonly menu: string;
  readonly level: Level;
}

/**
 * Who may make a call: `publico` needs no session, `sessao` any signed-in user, a permission the groups that hold it,
 * a list of permissions the groups that hold any of them, `grupos` the groups of these ids whatever they hold;
 * `dispositivo` a device of the field application by its token (`Authorization: Bearer …`), whoever is signed in.
 */
export type Access =
  | 'publico'
  | 'sessao'
  | 'dispositivo'
  | Permission
  | readonly Permission[]
  | { readonly grupos: readonly number[] };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What the handler of a call is given of the database: quick reading (on SQLite on the main thread), reading of whole
 * tables (in threads), or quick reading and writing.
 */
export type DatabaseUse = 'read' | 'scan' | 'write';

/** Where a call is answered: by the API, or by what serves the field application (spec 2 §7), which may be elsewhere. */
export type Host = 'api' | 'app';

type Schema = z.ZodType;
const nothing = z.object({});
type Nothing = typeof nothing;

/**
 * One call of the API, as both sides read it.
 *
 * `params` are the `{name}`s of the path; `query` comes from the query string (on DELETE from a JSON body as well);
 * `body` is JSON, or the fields of a multipart form when `file` names the part that carries the file;
 * `result` is what the envelope's `listaResultados` holds.
 */
export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  A extends Access = Access,
  D extends DatabaseUse = DatabaseUse,
> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly source: string;
  readonly access: A;
  readonly host: Host;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly result: R;
  /** The reply carries `paginas` (and, beyond the contract, `total`) beside `listaResultados`. */
  readonly paged: boolean;
  /** Name of the multipart part that holds the file. */
  readonly file: string | null;
  readonly database: D;
  /** A reply may be kept to answer the same request again. Not one of personal data, which would outlive its erasure, nor one that goes with a cookie. */
  readonly keep: boolean;
  /** The reply is an image's own bytes, without an envelope; a failure comes in one all the same. */
  readonly image: boolean;
}

/** A GET reads, unless said otherwise; whatever else may write. */
type UsualUse<M extends Method> = M extends 'GET' ? 'read' : 'write';

interface CallInput<P, Q, B, R, A, M extends Method, D> {
  method: M;
  path: string;
  summary: string;
  /** Where the call is specified, e.g. `spec 1 §7`; `beyond` for our server's own. */
  source: string;
  access: A;
  /** The API unless said. */
  host?: Host;
  params?: P;
  query?: Q;
  body?: B;
  result: R;
  paged?: boolean;
  file?: string;
  database?: D;
  keep?: boolean;
  image?: boolean;
}

/** Declares a call of the contract table. */
export function call<
  R extends Schema,
  const A extends Access,
  M extends Method,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  D extends DatabaseUse = UsualUse<M>,
>(input: CallInput<P, Q, B, R, A, M, D>): Call<P, Q, B, R, A, D> {
  return {
    ...input,
    host: input.host ?? 'api',
    params: input.params ?? (nothing as unknown as P),
    query: input.query ?? (nothing as unknown as Q),
    body: input.body ?? (nothing as unknown as B),
    paged: input.paged ?? false,
    file: input.file ?? null,
    database: input.database ?? ((input.method === 'GET' ? 'read' : 'write') as D),
    keep: input.keep ?? true,
    image: input.image ?? false,
  };
}

/** `GET /Roteiro`: the name by which tests, documentation and messages refer to a call. */
export function callName(of: Pick<Call, 'method' | 'path'>): string {
  return `${of.method} ${of.path}`;
}

/** The permissions of which any one lets a group through. */
export function permissionsOf(access: Permission | readonly Permission[]): readonly Permission[] {
  return 'menu' in access ? [access] : access;
}

/** What a client may send with a call. */
export interface CallRequest<C extends Call> {
  params?: z.input<C['params']>;
  query?: z.input<C['query']>;
  body?: z.input<C['body']>;
}

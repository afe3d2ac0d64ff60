import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { Access, Call, DatabaseUse } from '../contract/call.ts';
import { digitsToNumber } from '../contract/values.ts';
import type { ModuleAccess } from '../domain/acesso/access.ts';
import type { Actor } from './audit.ts';
import type { KeepBooks } from './bookkeeping.ts';
import type { Config } from './config.ts';
import type { Databases, Engine } from './database/open.ts';
import type { Reading } from './database/reading.ts';
import { AppError, fieldError } from './errors.ts';
import { fieldAt, labelAt, messagesOf, wordsOf } from './issues.ts';
import type { Tx } from './write.ts';

/** The user of a session, as each call reads it anew. */
export interface SignedUser {
  id: number;
  nome: string;
  login: string;
  idGrupo: number;
  grupo: string;
  flagAlterarSenha: 0 | 1;
}

/** A device of the field application, as each call reads it anew. */
export interface SignedDevice {
  id: number;
  nome: string;
}

/** What the whole server shares. Handlers do not: each gets the one way into the database that its call declares. */
export interface Services {
  config: Config;
  databases: Databases;
  now: () => Date;
}

/** A file that arrived in a multipart form, kept in a temporary file for the length of the request. */
export interface ReceivedFile {
  path: string;
  filename: string;
  size: number;
}

/** What a handler that reads works with. `user` and `modules` are there on every call that needs a session. */
export interface Context<User = SignedUser> {
  config: Config;
  now: () => Date;
  /** Reads only; quickly, or whole tables in threads, as the call declares. */
  db: Reading;
  engine: Engine;
  user: User;
  modules: readonly ModuleAccess[];
  log: FastifyBaseLogger;
  ip: string;
  /** The session cookie's secret as it came, and the way to change it. */
  cookie: { value: string | null; set(value: string, expires: Date): void; clear(): void };
  file: ReceivedFile | null;
  /** There on calls of 'dispositivo', which have no user. */
  device: SignedDevice | null;
}

/** What a handler that writes works with besides. */
export interface WriteContext<User = SignedUser> extends Context<User> {
  /**
   * Runs a write in one transaction with its log, kept once even if the request is repeated; `work` may run twice
   * (`write.ts`).
   *
   * @param actor who the log names: the session's user unless said
   */
  write<T>(work: (tx: Tx) => Promise<T>, actor?: Actor): Promise<T>;
  /** Writes what the server keeps for itself, without an entry in the log. */
  keepBooks: KeepBooks;
}

/** By what a call declares to do with the database. */
interface ContextOf<User> extends Record<DatabaseUse, Context<User>> {
  write: WriteContext<User>;
}

export interface HandlerInput<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
}

type UserOf<A extends Access> = A extends 'publico' | 'dispositivo' ? SignedUser | null : SignedUser;

export type Handler<C extends Call> = (
  context: ContextOf<UserOf<C['access']>>[C['database']],
  input: HandlerInput<C>,
) => unknown;

/** The parts of a request, as they came. */
export type RawInput = Record<keyof HandlerInput<Call>, unknown>;

/** A call with the function that answers it. */
export interface Implementation {
  call: Call;
  /** @throws AppError INVALID when the request is not what the contract declares */
  answer(context: WriteContext, request: RawInput): unknown;
}

/** Ties a call of the contract to the function that answers it; types come from the contract. */
export function implement<C extends Call>(call: C, handler: Handler<C>): Implementation {
  return {
    call,
    answer: (context, request) => {
      refuseTwoIds(request);
      const { params, query, body } = request;
      return handler(context, {
        params: parse<C['params']>(call.params, params),
        query: parse<C['query']>(call.query, query),
        body: parse<C['body']>(call.body, body),
      });
    },
  };
}

const idOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'id' in part ? digitsToNumber(part.id) : undefined;

/**
 * A request that names its record in several places names the same: which of two is meant, nobody could tell.
 *
 * @throws AppError INVALID
 */
export function refuseTwoIds({ params, query, body }: RawInput): void {
  const [first, ...others] = [params, query, body].map(idOf).filter(Boolean);
  if (others.every((one) => one === first)) return;
  throw fieldError('id', 'Difere do id do endereço da requisição', 'INVALID');
}

/** Parses one part of a request, turning what is wrong into a message on its field. */
function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value ?? {}, { error: wordsOf });
  if (parsed.success) return parsed.data;
  const campos = messagesOf(parsed.error);
  const [first] = parsed.error.issues;
  if (!first || first.path.length === 0) throw new AppError('INVALID', 'Requisição inválida', { campos });
  const label = labelAt(schema, first.path);
  const message = campos[fieldAt(first)] ?? first.message;
  throw new AppError('INVALID', label ? `${label}: ${message}` : message, { campos });
}

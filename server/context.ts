import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { Access, Call } from '../contract/call.ts';
import type { ModuleAccess } from '../domain/acesso/access.ts';
import type { Config } from './config.ts';
import type { Databases } from './database/open.ts';
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

/** What the whole server shares. */
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

/** What a handler works with. `user` and `modules` are there on every call that needs a session. */
export interface Context<User = SignedUser | null> extends Services {
  user: User;
  modules: readonly ModuleAccess[];
  log: FastifyBaseLogger;
  ip: string;
  /** Runs a write in one transaction with its log, once even if the request is repeated. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The session cookie's secret as it came, and the way to change it. */
  cookie: { value: string | null; set(value: string, expires: Date): void; clear(): void };
  file: ReceivedFile | null;
}

export interface HandlerInput<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
}

type UserOf<A extends Access> = A extends 'publico' ? SignedUser | null : SignedUser;

export type Handler<C extends Call> = (context: Context<UserOf<C['access']>>, input: HandlerInput<C>) => unknown;

/** A call with the function that answers it. */
export interface Implementation {
  call: Call;
  handler: Handler<Call>;
}

/** Ties a call of the contract to the function that answers it; types come from the contract. */
export function implement<C extends Call>(call: C, handler: Handler<C>): Implementation {
  return { call, handler: handler as unknown as Handler<Call> };
}

import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import { type Call, callName } from '../../contract/call.ts';
import type { ModuleAccess } from '../../domain/acesso/access.ts';
import type { ReportContents } from '../../reports/defineReport.ts';
import type { Implementation, Services, SignedUser, WriteContext } from '../context.ts';
import { authorize, databaseOf } from './calls.ts';
import { Page } from './envelope.ts';
import { JsonRows, type Rows } from './jsonRows.ts';
import { ReadyReply } from './readyReply.ts';

/** The calls of the contract, as reports make them. */
type Api = Parameters<ReportContents['load']>[0];

/** For whom calls are made: a user, with the menus of their group. */
export interface OnBehalf {
  user: SignedUser;
  modules: readonly ModuleAccess[];
}

const ROWS_AT_ONCE = 1000;

/** A value as a reply carries it: what JSON cannot say is gone. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Rows as a reply carries them, some at a time: requests go on meanwhile. */
async function plainRows(rows: Rows): Promise<unknown[]> {
  const all = rows instanceof JsonRows ? rows.texts : rows;
  const read: unknown[] = [];
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    const some = all.slice(start, start + ROWS_AT_ONCE);
    const values = rows instanceof JsonRows ? JSON.parse(`[${some.join(',')}]`) : plain(some);
    for (const value of values) read.push(value);
    await setImmediate();
  }
  return read;
}

async function replyOf(answer: unknown) {
  const result = answer instanceof ReadyReply ? answer.result : answer;
  if (result instanceof Page) {
    return { data: await plainRows(result.rows), paginas: result.paginas, total: result.total };
  }
  const rows = Array.isArray(result) || result instanceof JsonRows ? result : null;
  return { data: rows ? await plainRows(rows) : plain(result) };
}

/** What a query string can say of parameters: texts. */
const asQuery = (fields: object = {}) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, `${value}`]],
    ),
  );

/**
 * The API within the server, for what it makes on behalf of a user: the same permission, checks and handlers as over
 * HTTP, of the calls that read.
 *
 * @throws AppError (by the calls) as each of them answers; Error for one that writes
 */
export function inProcessApi(
  services: Services,
  routes: readonly Implementation[],
  { user, modules }: OnBehalf,
  log: FastifyBaseLogger,
): Api {
  const byName = new Map(routes.map((route) => [callName(route.call), route]));
  const actor = { id: user.id, login: user.login };
  return async <C extends Call>(call: C, request: Parameters<Api>[1] = {}) => {
    const route = byName.get(callName(call));
    if (!route) throw new Error(`nothing answers ${callName(call)}`);
    if (route.call.database === 'write') throw new Error(`${callName(call)} writes`);
    authorize(route.call, user, modules);
    const { config, now } = services;
    const context: WriteContext = {
      config,
      now,
      ...databaseOf(services, route.call, actor),
      user,
      modules,
      log,
      ip: '',
      cookie: { value: null, set: () => {}, clear: () => {} },
      file: null,
      device: null,
    };
    const { params, query, body } = request;
    const answer = await route.answer(context, { params, query: asQuery(query as object), body });
    const reply = await replyOf(answer);
    return { ...reply, data: reply.data as z.output<C['result']> };
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, callName, permissionsOf } from '../../contract/call.ts';
import { type ModuleAccess, mayAccess } from '../../domain/acesso/access.ts';
import { type Actor, SYSTEM } from '../audit.ts';
import { bookkeepingOf } from '../bookkeeping.ts';
import type { Implementation, Services, SignedDevice, SignedUser, WriteContext } from '../context.ts';
import { readingOf } from '../database/reading.ts';
import { AppError, forbidden } from '../errors.ts';
import { earlierReply, type Repeatable } from '../repeats/repository.ts';
import { write } from '../write.ts';
import type { AdmitDevice } from './devices.ts';
import { expectNoBody, refuseOtherEncodings } from './encodings.ts';
import { rowsOf, success } from './envelope.ts';
import { bodyOf } from './jsonRows.ts';
import { type MultipartForm, receiveForm } from './multipart.ts';
import { refuseOtherMethods, routePath } from './paths.ts';
import { Picture, sendPicture } from './picture.ts';
import { refuseUnreadable } from './readable.ts';
import { ReadyReply, sendReady } from './readyReply.ts';
import { changes, refuseOtherSites } from './sameSite.ts';

const SMALL_BODY = 16 * 1024;

/** Name of the session cookie. */
const SESSION_COOKIE = 'efluentes';

/** Who a session cookie belongs to, with the menus of their group; null when it lets nobody in. */
type FindSignedIn = (
  secret: string,
  now: Date,
) => Promise<{ user: SignedUser; modules: readonly ModuleAccess[] } | null>;

/** Refuses the call unless its access, as the contract declares it, lets this user through. */
export function authorize(call: Call, user: SignedUser | null, modules: readonly ModuleAccess[]): void {
  const { access } = call;
  if (access === 'publico') return;
  if (!user) throw new AppError('NO_SESSION', 'Sua sessão terminou. Entre novamente.');
  if (user.flagAlterarSenha === 1) throw new AppError('FORBIDDEN', 'Troque a senha antes de continuar');
  if (access === 'sessao') return;
  if (access === 'dispositivo') throw forbidden();
  const allowed =
    'grupos' in access
      ? access.grupos.includes(user.idGrupo)
      : permissionsOf(access).some(({ menu, level }) => mayAccess(modules, menu, level));
  if (!allowed) throw forbidden();
}

/** A password leaves no trace, not even in the fingerprint of a request. */
const withoutPasswords = (name: string, value: unknown) => (name.startsWith('senha') ? undefined : value);

function repeatableOf(call: Call, request: FastifyRequest, user: SignedUser | null): Repeatable | undefined {
  const key = request.headers['idempotency-key'];
  if (call.method !== 'POST' || call.file || !call.keep || !user || typeof key !== 'string' || key === '')
    return undefined;
  if (key.length > 200) throw new AppError('INVALID', 'Idempotency-Key longa demais');
  return {
    key,
    userId: user.id,
    call: callName(call),
    request: `${request.url}\n${JSON.stringify(request.body, withoutPasswords)}`,
  };
}

/** Removals carry their parameters in the query or in a JSON body. */
function queryOf(call: Call, request: FastifyRequest): unknown {
  return call.method === 'DELETE' ? { ...(request.body as object), ...(request.query as object) } : request.query;
}

function refuseToWrite(): never {
  throw new Error('a call that only reads tried to write');
}

/** The one way into the database that a call declares; what else it reaches for fails. */
export function databaseOf(
  { databases, now }: Services,
  { database }: Call,
  actor: Actor,
  repeatable?: Repeatable,
): Way {
  const { engine } = databases;
  const db = readingOf(database === 'scan' ? databases.scan : databases.read);
  if (database !== 'write') return { engine, db, write: refuseToWrite, keepBooks: refuseToWrite };
  return {
    engine,
    db,
    write: (work, other = actor) => write(databases, other, now, work, repeatable),
    keepBooks: bookkeepingOf(databases),
  };
}

/** Who is let in to the calls: users by their sessions, devices by their tokens. */
interface Doors {
  findSignedIn: FindSignedIn;
  admitDevice: AdmitDevice;
}

type Way = Pick<WriteContext, 'engine' | 'db' | 'write' | 'keepBooks'>;

/** Who makes a request. */
interface Visitor {
  device: SignedDevice | null;
  user: SignedUser | null;
  modules: readonly ModuleAccess[];
}

const secretOf = (call: Call, request: FastifyRequest) =>
  call.access === 'dispositivo' ? null : (request.cookies[SESSION_COOKIE] ?? null);

/** Lets in who makes a request. @throws AppError NO_SESSION, FORBIDDEN, TOO_MANY */
async function enter(
  { now }: Services,
  { findSignedIn, admitDevice }: Doors,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  if (call.access === 'dispositivo') return { device: await admitDevice(request, reply), user: null, modules: [] };
  const secret = secretOf(call, request);
  const signedIn = secret ? await findSignedIn(secret, now()) : null;
  const { user, modules } = signedIn ?? { user: null, modules: [] };
  authorize(call, user, modules);
  return { device: null, user, modules };
}

/** How long a body may take to arrive before its sender is asked for again. */
const MOMENT_MS = 1000;

/** Whether who was let in as a request began may be no more: it brings much, nobody knows how much, or takes its time. */
function tookLong({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const isChunked = headers['transfer-encoding'] !== undefined;
  return isChunked || Number(headers['content-length'] ?? 0) > SMALL_BODY || reply.elapsedTime > MOMENT_MS;
}

async function answer(
  services: Services,
  { call, answer: handle }: Implementation,
  visitor: Visitor,
  enterAgain: () => Promise<Visitor>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { config, databases, now } = services;
  const secret = secretOf(call, request);
  let { device, user, modules } = !call.file && tookLong(request, reply) ? await enterAgain() : visitor;

  refuseUnreadable({ params: request.params, query: request.query, body: request.body });
  const repeatable = repeatableOf(call, request, user);
  const earlier = repeatable && (await earlierReply(databases, repeatable));
  if (earlier) return success(earlier.result);

  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.secure } as const;
  let form: MultipartForm | null = null;
  try {
    if (call.file) {
      form = await receiveForm(request, call.file);
      // A file may take minutes to arrive.
      ({ device, user, modules } = await enterAgain());
    }
    const actor = device ? { id: null, login: `app: ${device.nome}` } : (user ?? SYSTEM);
    const context: WriteContext = {
      config,
      now,
      ...databaseOf(services, call, actor, repeatable),
      // Nobody comes this far without one but to calls of 'publico' and 'dispositivo', whose handlers know that.
      user: user as SignedUser,
      modules,
      log: request.log,
      ip: request.ip,
      cookie: {
        value: secret,
        set: (value, expires) => void reply.setCookie(SESSION_COOKIE, value, { ...cookieOptions, expires }),
        clear: () => void reply.clearCookie(SESSION_COOKIE, cookieOptions),
      },
      file: form?.file ?? null,
      device,
    };
    refuseUnreadable({ params: {}, query: {}, body: form?.fields });
    const result = await handle(context, {
      params: request.params,
      query: queryOf(call, request),
      body: form ? form.fields : request.body,
    });
    if (result instanceof Picture) return await sendPicture(request, reply, result);
    if (result instanceof ReadyReply) return sendReady(request, reply, result);
    reply.type('application/json; charset=utf-8');
    return bodyOf(success(result), rowsOf(result));
  } finally {
    await form?.discard();
  }
}

/** Serves each call of the contract: permission, checks, the handler, the envelope. */
export function serveCalls(
  app: FastifyInstance,
  services: Services,
  doors: Doors,
  implementations: readonly Implementation[],
): void {
  for (const implementation of implementations) {
    const { call } = implementation;
    const visitors = new WeakMap<FastifyRequest, Visitor>();
    const enterBy = (request: FastifyRequest, reply: FastifyReply) => enter(services, doors, call, request, reply);
    app.route({
      method: call.method,
      url: routePath(call.path),
      exposeHeadRoute: !changes(call),
      // Of who is not known yet little is read: where a session is asked for, that is before any of the body is.
      ...(call.access === 'publico' && { bodyLimit: SMALL_BODY }),
      onRequest: async (request, reply) => {
        refuseOtherSites(call, request, services.config);
        visitors.set(request, await enterBy(request, reply));
        refuseOtherEncodings(request);
        expectNoBody(request);
      },
      handler: (request, reply) => {
        const visitor = visitors.get(request) as Visitor;
        return answer(services, implementation, visitor, () => enterBy(request, reply), request, reply);
      },
    });
  }
  refuseOtherMethods(
    app,
    implementations.map(({ call }) => call),
  );
}

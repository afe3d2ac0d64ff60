import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type Call, callName, permissionsOf } from '../../contract/call.ts';
import { type ModuleAccess, mayAccess } from '../../domain/acesso/access.ts';
import type { Context, Implementation, Services, SignedUser } from '../context.ts';
import { AppError, forbidden } from '../errors.ts';
import { earlierReply, type Repeatable, write } from '../write.ts';
import { success } from './envelope.ts';
import { type MultipartForm, receiveForm } from './multipart.ts';

/** Name of the session cookie. */
const SESSION_COOKIE = 'efluentes';

/** Who a session cookie belongs to, with the menus of their group; null when it lets nobody in. */
type FindSignedIn = (
  secret: string,
  now: Date,
) => Promise<{ user: SignedUser; modules: readonly ModuleAccess[] } | null>;

/** `/Roteiro/{id}` of the contract as Fastify writes it. */
const routePath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Parses one part of a request, turning what is wrong into a message on its field. */
function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const campos = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  const [first] = parsed.error.issues;
  const where = first?.path.join('.');
  throw new AppError('INVALID', where ? `${where}: ${first?.message}` : 'Requisição inválida', { campos });
}

/** Refuses the call unless its access, as the contract declares it, lets this user through. */
function authorize(call: Call, user: SignedUser | null, modules: readonly ModuleAccess[]): void {
  const { access } = call;
  if (access === 'publico') return;
  if (!user) throw new AppError('NO_SESSION', 'Sua sessão terminou. Entre novamente.');
  if (user.flagAlterarSenha === 1) throw new AppError('FORBIDDEN', 'Troque a senha antes de continuar');
  if (access === 'sessao') return;
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

async function answer(
  services: Services,
  findSignedIn: FindSignedIn,
  { call, handler }: Implementation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const secret = request.cookies[SESSION_COOKIE] ?? null;
  const signedIn = secret ? await findSignedIn(secret, services.now()) : null;
  const { user, modules } = signedIn ?? { user: null, modules: [] };
  authorize(call, user, modules);

  const repeatable = repeatableOf(call, request, user);
  const earlier = repeatable && (await earlierReply(services.databases.read, repeatable));
  if (earlier) return success(earlier.result);

  const actor = { id: user?.id ?? null, login: user?.login ?? 'sistema' };
  const secure = services.config.publicUrl.startsWith('https:');
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  let form: MultipartForm | null = null;
  try {
    if (call.file) form = await receiveForm(request, call.file);
    const context: Context = {
      ...services,
      user,
      modules,
      log: request.log,
      ip: request.ip,
      write: (work) => write(services.databases, actor, services.now, work, repeatable),
      cookie: {
        value: secret,
        set: (value, expires) => void reply.setCookie(SESSION_COOKIE, value, { ...cookieOptions, expires }),
        clear: () => void reply.clearCookie(SESSION_COOKIE, cookieOptions),
      },
      file: form?.file ?? null,
    };
    const result = await handler(context as Context<SignedUser>, {
      params: parse(call.params, request.params),
      query: parse(call.query, queryOf(call, request)),
      body: parse(call.body, form ? form.fields : request.body),
    });
    return success(result);
  } finally {
    await form?.discard();
  }
}

/** Serves each call of the contract: permission, checks, the handler, the envelope. */
export function serveCalls(
  app: FastifyInstance,
  services: Services,
  findSignedIn: FindSignedIn,
  implementations: readonly Implementation[],
): void {
  for (const implementation of implementations) {
    app.route({
      method: implementation.call.method,
      url: routePath(implementation.call.path),
      handler: (request, reply) => answer(services, findSignedIn, implementation, request, reply),
    });
  }
}

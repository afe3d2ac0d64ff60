import { sql } from 'kysely';
import { contract } from '../../../contract/index.ts';
import { type Implementation, implement, type SignedUser, type WriteContext } from '../../context.ts';
import { AppError, fieldError } from '../../errors.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demonstracao.ts';
import { linkIsValid, userOfLink } from './links.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { requestLink } from './recuperacao.ts';
import { endSession, openSession, setPassword } from './repository.ts';
import { digest, newSecret, sessionEnd } from './secrets.ts';
import { sessoesRoutes } from './sessoes.ts';
import { throttled } from './throttle.ts';

/** Of calls that anybody may make. */
type PublicContext = WriteContext<SignedUser | null>;

const WRONG = 'Usuário ou senha inválidos';

/** The user as the browser keeps it. */
function wireUser(user: SignedUser) {
  return {
    id: user.id,
    nome: user.nome,
    login: user.login,
    GrupoAcesso: { id: user.idGrupo, nome: user.grupo },
    flagAlterarSenha: user.flagAlterarSenha,
  };
}

/** The active user of that login, if the password is theirs. */
async function userByPassword({ db }: PublicContext, login: string, senha: string): Promise<SignedUser | null> {
  const row = await db
    .selectFrom('Usuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where(sql`lower("Usuario"."login")`, '=', login.toLowerCase())
    .where('Usuario.removidoEm', 'is', null)
    .where('Usuario.flagAtivo', '=', 1)
    .where('GrupoAcesso.flagAtivo', '=', 1)
    .where('GrupoAcesso.removidoEm', 'is', null)
    .selectAll('Usuario')
    .select('GrupoAcesso.nome as grupo')
    .executeTakeFirst();
  if (!(await passwordMatches(row?.senhaHash ?? null, senha)) || !row) return null;
  return { ...row, flagAlterarSenha: row.flagAlterarSenha === 1 ? 1 : 0 };
}

async function login(context: PublicContext, { login: typed, senha }: { login: string; senha: string }) {
  const { now, cookie } = context;
  const user = await throttled(context, typed, () => userByPassword(context, typed, senha));
  if (!user) throw new AppError('NO_SESSION', WRONG, { campos: { senha: WRONG } });
  const secret = newSecret();
  const expires = sessionEnd(now());
  await context.write((tx) => openSession(tx, { secret, old: cookie.value, idUsuario: user.id, expires }), user);
  cookie.set(secret, expires);
  return wireUser(user);
}

/**
 * Lets users change their password only if they know the present one: a session left open is not enough. A password
 * that must be changed was typed a moment ago, to sign in.
 */
async function confirmPresent(
  context: PublicContext,
  user: SignedUser,
  present: string | null | undefined,
): Promise<void> {
  if (user.flagAlterarSenha === 1) return;
  if (!present) throw fieldError('senhaAtual', 'Informe a senha atual', 'INVALID');
  const stored = await context.db
    .selectFrom('Usuario')
    .select('senhaHash')
    .where('id', '=', user.id)
    .executeTakeFirst();
  const right = await throttled(context, user.login, async () =>
    (await passwordMatches(stored?.senhaHash ?? null, present)) ? true : null,
  );
  if (!right) throw fieldError('senhaAtual', 'A senha atual não confere');
}

interface PasswordChange {
  senha: string;
  uuid?: string | null | undefined;
  senhaAtual?: string | null | undefined;
}

async function updatePassword(context: PublicContext, userId: number, { senha, uuid, senhaAtual }: PasswordChange) {
  if (userId === 0) {
    const user = uuid ? await userOfLink(context.db, uuid, context.now()) : null;
    if (!user || !uuid) throw new AppError('REFUSED', 'O link que você tentou acessar expirou.');
    const change = { id: user.id, hash: await hashPassword(senha), link: digest(uuid), keepSession: null };
    await context.write((tx) => setPassword(tx, change), user);
  } else {
    const { user, cookie } = context;
    if (!user) throw new AppError('NO_SESSION', 'Sua sessão terminou. Entre novamente.');
    if (user.id !== userId) throw new AppError('FORBIDDEN', 'Só é possível trocar a própria senha');
    await confirmPresent(context, user, senhaAtual);
    const change = { id: user.id, hash: await hashPassword(senha), link: null, keepSession: cookie.value };
    await context.write((tx) => setPassword(tx, change));
  }
  return { msg: 'Dados alterados com sucesso' };
}

export const sessaoRoutes: Implementation[] = [
  implement(contract.sessao.login, (context, { body }) => login(context, body)),
  implement(contract.sessao.logout, async ({ cookie, keepBooks }) => {
    const secret = cookie.value;
    if (secret) await keepBooks((books) => endSession(books, secret));
    cookie.clear();
    return { msg: 'Sessão encerrada' };
  }),
  implement(contract.sessao.updatePassword, (context, { params, body }) =>
    updatePassword(context, params.userId, body),
  ),
  implement(contract.sessao.recoverPassword, async (context, { body }) => {
    await requestLink(context, body.email);
    return { msg: 'Se este e-mail estiver cadastrado, você receberá um link para criar uma nova senha.' };
  }),
  implement(contract.sessao.verifyLink, async ({ db, now }, { params }) => ({
    msg: (await linkIsValid(db, params.linkUuid, now())) ? 'Link válido' : 'Link inválido',
  })),
  implement(contract.sessao.apresentacao, async ({ db }) => {
    const facts = await db.selectFrom('Instalacao').select('demonstracao').executeTakeFirst();
    const demonstracao = facts?.demonstracao === 1 ? { logins: [...DEMO_LOGINS], senha: DEMO_PASSWORD } : null;
    return { demonstracao };
  }),
  ...sessoesRoutes,
];

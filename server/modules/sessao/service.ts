import type { SignedUser, WriteContext } from '../../context.ts';
import { AppError, fieldError } from '../../errors.ts';
import { refuseCommon } from './commonPasswords.ts';
import { userOfLink } from './links/repository.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { isStillUser, openSession, setPassword, storedPassword, userByLogin } from './repository.ts';
import { digest, newSecret, sessionEnd } from './secrets.ts';
import { throttled } from './throttle/service.ts';

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

/** The active user of that login, and the password as it is stored, if it is theirs. */
async function userByPassword({ db }: PublicContext, login: string, senha: string) {
  const row = await userByLogin(db, login);
  if (!(await passwordMatches(row?.senhaHash ?? null, senha)) || !row) return null;
  const user: SignedUser = { ...row, flagAlterarSenha: row.flagAlterarSenha === 1 ? 1 : 0 };
  return { user, senhaHash: row.senhaHash };
}

const refused = () => new AppError('NO_SESSION', WRONG, { campos: { senha: WRONG } });

/** Signs a user in, under a new cookie. */
export async function login(context: PublicContext, { login: typed, senha }: { login: string; senha: string }) {
  const { now, cookie } = context;
  const known = await throttled(context, typed, () => userByPassword(context, typed, senha));
  if (!known) throw refused();
  const { user, senhaHash } = known;
  const secret = newSecret();
  const expires = sessionEnd(now());
  await context.write(async (tx) => {
    // Comparing a password takes a while: a session that outlives its change, or its user, is not begun.
    if (!(await isStillUser(tx, user.id, senhaHash))) throw refused();
    await openSession(tx, { secret, old: cookie.value, idUsuario: user.id, expires });
  }, user);
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
  const stored = await storedPassword(context.db, user.id);
  const right = await throttled(context, user.login, async () =>
    (await passwordMatches(stored, present)) ? true : null,
  );
  if (!right) throw fieldError('senhaAtual', 'A senha atual não confere');
}

/** Refuses the password that the user has already: one that must be changed was made, and sent, by somebody else. */
async function refusePresent({ db }: PublicContext, user: SignedUser, senha: string): Promise<void> {
  if (await passwordMatches(await storedPassword(db, user.id), senha)) {
    throw fieldError('senha', 'A nova senha deve ser diferente da atual');
  }
}

interface PasswordChange {
  senha: string;
  uuid?: string | null | undefined;
  senhaAtual?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * Sets a password: of the signed-in user, or (`userId` 0) of the one whom a link was given. With the link, who has no
 * address gives one: the first administrator could not recover the password otherwise.
 */
export async function updatePassword(
  context: PublicContext,
  userId: number,
  { senha, uuid, senhaAtual, email }: PasswordChange,
) {
  if (userId === 0) {
    const user = uuid ? await userOfLink(context.db, uuid, context.now()) : null;
    if (!user || !uuid) throw new AppError('REFUSED', 'O link que você tentou acessar expirou.');
    await refuseCommon(senha);
    const newEmail = user.email === '' && email ? email : null;
    const change = {
      id: user.id,
      hash: await hashPassword(senha),
      link: digest(uuid),
      present: null,
      keepSession: null,
      newEmail,
    };
    await context.write((tx) => setPassword(tx, change), user);
  } else {
    const { user, cookie } = context;
    if (!user) throw new AppError('NO_SESSION', 'Sua sessão terminou. Entre novamente.');
    if (user.id !== userId) throw new AppError('FORBIDDEN', 'Só é possível trocar a própria senha');
    const present = await storedPassword(context.db, user.id);
    await confirmPresent(context, user, senhaAtual);
    await refuseCommon(senha);
    await refusePresent(context, user, senha);
    const change = {
      id: user.id,
      hash: await hashPassword(senha),
      link: null,
      present,
      keepSession: cookie.value,
      newEmail: null,
    };
    await context.write((tx) => setPassword(tx, change));
  }
  return { msg: 'Dados alterados com sucesso' };
}

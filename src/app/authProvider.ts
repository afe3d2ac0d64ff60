import type { AuthProvider } from 'react-admin';
import { contract } from '../../contract/index.ts';
import type { Modulo } from '../../contract/modulos.ts';
import type { SessionUser } from '../../contract/sessao.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { BELIEVED_MS } from '../../dataProvider/offersMore.ts';
import { statusOf } from '../../dataProvider/outcome.ts';
import { parseFlag } from '../../dataProvider/parseRecords.ts';
import { SOURCES } from '../../dataProvider/sources.ts';
import { mayAccess } from '../../domain/acesso/access.ts';
import { forgetOlder, type Kept, keptReply, orKept } from './keptReplies.ts';
import { forgetLeft, leave } from './leaving.ts';
import { tellRefused } from './refused.ts';
import { currentUser, endSession, followGroup, startSession } from './session.ts';

/** What the menus of a user's group are kept by. */
const PERMISSOES = 'permissoes';

/** Forgets what was told under other rights than those `now`, which were asked for at the moment `em`, ISO UTC. */
async function forgetOtherRights(
  { id }: SessionUser,
  now: Modulo[],
  em: string,
  before: Promise<Kept<Modulo[]> | null>,
) {
  const kept = await before;
  if (kept && JSON.stringify(kept.value) !== JSON.stringify(now)) await forgetOlder(em, id, PERMISSOES);
}

/** Where a user with a password that must be changed goes first. */
export const NEW_PASSWORD_PATH = '/redefinir-senha';

function parseModules(modules: readonly Modulo[]): Modulo[] {
  return modules.map((modulo) => ({
    ...modulo,
    ModuloMenu: modulo.ModuloMenu.map((menu) => ({
      ...menu,
      flagIgnorar: parseFlag(menu.flagIgnorar),
      flagEditar: parseFlag(menu.flagEditar),
    })),
  }));
}

/** What a user's group may do, on its way or known. */
interface Asked {
  userId: number;
  modules: Promise<Modulo[]>;
}

/** React-admin's view of the session (`session.ts`) and of what the user's group may do. */
export function createAuthProvider(api: Api): AuthProvider {
  let cached: Asked | null = null;
  let answered: Asked | null = null;

  /** Until when it is believed that the server does not tell the present user, epoch ms. */
  let lacksPresent = 0;

  /** The group that an administrator may have moved the user to since they signed in; a legacy server does not tell. */
  async function followMoved(): Promise<void> {
    if (Date.now() < lacksPresent) return;
    try {
      const { data } = await api(contract.sessao.present);
      followGroup(data);
    } catch (error) {
      if (statusOf(error) === 404) lacksPresent = Date.now() + BELIEVED_MS;
    }
  }

  /** The modules of the group that the user is in by now, whichever they were in when they signed in. */
  async function modulesOf({ id, GrupoAcesso }: SessionUser): Promise<Modulo[]> {
    const ask = (groupId: number) => api(contract.modulos.authorized, { params: { groupId } });
    const [reply] = await Promise.allSettled([ask(GrupoAcesso.id), followMoved()]);
    const present = currentUser();
    if (present?.id === id && present.GrupoAcesso.id !== GrupoAcesso.id) {
      return parseModules((await ask(present.GrupoAcesso.id)).data);
    }
    if (reply.status === 'rejected') throw reply.reason;
    return parseModules(reply.value.data);
  }

  function forget() {
    cached = null;
    answered = null;
  }

  /** Those that were told last, where nobody answers: they are asked for again with the connection. */
  async function modulesOrKept(user: SessionUser): Promise<Modulo[]> {
    const before = keptReply<Modulo[]>(user.id, PERMISSOES);
    const em = new Date().toISOString();
    // Once they are told, however late that is.
    const asked = modulesOf(user).then((now) => {
      void forgetOtherRights(user, now, em, before);
      return now;
    });
    const { value, old } = await orKept(user.id, PERMISSOES, asked);
    if (old) window.addEventListener('online', forget, { once: true });
    return value;
  }

  /** Asked for once in a session, unless they must be `fresh`; after a failure what was answered last goes on. */
  function modules(fresh = false): Promise<Modulo[]> {
    const user = currentUser();
    if (!user) return Promise.resolve([]);
    if (cached?.userId === user.id && !fresh) return cached.modules;
    const asked: Asked = { userId: user.id, modules: modulesOrKept(user) };
    cached = asked;
    // Replies come in any order: what was asked for last is what counts.
    asked.modules.then(
      () => {
        if (cached === asked) answered = asked;
      },
      () => {
        if (cached === asked) cached = answered?.userId === user.id ? answered : null;
      },
    );
    return asked.modules;
  }

  return {
    login: async (credentials: { login: string; senha: string }) => {
      const { data } = await api(contract.sessao.login, { body: credentials });
      forget();
      forgetLeft();
      startSession(data);
      return currentUser()?.flagAlterarSenha ? { redirectTo: NEW_PASSWORD_PATH } : {};
    },
    logout: async () => {
      // The session ends here whether or not the server hears of it.
      if (currentUser()) await leave(api);
      forget();
      endSession();
      return '/';
    },
    checkAuth: async () => {
      if (!currentUser()) throw new Error('shell.sessionEnded');
    },
    // A rejection here would turn the failed call into an empty success (react-admin's proxy): the session ends by
    // itself and the error goes on to whoever made the call.
    checkError: async (error) => {
      const status = statusOf(error);
      if (status === 401 && currentUser()) endSession('expired');
      if (status === 403) tellRefused();
    },
    getIdentity: async () => {
      const user = currentUser();
      if (!user) throw new Error('shell.sessionEnded');
      return { ...user, fullName: user.nome };
    },
    getPermissions: ({ fresh }: { fresh?: boolean } = {}) => modules(fresh),
    canAccess: async ({ resource, action }) => {
      const menu = SOURCES[resource]?.menu ?? resource;
      return mayAccess(await modules(), menu, action === 'list' || action === 'show' ? 'ver' : 'editar');
    },
  };
}

import { contract } from '../../../../contract/index.ts';
import { type Implementation, implement } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { deleteSession, endOtherSessions, openSessions } from '../repository.ts';
import { digest } from '../secrets.ts';

/** The name under which its user sees a session: made from the stored hash, of no use as a cookie. */
const publicId = (chave: string) => digest(`sessao:${chave}`);

const { sessao } = contract;

/** A user's own sessions: which are open, ending one, ending all others. */
export const sessoesRoutes: Implementation[] = [
  implement(sessao.sessions, async ({ db, user, cookie, now }) => {
    const here = digest(cookie.value ?? '');
    const sessions = await openSessions(db, user.id, now());
    return sessions.map(({ chave, criadaEm, vistaEm, expiraEm }) => ({
      id: publicId(chave),
      iniciada: criadaEm,
      vista: vistaEm,
      expira: expiraEm,
      atual: chave === here,
    }));
  }),
  implement(sessao.endSession, async ({ db, user, cookie, now, write }, { query }) => {
    const sessions = await openSessions(db, user.id, now());
    const wanted = sessions.find(({ chave }) => publicId(chave) === query.id);
    if (!wanted) throw notFound('Sessão não encontrada');
    await write(async (tx) => {
      await deleteSession(tx.db, wanted.chave);
      await tx.audit({ tabela: 'Usuario', id: user.id, acao: 'Acesso', info: 'Encerrou uma sessão' });
    });
    if (wanted.chave === digest(cookie.value ?? '')) cookie.clear();
    return { msg: 'Sessão encerrada' };
  }),
  implement(sessao.endOtherSessions, ({ user, cookie, write }) =>
    write(async (tx) => {
      const encerradas = await endOtherSessions(tx.db, user.id, cookie.value);
      await tx.audit({ tabela: 'Usuario', id: user.id, acao: 'Acesso', info: 'Encerrou as outras sessões' });
      return { encerradas };
    }),
  ),
];

import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { isDemonstration } from '../../installation/repository.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demonstracao.ts';
import { userOfLink } from './links/repository.ts';
import { requestLink } from './recuperacao/service.ts';
import { deleteSession } from './repository.ts';
import { digest } from './secrets.ts';
import { login, updatePassword } from './service.ts';
import { sessoesRoutes } from './sessoes/routes.ts';

/** Signing in and out, passwords, and what the login page shows. */
export const sessaoRoutes: Implementation[] = [
  implement(contract.sessao.login, (context, { body }) => login(context, body)),
  implement(contract.sessao.logout, async ({ cookie, keepBooks }) => {
    const secret = cookie.value;
    if (secret) await keepBooks((books) => deleteSession(books.db, digest(secret)));
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
  implement(contract.sessao.verifyLink, async ({ db, now }, { params }) => {
    const user = await userOfLink(db, params.linkUuid, now());
    if (!user) return { msg: 'Link inválido' };
    return { msg: 'Link válido', ...(user.email === '' && { pedeEmail: true }) };
  }),
  implement(contract.sessao.present, ({ user: { id, nome, login: name, idGrupo, grupo, flagAlterarSenha } }) => ({
    id,
    nome,
    login: name,
    GrupoAcesso: { id: idGrupo, nome: grupo },
    flagAlterarSenha,
  })),
  implement(contract.sessao.apresentacao, async ({ db }) => {
    const demonstracao = (await isDemonstration(db)) ? { logins: [...DEMO_LOGINS], senha: DEMO_PASSWORD } : null;
    return { demonstracao };
  }),
  ...sessoesRoutes,
];

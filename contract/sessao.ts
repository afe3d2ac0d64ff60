import * as z from 'zod';
import { call } from './call.ts';
import { email, ignoredUser, newPassword, REQUIRED, requiredText, savedId } from './values.ts';

/** A session as its own user sees it; `id` says which, and opens nothing. */
const session = z.object({
  id: z.string(),
  iniciada: z.iso.datetime(),
  vista: z.iso.datetime(),
  expira: z.iso.datetime(),
  atual: z.boolean(),
});
export type Session = z.output<typeof session>;

/** The signed-in user, as the browser keeps it under `user` (spec 1 §3). */
const sessionUser = z.object({
  id: z.number().int(),
  nome: z.string(),
  login: z.string(),
  GrupoAcesso: z.object({ id: z.number().int(), nome: z.string() }),
  flagAlterarSenha: z.literal([0, 1]),
});
export type SessionUser = z.output<typeof sessionUser>;

const message = z.object({ msg: z.string() });

export const sessao = {
  login: call({
    method: 'POST',
    path: '/Usuario/login',
    summary: 'Inicia a sessão',
    source: 'spec 1 §7',
    access: 'publico',
    body: z.object({
      login: requiredText(120),
      senha: z.string().min(1, REQUIRED).max(200),
    }),
    result: sessionUser,
    keep: false,
  }),
  logout: call({
    method: 'POST',
    path: '/Usuario/logout',
    summary: 'Encerra a sessão',
    source: 'beyond',
    access: 'publico',
    result: message,
  }),
  updatePassword: call({
    method: 'POST',
    path: '/Usuario/updatePassword/{userId}',
    summary: 'Troca a senha do próprio usuário, ou pelo link quando userId é 0',
    source: 'spec 1 §7',
    access: 'publico',
    params: z.object({ userId: savedId }),
    body: z.object({
      senha: newPassword,
      uuid: z.string().max(80).nullish(),
      /** Beyond the contract, with a link only: the address of a user who has none. */
      email: email.nullish(),
      /** Beyond the contract: needed but with a link, or when the present password must be changed. */
      senhaAtual: z.string().max(200).nullish(),
      idUsuario: ignoredUser,
    }),
    result: message,
    keep: false,
  }),
  recoverPassword: call({
    method: 'POST',
    path: '/Usuario/recoverPassword',
    summary: 'Pede um link para criar outra senha; responde o mesmo, exista ou não o e-mail',
    source: 'spec 1 §7',
    access: 'publico',
    body: z.object({ email }),
    result: message,
  }),
  present: call({
    method: 'GET',
    path: '/Usuario/sessao',
    summary: 'O usuário da sessão e o grupo em que está agora',
    source: 'beyond',
    access: 'sessao',
    result: sessionUser,
  }),
  sessions: call({
    method: 'GET',
    path: '/Usuario/sessoes',
    summary: 'Sessões abertas do próprio usuário',
    source: 'beyond',
    access: 'sessao',
    result: z.array(session),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/Usuario/sessoes',
    summary: 'Encerra uma das próprias sessões',
    source: 'beyond',
    access: 'sessao',
    query: z.object({ id: z.string().min(1).max(80) }),
    result: message,
  }),
  endOtherSessions: call({
    method: 'POST',
    path: '/Usuario/sessoes/encerrar',
    summary: 'Encerra as outras sessões do próprio usuário',
    source: 'beyond',
    access: 'sessao',
    result: z.object({ encerradas: z.number().int() }),
  }),
  verifyLink: call({
    method: 'GET',
    path: '/users/verifyRecoverPasswordLink/{linkUuid}',
    summary: 'Diz se um link de senha ainda vale',
    source: 'spec 1 §7',
    access: 'publico',
    params: z.object({ linkUuid: z.string().max(80) }),
    /** `pedeEmail` is beyond the contract: the user has no address yet, and gives one with the password. */
    result: message.extend({ pedeEmail: z.literal(true).optional() }),
  }),
  /**
   * What the login page may say before anyone is signed in: demonstration logins exist or not. By its answer the front
   * end tells that the server knows the calls of our own.
   */
  apresentacao: call({
    method: 'GET',
    path: '/apresentacao',
    summary: 'Avisos da tela de entrada',
    source: 'beyond',
    access: 'publico',
    result: z.object({ demonstracao: z.object({ logins: z.array(z.string()), senha: z.string() }).nullable() }),
  }),
};

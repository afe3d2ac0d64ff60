import { expect } from 'vitest';
import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';

const { sessao } = contract;

export const sessaoStory: Story = {
  name: 'session',
  literals: [
    {
      call: 'GET /apresentacao',
      as: 'anonymous',
      request: 'GET /apresentacao',
      reply: ok({ demonstracao: null }),
      send: ({ api }) => api(sessao.apresentacao),
      receives: { data: { demonstracao: null }, paginas: undefined, total: undefined },
    },
    {
      call: 'POST /Usuario/login',
      as: 'anonymous',
      request: 'POST /Usuario/login',
      body: { login: 'admin', senha: 'senha-de-teste' },
      reply: ok({
        id: 1,
        nome: 'Admin de Teste',
        login: 'admin',
        GrupoAcesso: { id: 2, nome: 'ADMINISTRADOR' },
        flagAlterarSenha: 0,
      }),
      send: ({ api }) => api(sessao.login, { body: { login: 'admin', senha: 'senha-de-teste' } }),
    },
    {
      call: 'POST /Usuario/login',
      as: 'anonymous',
      request: 'POST /Usuario/login',
      body: { login: 'admin', senha: 'errada' },
      status: 401,
      reply: refused('Usuário ou senha inválidos', { campos: { senha: 'Usuário ou senha inválidos' } }),
      send: ({ api }) => api(sessao.login, { body: { login: 'admin', senha: 'errada' } }),
    },
    {
      call: 'GET /users/verifyRecoverPasswordLink/{linkUuid}',
      as: 'anonymous',
      request: 'GET /users/verifyRecoverPasswordLink/1f0c8f6e-8f3a-4c52-9a55-0d3f3c1d2b4a',
      reply: ok({ msg: 'Link inválido' }),
      send: ({ api }) => api(sessao.verifyLink, { params: { linkUuid: '1f0c8f6e-8f3a-4c52-9a55-0d3f3c1d2b4a' } }),
    },
    {
      call: 'POST /Usuario/updatePassword/{userId}',
      as: 'anonymous',
      request: 'POST /Usuario/updatePassword/0',
      body: { senha: 'outra-senha-boa', uuid: '1f0c8f6e-8f3a-4c52-9a55-0d3f3c1d2b4a', idUsuario: 1 },
      status: 422,
      reply: refused('O link que você tentou acessar expirou.'),
      send: ({ api }) =>
        api(sessao.updatePassword, {
          params: { userId: 0 },
          body: { senha: 'outra-senha-boa', uuid: '1f0c8f6e-8f3a-4c52-9a55-0d3f3c1d2b4a' },
        }),
    },
    {
      call: 'POST /Usuario/updatePassword/{userId}',
      as: 'admin',
      request: 'POST /Usuario/updatePassword/1',
      body: { senha: 'outra-senha-boa', senhaAtual: 'senha-de-teste', idUsuario: 1 },
      reply: ok({ msg: 'Dados alterados com sucesso' }),
      send: ({ api }) =>
        api(sessao.updatePassword, {
          params: { userId: 1 },
          body: { senha: 'outra-senha-boa', senhaAtual: 'senha-de-teste' },
        }),
    },
    {
      call: 'POST /Usuario/updatePassword/{userId}',
      as: 'tecnico',
      request: 'POST /Usuario/updatePassword/3',
      body: { senha: 'outra-senha-boa', idUsuario: 1 },
      status: 400,
      reply: refused('Informe a senha atual', { campos: { senhaAtual: 'Informe a senha atual' } }),
      send: ({ api }) => api(sessao.updatePassword, { params: { userId: 3 }, body: { senha: 'outra-senha-boa' } }),
    },
    {
      call: 'POST /Usuario/recoverPassword',
      as: 'anonymous',
      request: 'POST /Usuario/recoverPassword',
      body: { email: 'ninguem@example.com' },
      reply: ok({ msg: 'Se este e-mail estiver cadastrado, você receberá um link para criar uma nova senha.' }),
      send: ({ api }) => api(sessao.recoverPassword, { body: { email: 'ninguem@example.com' } }),
    },
    {
      call: 'GET /Usuario/sessao',
      as: 'dev',
      request: 'GET /Usuario/sessao',
      reply: ok({
        id: 2,
        nome: 'Dev de Teste',
        login: 'dev',
        GrupoAcesso: { id: 1, nome: 'DESENVOLVEDOR' },
        flagAlterarSenha: 0,
      }),
      send: ({ api }) => api(sessao.present),
    },
    {
      call: 'GET /Usuario/sessoes',
      as: 'dev',
      request: 'GET /Usuario/sessoes',
      reply: ok([
        {
          // Made from the session's random secret.
          id: expect.stringMatching(/^[\w-]{43}$/),
          iniciada: '2026-11-20T15:00:00.000Z',
          vista: '2026-11-20T15:00:00.000Z',
          expira: '2026-11-21T03:00:00.000Z',
          atual: true,
        },
      ]),
      send: ({ api }) => api(sessao.sessions),
    },
    {
      call: 'DELETE /Usuario/sessoes',
      as: 'dev',
      request: 'DELETE /Usuario/sessoes?id=a-marca-da-sessao',
      status: 404,
      reply: refused('Sessão não encontrada'),
      send: ({ api }) => api(sessao.endSession, { query: { id: 'a-marca-da-sessao' } }),
    },
    {
      call: 'POST /Usuario/sessoes/encerrar',
      as: 'dev',
      request: 'POST /Usuario/sessoes/encerrar',
      body: {},
      reply: ok({ encerradas: 0 }),
      send: ({ api }) => api(sessao.endOtherSessions),
    },
    {
      call: 'POST /Usuario/logout',
      as: 'admin',
      request: 'POST /Usuario/logout',
      body: {},
      reply: ok({ msg: 'Sessão encerrada' }),
      send: ({ api }) => api(sessao.logout),
    },
  ],
};

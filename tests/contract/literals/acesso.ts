import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';

const { gruposAcesso, usuarios, mensagens } = contract;

/** When the test server set itself up. */
const MOMENT = '2026-11-20T15:00:00.000Z';

const group = (id: number, nome: string) => ({ id, nome, flagAtivo: true, dtCadastro: MOMENT, versao: 1 });
const user = (id: number, nome: string, login: string, grupo: { id: number; nome: string }) => ({
  id,
  nome,
  login,
  email: `${login}@example.com`,
  GrupoAcesso: grupo,
  flagAtivo: 1,
  dtCadastro: MOMENT,
  versao: 1,
});

const newUser = { nome: 'Nova Pessoa', login: 'nova', email: 'nova@example.com', idGrupo: 3, senha: 'Ab3dE6gH' };
const changedUser = { nome: 'Nova Pessoa Silva', login: 'nova', email: 'nova@example.com', idGrupo: 3, id: 4 };

export const acessoStory: Story = {
  name: 'groups, permissions, users and their mail',
  literals: [
    {
      call: 'GET /GrupoAcesso',
      as: 'admin',
      request: 'GET /GrupoAcesso',
      reply: ok([group(1, 'DESENVOLVEDOR'), group(2, 'ADMINISTRADOR'), group(3, 'TECNICO')]),
      send: ({ api }) => api(gruposAcesso.list),
    },
    {
      call: 'GET /GrupoAcesso',
      as: 'tecnico',
      request: 'GET /GrupoAcesso',
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(gruposAcesso.list),
    },
    {
      call: 'GET /GrupoAcesso/alcance',
      as: 'admin',
      request: 'GET /GrupoAcesso/alcance',
      reply: ok([2, 3]),
      send: ({ api }) => api(gruposAcesso.reach),
    },
    {
      call: 'GET /GrupoAcesso/alcance',
      as: 'tecnico',
      request: 'GET /GrupoAcesso/alcance',
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(gruposAcesso.reach),
    },
    {
      call: 'POST /GrupoAcesso',
      as: 'admin',
      request: 'POST /GrupoAcesso',
      body: { nome: 'Laboratório', idUsuario: 1 },
      reply: ok({ id: 4, versao: 1 }),
      send: (provider) => provider.create('acesso/grupo-acesso', { data: { nome: 'Laboratório' } }),
    },
    {
      call: 'POST /GrupoAcesso',
      as: 'admin',
      request: 'POST /GrupoAcesso',
      body: { nome: 'laboratorio', idUsuario: 1 },
      status: 409,
      reply: refused('Já existe o grupo Laboratório', { campos: { nome: 'Já existe o grupo Laboratório' } }),
      send: ({ api }) => api(gruposAcesso.save, { body: { nome: 'laboratorio' } }),
    },
    {
      call: 'POST /GrupoAcesso',
      as: 'admin',
      request: 'POST /GrupoAcesso',
      body: { id: 4, nome: 'Laboratório', flagAtivo: false, idUsuario: 1 },
      reply: ok({ id: 4, versao: 2 }),
      send: (provider) =>
        provider.update('acesso/grupo-acesso', {
          id: 4,
          data: { id: 4, nome: 'Laboratório', flagAtivo: 0 },
          previousData: { id: 4 },
        }),
    },
    {
      call: 'POST /GrupoAcessoMenu/salvarNovasPermissoes',
      as: 'admin',
      request: 'POST /GrupoAcessoMenu/salvarNovasPermissoes',
      body: { idGrupo: 4, antigasPermissoes: [], novasPermissoes: [1, 4], menusPodeEditar: [4] },
      reply: ok({ msg: 'Dados alterados com sucesso' }),
      send: ({ api }) =>
        api(gruposAcesso.savePermissions, {
          body: { idGrupo: 4, antigasPermissoes: [], novasPermissoes: [1, 4], menusPodeEditar: [4] },
        }),
    },
    {
      call: 'POST /GrupoAcessoMenu/salvarNovasPermissoes',
      as: 'dev',
      request: 'POST /GrupoAcessoMenu/salvarNovasPermissoes',
      body: { idGrupo: 4, antigasPermissoes: [], novasPermissoes: [2], menusPodeEditar: [] },
      status: 409,
      reply: refused('As permissões deste grupo foram alteradas por outra pessoa', {
        atual: { ver: [1, 4], editar: [4] },
        autor: 'admin',
        quando: MOMENT,
      }),
      send: ({ api }) =>
        api(gruposAcesso.savePermissions, {
          body: { idGrupo: 4, antigasPermissoes: [], novasPermissoes: [2], menusPodeEditar: [] },
        }),
    },
    {
      call: 'DELETE /GrupoAcesso',
      as: 'admin',
      request: 'DELETE /GrupoAcesso?idUsuario=1&id=4',
      reply: ok({ id: 4 }),
      send: ({ api }) => api(gruposAcesso.remove, { query: { id: 4 } }),
    },
    {
      call: 'GET /Usuario',
      as: 'admin',
      request: 'GET /Usuario',
      reply: ok([
        user(1, 'Admin de Teste', 'admin', { id: 2, nome: 'ADMINISTRADOR' }),
        user(2, 'Dev de Teste', 'dev', { id: 1, nome: 'DESENVOLVEDOR' }),
        user(3, 'Tecnico de Teste', 'tecnico', { id: 3, nome: 'TECNICO' }),
      ]),
      send: ({ api }) => api(usuarios.list),
    },
    {
      call: 'GET /Usuario',
      as: 'tecnico',
      request: 'GET /Usuario',
      reply: ok([
        { id: 1, nome: 'Admin de Teste' },
        { id: 2, nome: 'Dev de Teste' },
        { id: 3, nome: 'Tecnico de Teste' },
      ]),
      send: ({ api }) => api(usuarios.list),
    },
    {
      call: 'GET /Usuario',
      as: 'tecnico',
      request: 'GET /Usuario/?idGrupoAcesso=3',
      reply: ok([{ id: 3, nome: 'Tecnico de Teste', login: 'tecnico', flagAtivo: 1, dtCadastro: MOMENT }]),
      send: ({ api }) => api(usuarios.list, { query: { idGrupoAcesso: 3 } }),
    },
    {
      call: 'POST /Usuario',
      as: 'admin',
      request: 'POST /Usuario',
      body: newUser,
      reply: ok({ id: 4, versao: 1 }),
      send: ({ api }) => api(usuarios.create, { body: newUser }),
    },
    {
      call: 'POST /Usuario',
      as: 'admin',
      request: 'POST /Usuario',
      body: { ...newUser, login: 'NOVA' },
      status: 409,
      reply: refused('Já existe um usuário com este login', {
        campos: { login: 'Já existe um usuário com este login' },
      }),
      send: ({ api }) => api(usuarios.create, { body: { ...newUser, login: 'NOVA' } }),
    },
    {
      call: 'POST /Usuario/update/{id}',
      as: 'admin',
      request: 'POST /Usuario/update/4',
      body: changedUser,
      reply: ok({ id: 4, versao: 2 }),
      send: ({ api }) => api(usuarios.update, { params: { id: 4 }, body: changedUser }),
    },
    {
      call: 'DELETE /Usuario/{id}',
      as: 'admin',
      request: 'DELETE /Usuario/4',
      reply: ok({ id: 4 }),
      send: ({ api }) => api(usuarios.remove, { params: { id: 4 } }),
    },
    {
      call: 'GET /envioEmailAmostra',
      as: 'admin',
      request: 'GET /envioEmailAmostra/?email=cliente%40example.com',
      reply: ok({ msg: 'E-mail de teste enviado' }),
      send: ({ api }) => api(mensagens.sendSample, { query: { email: 'cliente@example.com' } }),
    },
    {
      call: 'GET /mensagens',
      as: 'dev',
      request: 'GET /mensagens/?pagina=1&tamanho=1',
      reply: ok(
        [
          {
            id: 2,
            assunto: 'Visita realizada',
            para: 'cliente@example.com',
            situacao: 'pendente',
            tentativas: 0,
            criada: MOMENT,
            enviada: null,
            erro: null,
          },
        ],
        { paginas: 2, total: 2 },
      ),
      send: ({ api }) => api(mensagens.list, { query: { pagina: 1, tamanho: 1 } }),
    },
    {
      call: 'GET /mensagens/{id}',
      as: 'dev',
      request: 'GET /mensagens/1',
      reply: ok({
        id: 1,
        assunto: 'Seu acesso ao monitoramento de efluentes',
        para: 'nova@example.com',
        situacao: 'falhou',
        tentativas: 0,
        criada: MOMENT,
        enviada: null,
        erro: 'O usuário foi removido antes de a mensagem ser enviada.',
        conteudo: null,
      }),
      send: ({ api }) => api(mensagens.one, { params: { id: 1 } }),
    },
    {
      call: 'GET /mensagens',
      as: 'admin',
      request: 'GET /mensagens',
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(mensagens.list),
    },
  ],
};

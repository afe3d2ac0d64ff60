import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';

const { modulos } = contract;
const AT = '2026-11-20T15:00:00.000Z';

/** Menu as listed for a group that may edit it. */
const editable = (id: number, nome: string, path: string, flagIgnorar = 0) => ({
  id,
  nome,
  path,
  flagIgnorar,
  flagEditar: 1,
  versao: 1,
});
const seen = (id: number, nome: string, path: string, flagEditar = 0) => ({
  id,
  nome,
  path,
  flagIgnorar: 0,
  flagEditar,
  versao: 1,
});

const technician = [
  {
    id: 1,
    nome: 'Cadastro',
    path: 'cadastro',
    icone: 'cadastro',
    versao: 1,
    ModuloMenu: [
      seen(1, 'Clientes', 'cliente'),
      seen(2, 'Ramo de Atividade', 'ramo-atividade'),
      seen(3, 'Fontes de Abastecimento', 'fonte-abastecimento'),
      seen(4, 'Roteiros', 'roteiro'),
      seen(5, 'Amostradores', 'Amostrador'),
      seen(6, 'Parâmetros', 'Parametro'),
      seen(7, 'Lançamento de Vazão', 'vazao-lancamento'),
      { ...seen(8, 'Edição do histórico de coletas', 'ignore_edicao-amostra'), flagIgnorar: 1 },
    ],
  },
  {
    id: 2,
    nome: 'Medidor de Vazão',
    path: 'medidor-vazao',
    icone: 'medidor',
    versao: 1,
    ModuloMenu: [
      seen(9, 'Histórico', 'historico'),
      seen(10, 'Lançamento', 'lancamento', 1),
      seen(11, 'Tipos de Cobrança', 'categoria-cobranca'),
      seen(12, 'Tipos de Medidores de Vazão', 'pessoa-medidor-vazao-tipo'),
    ],
  },
  {
    id: 3,
    nome: 'Relatórios',
    path: 'relatorio',
    icone: 'relatorio',
    versao: 1,
    ModuloMenu: [
      seen(13, 'Importação de Análises', 'Importacao-analise'),
      seen(14, 'Importação MyLIMS', 'Importacao-mylims'),
      seen(15, 'Relatório DBO', 'relatorioDBO'),
      seen(16, 'Regiões Monitoradas', 'regiao'),
      seen(17, 'Relatório Sequencial', 'Sequencial'),
      seen(18, 'Monitoramento de Cargas', 'monitoramento-carga'),
      seen(19, 'Técnicos', 'usuario-tecnico'),
      seen(20, 'Indústrias Monitoradas', 'industria-monitorada'),
      seen(21, 'Parâmetros Analisados', 'parametro-analisado'),
      seen(22, 'Relatório de Clientes', 'relatorio-pessoa'),
      seen(23, 'Ranking de Indústrias', 'ranking'),
      seen(24, 'Pontos de Coleta', 'pessoa-ponto-coleta'),
      seen(25, 'Atualização de Valores de DBO', 'relatorio-valores-dbo'),
      seen(26, 'Não Conformidades', 'nao-conforme'),
      seen(27, 'Agenda de Coletas', 'Agenda'),
    ],
  },
];

/** A module as the list of all shows it, whoever asks: what a group may edit is not told there. */
const unassigned = <M extends { ModuloMenu: { flagEditar: number }[] }>(modulo: M) => ({
  ...modulo,
  ModuloMenu: modulo.ModuloMenu.map((menu) => ({ ...menu, flagEditar: 0 })),
});

const others = [
  {
    id: 4,
    nome: 'Acesso',
    path: 'acesso',
    icone: 'acesso',
    versao: 1,
    ModuloMenu: [
      editable(28, 'Grupos de Acesso', 'grupo-acesso'),
      editable(29, 'Usuários', 'usuarios'),
      editable(30, 'Log de Usuários', 'LogUsers'),
      editable(31, 'Mensagens de e-mail', 'mensagens'),
    ],
  },
  {
    id: 5,
    nome: 'App',
    path: 'App',
    icone: 'aplicativo',
    versao: 1,
    ModuloMenu: [editable(32, 'Protocolos', 'Protocolo'), editable(33, 'Configurações do App', 'Settings-app')],
  },
];

export const modulosStory: Story = {
  name: 'modules',
  literals: [
    {
      call: 'GET /Modulo/{groupId}',
      as: 'tecnico',
      request: 'GET /Modulo/3',
      reply: ok(technician),
      send: ({ api }) => api(modulos.authorized, { params: { groupId: 3 } }),
    },
    {
      call: 'GET /Modulo/{groupId}',
      as: 'tecnico',
      request: 'GET /Modulo/2',
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(modulos.authorized, { params: { groupId: 2 } }),
    },
    {
      call: 'GET /Modulo',
      as: 'admin',
      request: 'GET /Modulo',
      reply: ok([...technician, ...others].map(unassigned)),
      send: ({ api }) => api(modulos.list),
    },
    {
      call: 'POST /Modulo',
      as: 'admin',
      request: 'POST /Modulo',
      body: { nome: 'Laboratório', path: 'laboratorio', idUsuario: 1 },
      reply: ok({ id: 6, versao: 1 }),
      send: ({ api }) => api(modulos.create, { body: { nome: 'Laboratório', path: 'laboratorio' } }),
    },
    {
      call: 'PUT /Modulo/{id}',
      as: 'admin',
      request: 'PUT /Modulo/6',
      body: { nome: 'Laboratórios', path: 'laboratorio', icone: 'laboratorio', idUsuario: 1, versao: 1 },
      reply: ok({ id: 6, versao: 2 }),
      send: ({ api }) =>
        api(modulos.update, {
          params: { id: 6 },
          body: { nome: 'Laboratórios', path: 'laboratorio', icone: 'laboratorio', versao: 1 },
        }),
    },
    {
      call: 'PUT /Modulo/{id}',
      as: 'admin',
      request: 'PUT /Modulo/6',
      body: { nome: 'Vidraria', path: 'laboratorio', icone: 'laboratorio', idUsuario: 1, versao: 1 },
      status: 409,
      reply: refused('Este registro foi alterado por outra pessoa', {
        atual: { id: 6, versao: 2, nome: 'Laboratórios', path: 'laboratorio', icone: 'laboratorio' },
        autor: 'admin',
        quando: AT,
      }),
      send: ({ api }) =>
        api(modulos.update, {
          params: { id: 6 },
          body: { nome: 'Vidraria', path: 'laboratorio', icone: 'laboratorio', versao: 1 },
        }),
    },
    {
      call: 'POST /ModuloMenu',
      as: 'admin',
      request: 'POST /ModuloMenu',
      body: { nome: 'Frascos', path: 'frascos', modulo: 6, idUsuario: 1 },
      reply: ok({ id: 34, versao: 1 }),
      send: ({ api }) => api(modulos.createMenu, { body: { nome: 'Frascos', path: 'frascos', modulo: 6 } }),
    },
    {
      call: 'DELETE /ModuloMenu',
      as: 'admin',
      request: 'DELETE /ModuloMenu?idUsuario=1&id=34&versao=1',
      status: 422,
      reply: refused('Um módulo precisa de pelo menos um menu'),
      send: ({ api }) => api(modulos.removeMenu, { query: { id: 34, versao: 1 } }),
    },
    {
      call: 'PUT /ModuloMenu/{id}',
      as: 'admin',
      request: 'PUT /ModuloMenu/34',
      body: { nome: 'Frascos e tampas', path: 'frascos', idUsuario: 1, versao: 1 },
      reply: ok({ id: 34, versao: 2 }),
      send: ({ api }) =>
        api(modulos.updateMenu, { params: { id: 34 }, body: { nome: 'Frascos e tampas', path: 'frascos', versao: 1 } }),
    },
    {
      call: 'DELETE /Modulo/{id}',
      as: 'admin',
      request: 'DELETE /Modulo/6?versao=2',
      reply: ok({ id: 6 }),
      send: ({ api }) => api(modulos.remove, { params: { id: 6 }, query: { versao: 2 } }),
    },
    {
      call: 'DELETE /Modulo/{id}',
      as: 'admin',
      request: 'DELETE /Modulo/4',
      status: 422,
      reply: refused(
        'Ninguém mais poderia administrar permissões: pelo menos um usuário ativo precisa editar os Grupos de Acesso',
      ),
      send: ({ api }) => api(modulos.remove, { params: { id: 4 } }),
    },
  ],
};

import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';

const { consultas, logs } = contract;

export const consultasStory: Story = {
  name: 'lookups and the log',
  literals: [
    {
      call: 'GET /CalculoHorimetro',
      as: 'tecnico',
      request: 'GET /CalculoHorimetro',
      reply: ok([
        { id: 1, descricao: 'Horas decimais', flagAtivo: 1 },
        { id: 2, descricao: 'Horas e minutos (HHHH:MM)', flagAtivo: 1 },
        { id: 3, descricao: 'Minutos', flagAtivo: 1 },
      ]),
      send: ({ api }) => api(consultas.calculoHorimetro),
    },
    {
      call: 'GET /logUser',
      as: 'admin',
      request:
        'GET /logUser/?pesquisa=entrou&dtPesquisa=2026-11-20&dtPesquisaFim=2026-11-20&tabela=Usuario&idReferencia=3&evento=Acesso&pagina=1&tamanho=50',
      reply: ok(
        [
          {
            id: 4,
            login: 'tecnico',
            acao: 'Acesso em Usuario 3',
            tabela: 'Usuario',
            idReferencia: 3,
            dtAcao: '2026-11-20T15:00:00.000Z',
            infoExtra: 'Entrou no sistema',
            mudancas: [],
            registro: { nome: 'Tecnico de Teste', removido: false, idPessoa: null, cliente: null },
          },
        ],
        { paginas: 1, total: 1 },
      ),
      send: ({ api }) =>
        api(logs.list, {
          query: {
            pesquisa: 'entrou',
            dtPesquisa: '2026-11-20',
            dtPesquisaFim: '2026-11-20',
            tabela: 'Usuario',
            idReferencia: 3,
            evento: 'Acesso',
            pagina: 1,
            tamanho: 50,
          },
        }),
    },
    {
      call: 'GET /logUser',
      as: 'tecnico',
      request:
        'GET /logUser/?pesquisa=&dtPesquisa=&dtPesquisaFim=&tabela=Pessoa&idReferencia=999&secao=PessoaEndereco&pagina=1&tamanho=50',
      reply: ok([], { paginas: 1, total: 0 }),
      send: ({ api }) =>
        api(logs.list, {
          query: {
            pesquisa: '',
            dtPesquisa: '',
            dtPesquisaFim: '',
            tabela: 'Pessoa',
            idReferencia: 999,
            secao: 'PessoaEndereco',
            pagina: 1,
            tamanho: 50,
          },
        }),
    },
    {
      call: 'GET /logUser',
      as: 'admin',
      request: 'GET /logUser/?tabela=Usuario&idReferencia=999&ordem=ASC&pagina=1&tamanho=50',
      reply: ok([], { paginas: 1, total: 0 }),
      send: ({ api }) =>
        api(logs.list, { query: { tabela: 'Usuario', idReferencia: 999, ordem: 'ASC', pagina: 1, tamanho: 50 } }),
    },
    {
      call: 'GET /logUser',
      as: 'tecnico',
      request: 'GET /logUser/?tabela=Usuario&idReferencia=3',
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(logs.list, { query: { tabela: 'Usuario', idReferencia: 3 } }),
    },
  ],
};

import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

const form = { nome: 'Maria de Exemplo', flagTipoPessoa: 'F' as const, nroDocumento: '529.982.247-25' };

export const clienteTitularStory: Story = {
  name: 'a client who is a natural person',
  literals: [
    {
      call: 'POST /Pessoa',
      as: 'admin',
      request: 'POST /Pessoa',
      body: { ...form, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: ({ api }) => api(contract.clientes.save, { body: form }),
    },
    {
      call: 'POST /Pessoa/exportar',
      as: 'dev',
      request: 'POST /Pessoa/exportar',
      body: { id: 1 },
      reply: ok({
        cliente: {
          id: 1,
          codigo: null,
          nome: 'Maria de Exemplo',
          flagAtivo: 1,
          flagTipoPessoa: 'F',
          idIntegracao: null,
          razaoSocial: null,
          idRamoAtividade: null,
          idRoteiro: null,
          rg: null,
          nroDocumento: '529.982.247-25',
          inscEstadual: null,
          ufRG: null,
          obsPrincipal: null,
          obsSecundaria: null,
          ramo: null,
          roteiro: null,
          dtCadastro: AT,
          versao: 1,
        },
        enderecos: [],
        contatos: [],
        pontos: [],
        medidores: [],
        hidrometros: [],
        leituras: [],
        monitoramentos: [],
        coletas: [],
        resultados: [],
        registros: [
          {
            login: 'admin',
            acao: 'Inclusão em Pessoa 1\nnome: Maria de Exemplo\nflagAtivo: 1\nflagTipoPessoa: F\nnroDocumento: ***.982.247-**',
            dtAcao: AT,
            mudancas: [
              { campo: 'nome', depois: 'Maria de Exemplo' },
              { campo: 'flagAtivo', depois: 1 },
              { campo: 'flagTipoPessoa', depois: 'F' },
              { campo: 'nroDocumento', depois: '***.982.247-**' },
            ],
            registro: { nome: 'Maria de Exemplo', removido: false, idPessoa: 1, cliente: 'Maria de Exemplo' },
          },
        ],
        protocolosDeHomonimos: 0,
      }),
      send: ({ api }) => api(contract.clientes.exportar, { body: { id: 1 } }),
    },
    {
      call: 'POST /Pessoa/apagar',
      as: 'tecnico',
      request: 'POST /Pessoa/apagar',
      body: { id: 1 },
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(contract.clientes.apagar, { body: { id: 1 } }),
    },
    {
      call: 'POST /Pessoa/apagar',
      as: 'admin',
      request: 'POST /Pessoa/apagar',
      body: { id: 1, versao: 1 },
      reply: ok({ id: 1, protocolosDeHomonimos: 0 }),
      send: ({ api }) => api(contract.clientes.apagar, { body: { id: 1, versao: 1 } }),
      receives: { data: { id: 1, protocolosDeHomonimos: 0 } },
    },
  ],
};

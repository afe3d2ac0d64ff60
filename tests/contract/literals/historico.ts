import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';
import { umaColeta } from './coletas.ts';

const { historico, cores, analises } = contract;

const NOVA = {
  idClienteSave: 1,
  pontoColeta: 'cx inspecao',
  dtInstalaco: '2026-10-24 08:00',
  dtRetirada: '2026-10-25 13:05',
  tempoInstalacao: '29:05',
  flagChuva: null,
  idTipoDBO: 1,
  DBO: '1.234,5',
  Cu: '<2',
  Ni: 'ND',
};
const MUDADA = { identificacao: 2, versao: 1, DBO: '510', Ni: '', codigoAmostra: 'AM-2' };
const RUIM = { idPessoa: 1, dtRetirada: '2026-02-28', DBO: 'abc', p90: '1;2' };
const COR = { id: 0, idPessoa: 1, valores: '1', cor: 3, listaIds: [2], motivo: 'Bomba parada' };

const analise = (more: object) => ({
  nome: 'Cliente A',
  CEP: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  UF: null,
  uc: [],
  pontosDeColeta: ['Cx Inspeção'],
  ...more,
});

/** Collections written by hand, coloured, and what they say: parameters 8 copper, 26 DBO, 29 pH by their ids. */
export const historicoStory: Story = {
  name: 'collections by hand',
  prepare: umaColeta,
  literals: [
    {
      call: 'POST /HistoricoColeta/save-historico',
      as: 'admin',
      request: 'POST /HistoricoColeta/save-historico',
      body: { ...NOVA, idUsuario: 1 },
      reply: ok({ id: 2, versao: 1 }),
      send: ({ api }) => api(historico.save, { body: NOVA }),
    },
    {
      call: 'POST /HistoricoColeta/save-historico',
      as: 'admin',
      request: 'POST /HistoricoColeta/save-historico',
      body: { ...RUIM, idUsuario: 1 },
      status: 400,
      reply: refused('Use um número, com < ou > antes dele, ou ND', {
        campos: {
          DBO: 'Use um número, com < ou > antes dele, ou ND',
          p90: 'Use um número, com < ou > antes dele, ou ND',
        },
      }),
      send: ({ api }) => api(historico.save, { body: RUIM }),
    },
    {
      call: 'POST /HistoricoColeta/update-historico',
      as: 'admin',
      request: 'POST /HistoricoColeta/update-historico',
      body: { ...MUDADA, idUsuario: 1 },
      reply: ok({ id: 2, versao: 2 }),
      send: ({ api }) => api(historico.update, { body: MUDADA }),
    },
    {
      call: 'GET /HistoricoColetaNaoConforme/{idPessoa}',
      as: 'tecnico',
      request: 'GET /HistoricoColetaNaoConforme/1',
      reply: ok([
        {
          data: '2026-10-25',
          maximo: 1.5,
          encontrado: '<2',
          idColeta: 2,
          idParametro: 8,
          sigla: 'Cu',
          descricao: 'Cobre',
          minimo: 0,
          pontoColeta: 'Cx Inspeção',
        },
      ]),
      send: ({ api }) => api(analises.naoConformes, { params: { idPessoa: 1 } }),
    },
    {
      call: 'GET /HistoricoColeta/Industria',
      as: 'tecnico',
      request: 'GET /HistoricoColeta/Industria/?dtInicio=2026-10-25&dtFim=2026-10-25',
      reply: ok([
        {
          id: 2,
          codigoPessoa: null,
          nome: 'Cliente A',
          nroDocumento: null,
          enderecoCompleto: '',
          dtExecucao: '2026-10-25',
          pontoColeta: 'Cx Inspeção',
          naoConformes: [
            { idParametro: 8, sigla: 'Cu', descricao: 'Cobre', minimo: 0, maximo: 1.5, valorParametro: '<2' },
          ],
        },
      ]),
      send: ({ api }) => api(analises.industrias, { query: { dtInicio: '2026-10-25', dtFim: '2026-10-25' } }),
    },
    {
      call: 'POST /HistoricoColeta/Industria/cartas',
      as: 'admin',
      request: 'POST /HistoricoColeta/Industria/cartas',
      body: { ids: [2], enviada: 1, idUsuario: 1 },
      reply: ok({ ids: [2] }),
      send: ({ api }) => api(analises.cartas, { body: { ids: [2], enviada: 1 } }),
    },
    {
      call: 'POST /HistoricoColeta/saveColor',
      as: 'admin',
      request: 'POST /HistoricoColeta/saveColor',
      body: { ...COR, idUsuario: 1 },
      reply: ok({ id: 1 }),
      send: ({ api }) => api(cores.save, { body: COR }),
    },
    {
      call: 'GET /HistoricoColeta/color',
      as: 'tecnico',
      request: 'GET /HistoricoColeta/color/?idPessoa=1',
      reply: ok({ id: 1, cor: 3, valores: '1', listaIds: [2], idPessoa: 1 }),
      send: ({ api }) => api(cores.last, { query: { idPessoa: 1 } }),
    },
    {
      call: 'GET /relatorio-dbo',
      as: 'tecnico',
      request: 'GET /relatorio-dbo?idPessoa=1',
      reply: ok(
        analise({
          mediaDBO: 0.4505,
          listaColetaDBO: [
            { id: 1, dtColeta: '2026-10-02', descricao: 'P1 – Cx Inspeção', dboTotal: 450.5, idTipoDBO: 4 },
          ],
          coletasNaoConformes: [
            { dtExecucao: '2026-10-25', idParametro: 8, sigla: 'Cu', minimo: 0, maximo: 1.5, valorParametro: '<2' },
          ],
        }),
      ),
      send: ({ api }) => api(analises.doCliente, { query: { idPessoa: 1 } }),
    },
    {
      call: 'POST /HistoricoColeta/remove-historico',
      as: 'admin',
      request: 'POST /HistoricoColeta/remove-historico',
      body: { identificacao: 2, versao: 3, idUsuario: 1 },
      reply: ok({ id: 2 }),
      send: ({ api }) => api(historico.remove, { body: { identificacao: 2, versao: 3 } }),
    },
    {
      call: 'POST /relatorio-dbo',
      as: 'tecnico',
      request: 'POST /relatorio-dbo',
      body: { idPessoa: 1 },
      reply: ok(
        analise({
          mediaDBO: 0.4505,
          listaColetaDBO: [
            { id: 1, dtColeta: '2026-10-02', descricao: 'P1 – Cx Inspeção', dboTotal: 450.5, idTipoDBO: 4 },
          ],
          coletasNaoConformes: [],
        }),
      ),
      send: ({ api }) => api(analises.doClientePorCorpo, { body: { idPessoa: 1 } }),
    },
  ],
};

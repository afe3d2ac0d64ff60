import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';
import { umaColeta } from './coletas.ts';

const AT = '2026-11-20T15:00:00.000Z';

/** The client of one collection, with an address, a contact, a hydrometer, a branch and a route. */
async function prepare(databases: Databases): Promise<void> {
  await umaColeta(databases);
  const { write } = databases;
  const named = { flagAtivo: 1, dtCadastro: AT };
  await write
    .insertInto('RamoAtividade')
    .values({ ...named, descricao: 'Laticínios', busca: 'laticinios' })
    .execute();
  await write
    .insertInto('Roteiro')
    .values({ ...named, descricao: 'Região Norte', busca: 'regiao norte' })
    .execute();
  await write
    .updateTable('Pessoa')
    .set({
      codigo: '0012',
      nroDocumento: '99.900.001/0001-00',
      idIntegracao: '70012',
      idRamoAtividade: 1,
      idRoteiro: 1,
    })
    .execute();
  await write
    .insertInto('PessoaEndereco')
    .values({
      idPessoa: 1,
      idTipoEndereco: 1,
      logradouro: 'Rua A',
      numero: '12',
      bairro: 'Centro',
      cidade: 'Jundiaí',
      uf: 'SP',
      cep: '13200000',
      latitude: '-23.18',
      longitude: '-46.88',
      linkMapa: 'https://mapa.example/a',
      dtCadastro: AT,
    })
    .execute();
  const contact = { ...named, idPessoa: 1, departamento: 'Qualidade', telefone: '(11) 0000-0001' };
  await write
    .insertInto('PessoaContato')
    .values([
      { ...contact, nome: 'Ana Exemplo', email: 'ana@example.com;lab@example.com', obs: 'Ligar cedo' },
      { ...contact, nome: 'Rui Exemplo', email: null, obs: null },
    ])
    .execute();
  await write
    .insertInto('FonteAbastecimento')
    .values({ ...named, descricao: 'Poço', busca: 'poco' })
    .execute();
  await write
    .insertInto('PessoaHidrometro')
    .values({ ...named, idPessoa: 1, registro: 'V1', uc: '1234567', flagMedidorVazao: 1, idFonteAbastecimento: 1 })
    .execute();
}

const industria = {
  id: 1,
  idPessoa: 1,
  codigoPessoa: '0012',
  nome: 'Cliente A',
  enderecoCompleto: 'Rua A - 12 - Centro - Jundiaí - SP',
  nroDocumento: '99.900.001/0001-00',
  dtExecucao: '2026-10-02',
  dtInstalaco: '2026-10-01',
  pontoColeta: 'Cx Inspeção',
  idTipoDBO: 4,
  DBO: '450,5',
  pH: '7,2',
  As_: '<0,001',
};

const cliente = {
  id: 1,
  codigoCliente: '0012',
  idIntegracao: '70012',
  nome: 'Cliente A',
  flagAtivo: 1,
  descricaoRamoAtividade: 'Laticínios',
  descricaoRoteiro: 'Região Norte',
  nroDocumento: '99.900.001/0001-00',
  logradouro: 'Rua A',
  numero: '12',
  enderecoCompleto: 'Rua A - 12 - Centro - Jundiaí - SP',
  cep: '13200000',
  bairro: 'Centro',
  cidade: 'Jundiaí',
  latitude: '-23.18',
  longitude: '-46.88',
  linkMapa: 'https://mapa.example/a',
  listaDepartamento: 'Qualidade;Qualidade',
  listaNome: 'Ana Exemplo;Rui Exemplo',
  listaEmail: 'ana@example.com,lab@example.com;',
  listaTelefone: '(11) 0000-0001;(11) 0000-0001',
  listaObs: 'Ligar cedo;',
  descicaoPontoColeta: 'Cx Inspeção',
  planoAmostragem: '',
  listaRegistro: 'V1',
  listaFonte: 'Poço',
  listaUC: '1234567',
  listaSituacao: 'Habilitado',
  listaFlagMedidorVazao: 'Sim',
  NomeContato: 'Ana Exemplo',
  telefone: '(11) 0000-0001',
  email: 'ana@example.com;lab@example.com',
};

const OUT_OF_ORDER = 'O fim do período não pode ser antes do início';

export const relatoriosStory: Story = {
  name: 'reports of all clients',
  prepare,
  literals: [
    {
      call: 'GET /RelatorioMonitoramento',
      as: 'tecnico',
      request: 'GET /RelatorioMonitoramento/?dtInicio=2026-10-02&dtFim=2026-10-02&idCliente=1&pagina=1&tamanho=50',
      reply: ok([industria], { paginas: 1, total: 1 }),
      send: ({ api }) =>
        api(contract.relatorioIndustrias.list, {
          query: { dtInicio: '2026-10-02', dtFim: '2026-10-02', idCliente: 1, pagina: 1, tamanho: 50 },
        }),
      receives: { data: [industria], paginas: 1, total: 1 },
    },
    {
      call: 'GET /RelatorioMonitoramento',
      as: 'tecnico',
      request: 'GET /RelatorioMonitoramento/?dtInicio=2026-10-03&dtFim=2026-10-02',
      status: 400,
      reply: refused(OUT_OF_ORDER, { campos: { dtFim: OUT_OF_ORDER } }),
      send: ({ api }) =>
        api(contract.relatorioIndustrias.list, { query: { dtInicio: '2026-10-03', dtFim: '2026-10-02' } }),
    },
    {
      call: 'GET /RelatorioPessoa',
      as: 'tecnico',
      request: 'GET /RelatorioPessoa/?desabilitadas=1',
      reply: ok([cliente]),
      send: ({ api }) => api(contract.relatorioClientes.list, { query: { desabilitadas: 1 } }),
    },
    {
      call: 'GET /RelatorioPessoaPontoColeta',
      as: 'tecnico',
      request: 'GET /RelatorioPessoaPontoColeta/?desabilitadas=1',
      reply: ok([
        { id: 1, idPessoa: 1, codigo: '0012', nome: 'Cliente A', descricaoPontoColeta: 'Cx Inspeção', flagAtivo: 1 },
      ]),
      send: ({ api }) => api(contract.relatorioPontos.list, { query: { desabilitadas: 1 } }),
    },
    {
      call: 'POST /RelatorioMonitoramento/anual/atualizar',
      as: 'admin',
      request: 'POST /RelatorioMonitoramento/anual/atualizar',
      body: { ano: 2027, idUsuario: 1 },
      reply: ok({ criados: 1, alterados: 0, iguais: 0 }),
      send: ({ api }) => api(contract.relatorioRanking.atualizar, { body: { ano: 2027 } }),
    },
    {
      call: 'POST /RelatorioMonitoramento/anual/atualizar',
      as: 'tecnico',
      request: 'POST /RelatorioMonitoramento/anual/atualizar',
      body: { ano: 2027, idUsuario: 1 },
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(contract.relatorioRanking.atualizar, { body: { ano: 2027 } }),
    },
    {
      call: 'GET /RankingRelatorio',
      as: 'tecnico',
      request: 'GET /RankingRelatorio/?ano=2027&valor=1',
      reply: ok([
        {
          id: 1,
          idPessoa: 1,
          nome: 'Cliente A',
          ramoAtividade: 'Laticínios',
          volumeEsgoto: null,
          dboTotal: 0.451,
          cargaOrganica: 0,
          qtdMin: 0,
          col: 0,
          meta: 0,
          regraColeta: '1 a cada 4 anos',
        },
      ]),
      send: ({ api }) => api(contract.relatorioRanking.list, { query: { ano: 2027, valor: 1 } }),
    },
    {
      call: 'GET /RankingRelatorio/proximos',
      as: 'tecnico',
      request: 'GET /RankingRelatorio/proximos/?ano=2040',
      reply: ok({ anterior: 2027, posterior: null }),
      send: ({ api }) => api(contract.relatorioRanking.proximos, { query: { ano: 2040 } }),
    },
    {
      call: 'GET /RankingRelatorio/proximos',
      as: 'anonymous',
      request: 'GET /RankingRelatorio/proximos/?ano=2040',
      status: 401,
      reply: refused('Sua sessão terminou. Entre novamente.'),
      send: ({ api }) => api(contract.relatorioRanking.proximos, { query: { ano: 2040 } }),
    },
  ],
};

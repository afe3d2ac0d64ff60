import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';
import { umaColeta } from './coletas.ts';

const AT = '2026-11-20T15:00:00.000Z';
const { relatorioDbo } = contract;

/** The client of one collection of DBO 450,5 mg/L, with an address, two hydrometers, one disabled, and a branch. */
async function prepare(databases: Databases): Promise<void> {
  await umaColeta(databases);
  const { write } = databases;
  await write
    .insertInto('RamoAtividade')
    .values({ flagAtivo: 1, dtCadastro: AT, descricao: 'Laticínios', busca: 'laticinios' })
    .execute();
  await write
    .insertInto('PessoaEndereco')
    .values({ idPessoa: 1, idTipoEndereco: 1, logradouro: 'Rua A', numero: '12', cidade: 'Jundiaí', dtCadastro: AT })
    .execute();
  const meter = { idPessoa: 1, registro: 'V1', flagMedidorVazao: 0, dtCadastro: AT };
  await write
    .insertInto('PessoaHidrometro')
    .values([
      { ...meter, uc: '1234567', flagAtivo: 1 },
      { ...meter, uc: '7654321', flagAtivo: 0 },
    ])
    .execute();
}

const linha = { idPessoa: 1, nome: 'Cliente A', endereco: 'Rua A - 12 - Jundiaí', dbo: 0.4505, uc: ['1234567'] };
const cliente = { id: 1, codigo: null, nome: 'Cliente A', razaoSocial: null, flagAtivo: 1, dtCadastro: AT };
const periodo = { dtInicio: '2026-10-01', dtFim: '2026-10-31' };
const EMPTY = 'Não há nada para salvar';

export const relatorioDboStory: Story = {
  name: 'update of charges',
  prepare,
  literals: [
    {
      call: 'GET /Pessoa/AtualizacaoDBO',
      as: 'tecnico',
      request: 'GET /Pessoa/AtualizacaoDBO/?descricao=cliente&dtInicio=2026-10-01&dtFim=2026-10-31',
      reply: ok([{ ...cliente, obsPrincipal: null }]),
      send: ({ api }) => api(relatorioDbo.clientes, { query: { descricao: 'cliente', ...periodo } }),
    },
    {
      call: 'GET /relatorioAtualizacaoDBO',
      as: 'tecnico',
      request: 'GET /relatorioAtualizacaoDBO/?dtInicio=2026-10-01&dtFim=2026-10-31',
      reply: ok([linha]),
      send: ({ api }) => api(relatorioDbo.lista, { query: periodo }),
      receives: { data: [linha] },
    },
    {
      call: 'GET /relatorioAtualizacaoDBO/getLista',
      as: 'tecnico',
      request: 'GET /relatorioAtualizacaoDBO/getLista',
      reply: ok([{ id: 1, descricao: 'Laticínios' }]),
      send: ({ api }) => api(relatorioDbo.ramos),
    },
    {
      call: 'POST /relatorioAtualizacaoDBO',
      as: 'admin',
      request: 'POST /relatorioAtualizacaoDBO',
      body: { inicio: '2026-10-01', fim: '2026-10-31', dados: [linha], idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: ({ api }) =>
        api(relatorioDbo.salvar, { body: { inicio: '2026-10-01', fim: '2026-10-31', dados: [linha] } }),
    },
    {
      call: 'POST /relatorioAtualizacaoDBO',
      as: 'admin',
      request: 'POST /relatorioAtualizacaoDBO',
      body: { inicio: '2026-10-01', fim: '2026-10-31', dados: [], idUsuario: 1 },
      status: 400,
      reply: refused(`Lista: ${EMPTY}`, { campos: { dados: EMPTY } }),
      send: ({ api }) => api(relatorioDbo.salvar, { body: { inicio: '2026-10-01', fim: '2026-10-31', dados: [] } }),
    },
    {
      call: 'GET /relatorioAtualizacaoDBO/salvos',
      as: 'tecnico',
      request: 'GET /relatorioAtualizacaoDBO/salvos',
      reply: ok([{ id: 1, inicio: '2026-10-01', fim: '2026-10-31', dtCadastro: AT, versao: 1 }]),
      send: ({ api }) => api(relatorioDbo.salvos),
    },
    {
      call: 'GET /relatorioAtualizacaoDBO/{id}',
      as: 'tecnico',
      request: 'GET /relatorioAtualizacaoDBO/1',
      reply: ok('[{"idPessoa":1,"nome":"Cliente A","endereco":"Rua A - 12 - Jundiaí","dbo":0.4505,"uc":["1234567"]}]'),
      send: ({ api }) => api(relatorioDbo.salvo, { params: { id: 1 } }),
    },
    {
      call: 'POST /relatorioAtualizacaoDBO/remove',
      as: 'admin',
      request: 'POST /relatorioAtualizacaoDBO/remove',
      body: { id: 1, idUsuario: 1 },
      reply: ok({ id: 1 }),
      send: ({ api }) => api(relatorioDbo.remove, { body: { id: 1 } }),
    },
    {
      call: 'GET /relatorioAtualizacaoDBO/{id}',
      as: 'admin',
      request: 'GET /relatorioAtualizacaoDBO/1',
      status: 404,
      reply: refused('Relatório não encontrado'),
      send: ({ api }) => api(relatorioDbo.salvo, { params: { id: 1 } }),
    },
  ],
};

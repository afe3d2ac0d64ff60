import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';
import { umaColeta } from './coletas.ts';

const AT = '2026-11-20T15:00:00.000Z';
const outubro = { dtInicio: '2026-10-01', dtFim: '2026-10-31' } as const;
const setembro = { dtInicio: '2026-09-01', dtFim: '2026-09-30' } as const;
const invertido = { dtInicio: '2026-10-31', dtFim: '2026-10-01' } as const;
const NENHUM = '2026-02-30';

/** A second collection of the one client, the year before, and one in October that did not conform. */
async function tresColetas(databases: Databases): Promise<void> {
  await umaColeta(databases);
  const { write } = databases;
  const of = { idPessoa: 1, flagChuva: 0, dtCadastro: AT };
  await write
    .insertInto('HistoricoColeta')
    .values([
      { ...of, dtRetirada: '2025-08-10', idTipoDBO: 1 },
      { ...of, dtRetirada: '2026-10-31', idTipoDBO: 2 },
    ])
    .execute();
  await write
    .insertInto('Resultado')
    .values([
      { idColeta: 2, idParametro: 26, bruto: '250', operador: '', numero: 250 },
      { idColeta: 3, idParametro: 29, bruto: '5,5', operador: '', numero: 5.5 },
      { idColeta: 3, idParametro: 3, bruto: 'ND', operador: '', numero: null },
      { idColeta: 3, idParametro: 8, bruto: '1,6', operador: '', numero: 1.6 },
    ])
    .execute();
}

const refusedPeriod = refused('O fim do período não pode ser antes do início', {
  campos: { dtFim: 'O fim do período não pode ser antes do início' },
});

/** The reports of a period's collections. */
export const relatorioColetasStory: Story = {
  name: 'reports of collections',
  prepare: tresColetas,
  literals: [
    {
      call: 'GET /ParametroRelatorio',
      as: 'tecnico',
      request: 'GET /ParametroRelatorio/?dtInicio=2026-10-01&dtFim=2026-10-31',
      reply: ok([
        {
          id: 26,
          descricao: 'Demanda Bioquímica de Oxigênio',
          sigla: 'DBO',
          qtde: 1,
          qtdeConforme: 1,
          qtdeNaoConforme: 0,
        },
        { id: 3, descricao: 'Arsênio', sigla: 'As', qtde: 2, qtdeConforme: 2, qtdeNaoConforme: 0 },
        { id: 8, descricao: 'Cobre', sigla: 'Cu', qtde: 1, qtdeConforme: 0, qtdeNaoConforme: 1 },
        { id: 29, descricao: 'Potencial Hidrogeniônico', sigla: 'pH', qtde: 2, qtdeConforme: 1, qtdeNaoConforme: 1 },
      ]),
      send: ({ api }) => api(contract.relatorioParametros.list, { query: outubro }),
    },
    {
      call: 'GET /ParametroRelatorio',
      as: 'tecnico',
      request: 'GET /ParametroRelatorio/?dtInicio=2026-10-31&dtFim=2026-10-01',
      status: 400,
      reply: refusedPeriod,
      send: ({ api }) => api(contract.relatorioParametros.list, { query: invertido }),
    },
    {
      call: 'GET /RelatorioMonitoramentoCarga',
      as: 'tecnico',
      request: 'GET /RelatorioMonitoramentoCarga/?dtInicio=2026-10-01&dtFim=2026-10-31',
      reply: ok([
        {
          nomeCliente: 'Cliente A',
          dboAnterior: 0.25,
          dboAtual: 0.35025,
          diferenca: 0.10025,
          coletas: 2,
          parametrosNaoConforme: ['pH', 'Cu'],
        },
      ]),
      send: ({ api }) => api(contract.relatorioCarga.list, { query: outubro }),
    },
    {
      call: 'GET /RelatorioMonitoramentoCarga',
      as: 'tecnico',
      request: 'GET /RelatorioMonitoramentoCarga/?dtInicio=2026-02-30&dtFim=2026-10-01',
      status: 400,
      reply: refused('Data inválida', { campos: { dtInicio: 'Data inválida' } }),
      send: ({ api }) => api(contract.relatorioCarga.list, { query: { dtInicio: NENHUM, dtFim: '2026-10-01' } }),
    },
    {
      call: 'GET /HistoricoColeta/proximas',
      as: 'tecnico',
      request: 'GET /HistoricoColeta/proximas/?dtInicio=2026-09-01&dtFim=2026-09-30',
      reply: ok({ anterior: '2025-08-10', posterior: '2026-10-02' }),
      send: ({ api }) => api(contract.coletasProximas.days, { query: setembro }),
    },
    {
      call: 'GET /HistoricoColeta/proximas',
      as: 'anonymous',
      request: 'GET /HistoricoColeta/proximas/?dtInicio=2026-09-01&dtFim=2026-09-30',
      status: 401,
      reply: refused('Sua sessão terminou. Entre novamente.'),
      send: ({ api }) => api(contract.coletasProximas.days, { query: setembro }),
    },
  ],
};

import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

/** A client with one point and one collection of three results; parameters 26 DBO, 29 pH, 22 toxicity … by their ids. */
export async function umaColeta({ write }: Databases): Promise<void> {
  await write
    .insertInto('Pessoa')
    .values({ nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT })
    .execute();
  await write
    .insertInto('PessoaPontoColeta')
    .values({ idPessoa: 1, descricao: 'Cx Inspeção', busca: 'cx inspecao', dtCadastro: AT })
    .execute();
  await write
    .insertInto('HistoricoColeta')
    .values({
      idPessoa: 1,
      idPontoColeta: 1,
      codigoAmostra: 'AM-1',
      amostrador: 'Equipe 1',
      dtInstalaco: '2026-10-01',
      horaInstalacao: '08:00',
      dtRetirada: '2026-10-02',
      horaRetirada: '08:30',
      tempoInstalacao: '24:30',
      qtdeColeta: 24,
      flagChuva: 1,
      medidorInicial: 100,
      medidorFinal: 180.5,
      volumeMedido: 80.5,
      idTipoDBO: 4,
      dtCadastro: AT,
    })
    .execute();
  await write
    .insertInto('Resultado')
    .values([
      { idColeta: 1, idParametro: 26, bruto: '450,5', operador: '', numero: 450.5 },
      { idColeta: 1, idParametro: 29, bruto: '7,2', operador: '', numero: 7.2 },
      { idColeta: 1, idParametro: 3, bruto: '<0,001', operador: '<', numero: 0.001 },
    ])
    .execute();
}

const row = {
  id: 1,
  identificacao: '1',
  idPessoa: 1,
  nomeCliente: 'Cliente A',
  pontoColeta: 'Cx Inspeção',
  RTPontoColeta3: 'P1',
  amostrador: 'Equipe 1',
  dtInstalaco: '2026-10-01 08:00',
  tempoInstalacao: '24:30',
  dtRetirada: '2026-10-02 08:30',
  qtdeColeta: 24,
  codigoAmostra: 'AM-1',
  flagChuva: 1,
  medidorInicial: 100,
  medidorFinal: 180.5,
  volumeMedido: 80.5,
  idClienteSave: 1,
  idTipoDBO: 4,
  flagMedidorInoperante: 0,
  versao: 1,
  DBO: '450,5',
  pH: '7,2',
  As_: '<0,001',
};

export const coletasStory: Story = {
  name: 'collection history',
  prepare: umaColeta,
  literals: [
    {
      call: 'GET /HistoricoColeta/{idPessoa}/{versao}',
      as: 'tecnico',
      request: 'GET /HistoricoColeta/1/1',
      reply: ok({ result: [row] }),
      send: ({ api }) => api(contract.coletas.ofClient, { params: { idPessoa: 1, versao: 1 } }),
    },
    {
      call: 'GET /HistoricoColeta/{idPessoa}/{versao}',
      as: 'tecnico',
      request: 'GET /HistoricoColeta/2/1',
      status: 404,
      reply: refused('Cliente não encontrado'),
      send: ({ api }) => api(contract.coletas.ofClient, { params: { idPessoa: 2, versao: 1 } }),
    },
    {
      call: 'GET /HistoricoColeta',
      as: 'tecnico',
      request: 'GET /HistoricoColeta/?pagina=1&tamanho=50',
      reply: ok([row], { paginas: 1, total: 1 }),
      send: ({ api }) => api(contract.coletas.all, { query: { pagina: 1, tamanho: 50 } }),
      receives: { data: [row], paginas: 1, total: 1 },
    },
  ],
};

import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

/** A client with three collections of this year, a meter and the year's monitoring. */
async function prepare({ write }: Databases): Promise<void> {
  const dtCadastro = AT;
  await write
    .insertInto('Pessoa')
    .values({ nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro })
    .execute();
  await write
    .insertInto('PessoaPontoColeta')
    .values({ idPessoa: 1, descricao: 'BILL02030', busca: 'bill02030', dtCadastro })
    .execute();
  await write
    .insertInto('PessoaMedidorVazao')
    .values({
      idPessoa: 1,
      registro: 'E0001',
      dtValidadeCalibragem: '2027-01-10',
      flagCertificado: 0,
      flagAtivo: 1,
      dtCadastro,
    })
    .execute();
  await write
    .insertInto('RelatorioMonitoramento')
    .values({ idPessoa: 1, ano: 2026, qtdMinima: 4, dtCadastro })
    .execute();
  const coleta = { idPessoa: 1, idPontoColeta: 1, idTipoDBO: 1, flagChuva: 0, dtCadastro };
  await write
    .insertInto('HistoricoColeta')
    .values(['2026-02-02', '2026-05-10', '2026-10-01'].map((dtRetirada) => ({ ...coleta, dtRetirada })))
    .execute();
  const dbo = { idParametro: 26, operador: '' };
  await write
    .insertInto('Resultado')
    .values([
      { ...dbo, idColeta: 1, bruto: '500', numero: 500 },
      { ...dbo, idColeta: 2, bruto: '610', numero: 610 },
      { ...dbo, idColeta: 3, bruto: '450,0', numero: 450 },
      { idColeta: 2, idParametro: 29, bruto: '10,2', operador: '', numero: 10.2 },
    ])
    .execute();
}

export const resumoStory: Story = {
  name: 'the head of a client’s page, and what the list tells of it',
  prepare,
  literals: [
    {
      call: 'GET /Pessoa/{id}/resumo',
      as: 'tecnico',
      request: 'GET /Pessoa/1/resumo',
      reply: ok({
        id: 1,
        flagAtivo: 1,
        ultimaColeta: { id: 3, data: '2026-10-01', pontoColeta: 'BILL02030' },
        coletas: 3,
        dbo: 0.52,
        dboBase: 'periodo',
        calibracao: { id: 1, registro: 'E0001', dtValidadeCalibragem: '2027-01-10', situacao: 'a vencer' },
        meta: { ano: 2026, qtdMinima: 4, coletas: 3, falta: 1, Meta: null },
        naoConformes: 1,
        partes: { enderecos: 0, contatos: 0, pontos: 1, monitoramento: 1, medidores: 1, hidrometros: 0 },
        parametros: [
          {
            idParametro: 26,
            sigla: 'DBO',
            descricao: 'Demanda Bioquímica de Oxigênio',
            valor: '450,0',
            data: '2026-10-01',
            minimo: 0,
            maximo: 0,
          },
          {
            idParametro: 29,
            sigla: 'pH',
            descricao: 'Potencial Hidrogeniônico',
            valor: '10,2',
            data: '2026-05-10',
            minimo: 6,
            maximo: 10,
          },
        ],
      }),
      send: ({ api }) => api(contract.clientes.resumo, { params: { id: 1 } }),
    },
    {
      call: 'GET /Pessoa/panorama',
      as: 'tecnico',
      request: 'GET /Pessoa/panorama',
      reply: ok([
        {
          id: 1,
          ramo: null,
          roteiro: null,
          ultimaColeta: '2026-10-01',
          dbo: 0.52,
          calibracao: 'a vencer',
          falta: 1,
        },
      ]),
      send: ({ api }) => api(contract.clientes.panorama),
    },
    {
      call: 'GET /Pessoa/{id}/resumo',
      as: 'tecnico',
      request: 'GET /Pessoa/2/resumo',
      status: 404,
      reply: refused('Cliente não encontrado'),
      send: ({ api }) => api(contract.clientes.resumo, { params: { id: 2 } }),
    },
  ],
};

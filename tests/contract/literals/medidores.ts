import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

async function prepare({ write }: Databases): Promise<void> {
  await write
    .insertInto('Pessoa')
    .values({ nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT })
    .execute();
  await write
    .insertInto('PessoaMedidorVazaoTipo')
    .values({ descricao: 'Tipo de exemplo', flagAtivo: 1, busca: 'tipo de exemplo', dtCadastro: AT })
    .execute();
}

const form = {
  idPessoa: 1,
  registro: 'V000101',
  data: '2026-01-05',
  idUsuarioTecnico: 3,
  idTipo: 1,
  dtAtualCalibragem: '2026-01-10',
  dtProximaCalibragem: null,
  dtValidadeCalibragem: null,
  obsAtualCalibragem: 'Rotina',
  flagCertificado: 1 as const,
  fonte: 'Esgoto',
  nroSerie: 'NS-1',
  codigoEquipamento: 'MV-1',
  modelo: 'A-100',
  idCalculoHorimetro: 2,
  obsCobranca: null,
  flagAtivo: 1 as const,
  lacre: 'L1',
};

const due = { dtProximaCalibragem: '2028-01-10', dtValidadeCalibragem: '2028-01-10' };

export const medidoresStory: Story = {
  name: 'flow meters of a client',
  prepare,
  literals: [
    {
      call: 'POST /PessoaMedidorVazao',
      as: 'admin',
      request: 'POST /PessoaMedidorVazao',
      body: { ...form, id: 0, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: (provider) => provider.create('cliente/medidor', { data: form }),
    },
    {
      call: 'POST /PessoaMedidorVazao',
      as: 'admin',
      request: 'POST /PessoaMedidorVazao',
      body: { ...form, ...due, id: 1, lacre: 'L2', versao: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 2 }),
      send: ({ api }) => api(contract.medidores.save, { body: { ...form, ...due, id: 1, lacre: 'L2', versao: 1 } }),
    },
    {
      call: 'GET /PessoaMedidorVazao/{idPessoa}',
      as: 'tecnico',
      request: 'GET /PessoaMedidorVazao/1',
      reply: ok([{ ...form, ...due, id: 1, lacre: 'L2', versao: 2 }]),
      send: ({ api }) => api(contract.medidores.list, { params: { idPessoa: 1 } }),
    },
  ],
};

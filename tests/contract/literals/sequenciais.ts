import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

/** Two clients with a collection in the first half of 2026, and one without. */
async function prepare({ write }: Databases): Promise<void> {
  const pessoa = { flagTipoPessoa: 'J', flagAtivo: 1, busca: '', dtCadastro: AT };
  await write
    .insertInto('Pessoa')
    .values([
      { ...pessoa, nome: 'Tecelagem Sul' },
      { ...pessoa, nome: 'Águas Claras' },
      { ...pessoa, nome: 'Curtume Norte' },
    ])
    .execute();
  await write
    .insertInto('HistoricoColeta')
    .values([
      { idPessoa: 1, dtRetirada: '2026-03-10', idTipoDBO: 1, flagChuva: 0, dtCadastro: AT },
      { idPessoa: 2, dtRetirada: '2026-06-30', idTipoDBO: 1, flagChuva: 0, dtCadastro: AT },
      { idPessoa: 3, dtRetirada: '2026-07-01', idTipoDBO: 1, flagChuva: 0, dtCadastro: AT },
    ])
    .execute();
}

const { sequenciais } = contract;
const periodo = { inicio: '2026-01-01', fim: '2026-06-30' };
const AGUAS = { idCliente: 2, nome: 'Águas Claras', ...periodo };
const TECELAGEM = { idCliente: 1, nome: 'Tecelagem Sul', ...periodo };

export const sequenciaisStory: Story = {
  name: 'the sequential report',
  prepare,
  literals: [
    {
      call: 'GET /RelatorioSequencial',
      as: 'tecnico',
      request: 'GET /RelatorioSequencial/?dtInicio=2026-01-01&dtFim=2026-06-30',
      reply: ok([
        { idCliente: 2, nomeCliente: 'Águas Claras' },
        { idCliente: 1, nomeCliente: 'Tecelagem Sul' },
      ]),
      send: ({ api }) => api(sequenciais.companies, { query: { dtInicio: '2026-01-01', dtFim: '2026-06-30' } }),
    },
    {
      call: 'GET /RelatorioSequencial/Ultimo',
      as: 'tecnico',
      request: 'GET /RelatorioSequencial/Ultimo',
      reply: ok({ sequencial: null }),
      send: ({ api }) => api(sequenciais.last),
    },
    {
      call: 'POST /RelatorioSequencial/save',
      as: 'admin',
      request: 'POST /RelatorioSequencial/save',
      body: {
        ...periodo,
        sequenciais: [{ idCliente: 1, sequencial: '0001/26' }, { idCliente: 2 }],
        idUsuario: 1,
      },
      reply: ok({ ids: [1, 2], sequenciais: ['0001/26', '0002/26'] }),
      send: ({ api }) =>
        api(sequenciais.save, {
          body: { ...periodo, sequenciais: [{ idCliente: 1, sequencial: '0001/26' }, { idCliente: 2 }] },
        }),
    },
    {
      call: 'POST /RelatorioSequencial/save',
      as: 'admin',
      request: 'POST /RelatorioSequencial/save',
      body: { ...periodo, sequenciais: [{ idCliente: 3, sequencial: '0002/26' }], idUsuario: 1 },
      status: 409,
      reply: refused('O número 0002/26 não está mais livre: o próximo é 0003/26', { proximo: '0003/26' }),
      send: ({ api }) =>
        api(sequenciais.save, { body: { ...periodo, sequenciais: [{ idCliente: 3, sequencial: '0002/26' }] } }),
    },
    {
      call: 'GET /RelatorioSequencial/Ultimo',
      as: 'tecnico',
      request: 'GET /RelatorioSequencial/Ultimo',
      reply: ok({ sequencial: '0002/26' }),
      send: ({ api }) => api(sequenciais.last),
    },
    {
      call: 'GET /RelatorioSequencial/Ultimo',
      as: 'tecnico',
      request: 'GET /RelatorioSequencial/Ultimo/?dtInicio=2025-12-01',
      reply: ok({ sequencial: null }),
      send: ({ api }) => api(sequenciais.last, { query: { dtInicio: '2025-12-01' } }),
    },
    {
      call: 'GET /RelatorioSequencial/Todos',
      as: 'tecnico',
      request: 'GET /RelatorioSequencial/Todos',
      reply: ok([
        {
          ...periodo,
          dados: [
            { id: 1, sequencial: '0001/26', ...TECELAGEM },
            { id: 2, sequencial: '0002/26', ...AGUAS },
          ],
        },
      ]),
      send: ({ api }) => api(sequenciais.all),
    },
    {
      call: 'GET /RelatorioSequencial/Todos',
      as: 'tecnico',
      request: 'GET /RelatorioSequencial/Todos/?pesquisa=&flagOrdernarNome=1',
      reply: ok([
        {
          ...periodo,
          dados: [
            { id: 2, sequencial: '0002/26', ...AGUAS },
            { id: 1, sequencial: '0001/26', ...TECELAGEM },
          ],
        },
      ]),
      send: ({ api }) => api(sequenciais.all, { query: { pesquisa: '', flagOrdernarNome: '1' } }),
    },
    {
      call: 'GET /RelatorioSequencial/Todos',
      as: 'tecnico',
      request: 'GET /RelatorioSequencial/Todos/?pesquisa=AGUAS&flagOrdernarNome=0',
      reply: ok([{ ...periodo, dados: [{ id: 2, sequencial: '0002/26', ...AGUAS }] }]),
      send: ({ api }) => api(sequenciais.all, { query: { pesquisa: 'AGUAS', flagOrdernarNome: '0' } }),
    },
    {
      call: 'POST /RelatorioSequencial/remove',
      as: 'admin',
      request: 'POST /RelatorioSequencial/remove',
      body: { id: 1, idUsuario: 1 },
      reply: ok({ id: 1 }),
      send: ({ api }) => api(sequenciais.remove, { body: { id: 1 } }),
    },
  ],
};

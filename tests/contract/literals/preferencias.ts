import { contract } from '../../../contract/index.ts';
import { ok, type Story } from '../literal.ts';

const { preferencias } = contract;
const chave = 'lista:cadastro/roteiro';
const valor = { colunas: ['id', 'descricao'] };

export const preferenciasStory: Story = {
  name: 'preferences',
  literals: [
    {
      call: 'PUT /preferencias/{chave}',
      as: 'tecnico',
      request: 'PUT /preferencias/lista%3Acadastro%2Froteiro',
      body: { valor: { colunas: ['id', 'descricao'] } },
      reply: ok({ chave: 'lista:cadastro/roteiro' }),
      send: ({ api }) => api(preferencias.save, { params: { chave }, body: { valor } }),
    },
    {
      call: 'GET /preferencias/{chave}',
      as: 'tecnico',
      request: 'GET /preferencias/lista%3Acadastro%2Froteiro',
      reply: ok({ valor: { colunas: ['id', 'descricao'] } }),
      send: ({ api }) => api(preferencias.read, { params: { chave } }),
    },
    {
      call: 'GET /preferencias/{chave}',
      as: 'admin',
      request: 'GET /preferencias/lista%3Acadastro%2Froteiro',
      reply: ok({ valor: null }),
      send: ({ api }) => api(preferencias.read, { params: { chave } }),
    },
  ],
};

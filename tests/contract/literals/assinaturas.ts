import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';

const { own, all, subscribe, change, unsubscribe } = contract.assinaturas;
const CARTAS = { relatorio: 'relatorio/nao-conforme/pdf', filtros: '', dia: 25 };
const FILTROS = 'filter=%7B%22flagAtivo%22%3A%221%22%7D&sort=id&order=ASC';
const ROTEIROS = { relatorio: 'cadastro/roteiro/pdf', filtros: FILTROS };
const cartas = {
  id: 1,
  ...CARTAS,
  titulo: 'Relatório de Não Conformidades',
  filtrosEmPalavras: null,
  proximoEnvio: '2026-11-25',
  ultimoEnvio: null,
  versao: 1,
};
const roteiros = {
  id: 2,
  ...ROTEIROS,
  dia: 1,
  titulo: 'Relatório de Roteiros',
  filtrosEmPalavras: 'Situação: Habilitado',
  proximoEnvio: '2026-12-01',
  ultimoEnvio: null,
  versao: 1,
};

/** Reports that are sent by mail every month. The server's day is 20/11/2026. */
export const assinaturasStory: Story = {
  name: 'reports by mail',
  literals: [
    {
      call: 'POST /assinaturas',
      as: 'tecnico',
      request: 'POST /assinaturas',
      body: { relatorio: 'relatorio/nao-conforme/pdf', filtros: '', dia: 25, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: ({ api }) => api(subscribe, { body: CARTAS }),
    },
    {
      call: 'POST /assinaturas',
      as: 'tecnico',
      request: 'POST /assinaturas',
      // The period of the screen is left out: it is that of the same subscription.
      body: {
        relatorio: 'relatorio/nao-conforme/pdf',
        filtros: 'dtInicio=2026-10-01&dtFim=2026-10-20',
        dia: 1,
        idUsuario: 1,
      },
      status: 409,
      reply: refused('Você já assina este relatório com estes filtros'),
      send: ({ api }) =>
        api(subscribe, { body: { ...CARTAS, filtros: 'dtInicio=2026-10-01&dtFim=2026-10-20', dia: 1 } }),
    },
    {
      call: 'POST /assinaturas',
      as: 'tecnico',
      request: 'POST /assinaturas',
      body: { ...ROTEIROS, idUsuario: 1 },
      reply: ok({ id: 2, versao: 1 }),
      send: ({ api }) => api(subscribe, { body: ROTEIROS }),
    },
    {
      call: 'POST /assinaturas',
      as: 'tecnico',
      request: 'POST /assinaturas',
      body: { relatorio: 'cadastro/cliente/historico-coleta', idUsuario: 1 },
      status: 400,
      reply: refused('Este relatório não pode ser assinado', {
        campos: { relatorio: 'Este relatório não pode ser assinado' },
      }),
      send: ({ api }) => api(subscribe, { body: { relatorio: 'cadastro/cliente/historico-coleta' } }),
    },
    {
      call: 'GET /assinaturas',
      as: 'tecnico',
      request: 'GET /assinaturas',
      reply: ok({ email: 'tecnico@example.com', assinaturas: [cartas, roteiros] }),
      send: ({ api }) => api(own),
    },
    {
      call: 'PUT /assinaturas/{id}',
      as: 'tecnico',
      request: 'PUT /assinaturas/1',
      body: { dia: 28, versao: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 2 }),
      send: ({ api }) => api(change, { params: { id: 1 }, body: { dia: 28, versao: 1 } }),
    },
    {
      call: 'PUT /assinaturas/{id}',
      as: 'admin',
      request: 'PUT /assinaturas/1',
      body: { dia: 2, versao: 2, idUsuario: 1 },
      status: 404,
      reply: refused('Registro não encontrado'),
      send: ({ api }) => api(change, { params: { id: 1 }, body: { dia: 2, versao: 2 } }),
    },
    {
      call: 'GET /assinaturas/todas',
      as: 'admin',
      request: 'GET /assinaturas/todas',
      reply: ok([
        { ...cartas, dia: 28, proximoEnvio: '2026-11-28', versao: 2, assinante: 'Tecnico de Teste' },
        { ...roteiros, assinante: 'Tecnico de Teste' },
      ]),
      send: ({ api }) => api(all),
    },
    {
      call: 'DELETE /assinaturas',
      as: 'dev',
      request: 'DELETE /assinaturas?idUsuario=1&id=2&versao=1',
      status: 404,
      reply: refused('Registro não encontrado'),
      send: ({ api }) => api(unsubscribe, { query: { id: 2, versao: 1 } }),
    },
    {
      call: 'DELETE /assinaturas',
      as: 'admin',
      request: 'DELETE /assinaturas?idUsuario=1&id=2&versao=1',
      reply: ok({ id: 2 }),
      send: ({ api }) => api(unsubscribe, { query: { id: 2, versao: 1 } }),
    },
    {
      call: 'GET /assinaturas',
      as: 'admin',
      request: 'GET /assinaturas',
      reply: ok({ email: 'admin@example.com', assinaturas: [] }),
      send: ({ api }) => api(own),
    },
  ],
};

import { contract } from '../../../contract/index.ts';
import { registerCalls } from '../../../contract/registers.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { ok, refused, type Story } from '../literal.ts';

const parametroCalls = registerCalls(parametro);

const DATADO = { id: 8, sigla: 'Cu', descricao: 'Cobre', maximo: 2, desde: '2026-03-01' };

/** Limits that hold from a day on. */
export const limitesStory: Story = {
  name: 'dated limits',
  literals: [
    {
      call: 'POST /Parametro',
      as: 'admin',
      request: 'POST /Parametro',
      body: { ...DATADO, idUsuario: 1 },
      reply: ok({ id: 8, versao: 2 }),
      send: ({ api }) => api(parametroCalls.save, { body: DATADO }),
    },
    {
      call: 'GET /Parametro/{id}/limites',
      as: 'tecnico',
      request: 'GET /Parametro/8/limites',
      reply: ok([
        { desde: null, minimo: 0, maximo: 1.5 },
        { desde: '2026-03-01', minimo: 0, maximo: 2 },
      ]),
      send: ({ api }) => api(contract.limites.ofParametro, { params: { id: 8 } }),
    },
    {
      call: 'POST /Parametro/{id}/limites/remover',
      as: 'tecnico',
      request: 'POST /Parametro/8/limites/remover',
      body: { desde: '2026-03-01', versao: 2, idUsuario: 3 },
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) =>
        api(contract.limites.remove, { params: { id: 8 }, body: { desde: '2026-03-01', versao: 2, idUsuario: 3 } }),
    },
    {
      call: 'POST /Parametro/{id}/limites/remover',
      as: 'admin',
      request: 'POST /Parametro/8/limites/remover',
      body: { desde: '2026-03-01', versao: 2, idUsuario: 1 },
      reply: ok({ id: 8, versao: 3 }),
      send: ({ api }) => api(contract.limites.remove, { params: { id: 8 }, body: { desde: '2026-03-01', versao: 2 } }),
    },
    {
      call: 'GET /Parametro/limites',
      as: 'tecnico',
      request: 'GET /Parametro/limites',
      reply: ok([
        { idParametro: 1, desde: null, minimo: 0, maximo: 40 },
        { idParametro: 2, desde: null, minimo: 0, maximo: 1.5 },
        { idParametro: 3, desde: null, minimo: 0, maximo: 1.5 },
        { idParametro: 4, desde: null, minimo: 0, maximo: 1.5 },
        { idParametro: 5, desde: null, minimo: 0, maximo: 1.5 },
        { idParametro: 6, desde: null, minimo: 0, maximo: 5 },
        { idParametro: 7, desde: null, minimo: 0, maximo: 1.5 },
        { idParametro: 8, desde: null, minimo: 0, maximo: 1.5 },
        { idParametro: 9, desde: null, minimo: 0, maximo: 15 },
        { idParametro: 10, desde: null, minimo: 0, maximo: 5 },
        { idParametro: 11, desde: null, minimo: 0, maximo: 1.5 },
        { idParametro: 12, desde: null, minimo: 0, maximo: 2 },
        { idParametro: 13, desde: null, minimo: 0, maximo: 0 },
        { idParametro: 14, desde: null, minimo: 0, maximo: 1.5 },
        { idParametro: 15, desde: null, minimo: 0, maximo: 0 },
        { idParametro: 16, desde: null, minimo: 0, maximo: 1.5 },
        { idParametro: 17, desde: null, minimo: 0, maximo: 4 },
        { idParametro: 18, desde: null, minimo: 0, maximo: 5 },
        { idParametro: 19, desde: null, minimo: 0, maximo: 20 },
        { idParametro: 20, desde: null, minimo: 0, maximo: 150 },
        { idParametro: 21, desde: null, minimo: 0, maximo: 1000 },
        { idParametro: 22, desde: null, minimo: 0, maximo: 1 },
        { idParametro: 23, desde: null, minimo: 0, maximo: 10 },
        { idParametro: 24, desde: null, minimo: 0, maximo: 0 },
        { idParametro: 25, desde: null, minimo: 0, maximo: 0 },
        { idParametro: 26, desde: null, minimo: 0, maximo: 0 },
        { idParametro: 29, desde: null, minimo: 6, maximo: 10 },
      ]),
      send: ({ api }) => api(contract.limites.all),
    },
  ],
};

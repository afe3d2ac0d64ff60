import { contract } from '../../../contract/index.ts';
import { usesCall } from '../../../contract/registers.ts';
import { roteiro } from '../../../resources/roteiro/definition.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';
const list = { sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 25 } } as const;
const ROTEIRO = 'cadastro/roteiro';
const PARAMETRO = 'cadastro/Parametro';

export const roteiroStory: Story = {
  name: 'routes',
  literals: [
    {
      call: 'GET /Roteiro',
      as: 'tecnico',
      request: 'GET /Roteiro',
      reply: ok([]),
      send: (provider) => provider.getList(ROTEIRO, { ...list, filter: {} }),
      receives: { data: [], total: 0 },
    },
    {
      call: 'POST /Roteiro',
      as: 'admin',
      request: 'POST /Roteiro',
      body: { descricao: 'Rota Norte', flagAtivo: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: (provider) => provider.create(ROTEIRO, { data: { descricao: 'Rota Norte', flagAtivo: 1 } }),
      receives: { data: { id: 1, versao: 1, descricao: 'Rota Norte', flagAtivo: 1 } },
    },
    {
      call: 'POST /Roteiro',
      as: 'admin',
      request: 'POST /Roteiro',
      body: { descricao: 'rota NORTE', flagAtivo: 1, idUsuario: 1 },
      status: 409,
      reply: refused('Já existe um roteiro com esta descrição', {
        campos: { descricao: 'Já existe um roteiro com esta descrição' },
      }),
      send: (provider) => provider.create(ROTEIRO, { data: { descricao: 'rota NORTE', flagAtivo: 1 } }),
    },
    {
      call: 'POST /Roteiro',
      as: 'admin',
      request: 'POST /Roteiro',
      body: { id: 1, descricao: 'Rota Sul', flagAtivo: 0, versao: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 2 }),
      send: (provider) =>
        provider.update(ROTEIRO, {
          id: 1,
          data: { descricao: 'Rota Sul', flagAtivo: 0 },
          previousData: { id: 1, descricao: 'Rota Norte', flagAtivo: 1, versao: 1 },
        }),
      receives: { data: { id: 1, versao: 2, descricao: 'Rota Sul', flagAtivo: 0 } },
    },
    {
      call: 'GET /Roteiro/usos',
      as: 'tecnico',
      request: 'GET /Roteiro/usos',
      reply: ok([{ id: 1, emUso: 0 }]),
      send: ({ api }) => api(usesCall(roteiro)),
    },
    {
      call: 'GET /Roteiro',
      as: 'tecnico',
      request: 'GET /Roteiro/?descricao=s%C3%BAl&flagAtivo=0',
      reply: ok([{ id: 1, descricao: 'Rota Sul', flagAtivo: 0, dtCadastro: AT, versao: 2 }]),
      send: (provider) => provider.getList(ROTEIRO, { ...list, filter: { descricao: 'súl', flagAtivo: 0 } }),
      receives: {
        data: [{ id: 1, descricao: 'Rota Sul', flagAtivo: 0, dtCadastro: AT, versao: 2 }],
        total: 1,
      },
    },
    {
      call: 'GET /Roteiro',
      as: 'tecnico',
      request: 'GET /Roteiro/?descricao=norte&flagAtivo=null',
      reply: ok([]),
      send: (provider) => provider.getList(ROTEIRO, { ...list, filter: { descricao: 'norte' } }),
    },
    {
      call: 'DELETE /Roteiro',
      as: 'tecnico',
      request: 'DELETE /Roteiro?idUsuario=1&id=1',
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: (provider) => provider.delete(ROTEIRO, { id: 1 }),
    },
    {
      call: 'DELETE /Roteiro',
      as: 'admin',
      request: 'DELETE /Roteiro?idUsuario=1&id=1&versao=2',
      reply: ok({ id: 1 }),
      send: (provider) => provider.delete(ROTEIRO, { id: 1, previousData: { id: 1, versao: 2 } }),
    },
  ],
};

export const parametroStory: Story = {
  name: 'parameters and synonyms',
  literals: [
    {
      call: 'GET /Parametro',
      as: 'tecnico',
      request: 'GET /Parametro/?descricao=hidrogenionico&flagAtivo=1',
      reply: ok([
        {
          id: 29,
          sigla: 'pH',
          descricao: 'Potencial Hidrogeniônico',
          minimo: 6,
          maximo: 10,
          incerteza: 0,
          flagAtivo: 1,
          dtCadastro: AT,
          versao: 1,
          sinonimos: null,
        },
      ]),
      send: (provider) =>
        provider.getList(PARAMETRO, { ...list, filter: { descricao: 'hidrogenionico', flagAtivo: 1 } }),
    },
    {
      call: 'POST /Parametro',
      as: 'admin',
      request: 'POST /Parametro',
      body: { sigla: 'Ba', descricao: 'Bário', minimo: 0, maximo: 5, incerteza: 2.5, flagAtivo: 1, idUsuario: 1 },
      reply: ok({ id: 30, versao: 1 }),
      send: (provider) =>
        provider.create(PARAMETRO, {
          data: { sigla: 'Ba', descricao: 'Bário', minimo: 0, maximo: 5, incerteza: 2.5, flagAtivo: 1 },
        }),
    },
    {
      call: 'POST /Parametro',
      as: 'admin',
      request: 'POST /Parametro',
      body: { sigla: 'Ba', descricao: '', minimo: 0, maximo: 5, incerteza: 0, flagAtivo: 1, idUsuario: 1 },
      status: 400,
      reply: refused('Descrição: Campo obrigatório', { campos: { descricao: 'Campo obrigatório' } }),
      send: (provider) =>
        provider.create(PARAMETRO, {
          data: { sigla: 'Ba', descricao: '', minimo: 0, maximo: 5, incerteza: 0, flagAtivo: 1 },
        }),
    },
    {
      call: 'POST /RamoAtividadeParametroSinonimo',
      as: 'admin',
      request: 'POST /RamoAtividadeParametroSinonimo',
      body: { idParametro: 30, descricao: 'Bário Total', flagAtivo: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: ({ api }) =>
        api(contract.sinonimos.create, { body: { idParametro: 30, descricao: 'Bário Total', flagAtivo: 1 } }),
    },
    {
      call: 'GET /RamoAtividadeParametroSinonimo/{parametroId}',
      as: 'tecnico',
      request: 'GET /RamoAtividadeParametroSinonimo/30',
      reply: ok([{ id: 1, idParametro: 30, descricao: 'Bário Total', flagAtivo: 1, versao: 1 }]),
      send: ({ api }) => api(contract.sinonimos.list, { params: { parametroId: 30 } }),
    },
    {
      call: 'GET /Parametro',
      as: 'tecnico',
      request: 'GET /Parametro/?descricao=rio+t&flagAtivo=null',
      reply: ok([
        {
          id: 30,
          sigla: 'Ba',
          descricao: 'Bário',
          minimo: 0,
          maximo: 5,
          incerteza: 2.5,
          flagAtivo: 1,
          dtCadastro: AT,
          versao: 1,
          sinonimos: 'Bário Total',
        },
      ]),
      send: (provider) => provider.getList(PARAMETRO, { ...list, filter: { descricao: 'rio t' } }),
    },
    {
      call: 'DELETE /RamoAtividadeParametroSinonimo',
      as: 'admin',
      request: 'DELETE /RamoAtividadeParametroSinonimo?idUsuario=1&id=1',
      reply: ok({ id: 1 }),
      send: ({ api }) => api(contract.sinonimos.remove, { query: { id: 1 } }),
    },
    {
      call: 'DELETE /Parametro',
      as: 'admin',
      request: 'DELETE /Parametro?idUsuario=1&id=30&versao=1',
      reply: ok({ id: 30 }),
      send: (provider) => provider.delete(PARAMETRO, { id: 30, previousData: { id: 30, versao: 1 } }),
    },
  ],
};

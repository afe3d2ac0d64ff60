import { contract } from '../../../contract/index.ts';
import { usesCall } from '../../../contract/registers.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';
const RAMO = 'cadastro/ramo-atividade';
const list = { sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 25 } } as const;
const { ramosAtividade } = contract;

const texto = 'Prezados,\na coleta foi realizada.';

export const ramoAtividadeStory: Story = {
  name: 'branches of activity',
  literals: [
    {
      call: 'POST /RamoAtividade',
      as: 'admin',
      request: 'POST /RamoAtividade',
      body: { descricao: 'Laticínios', flagAtivo: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: (provider) => provider.create(RAMO, { data: { descricao: 'Laticínios', flagAtivo: 1 } }),
    },
    {
      call: 'POST /RamoAtividade',
      as: 'admin',
      request: 'POST /RamoAtividade',
      body: { id: 1, descricao: 'Laticínios', flagAtivo: 1, idUsuario: 1, corpoEmailVisitaRealizada: texto },
      reply: ok({ id: 1, versao: 2 }),
      send: (provider) =>
        provider.update(RAMO, {
          id: 1,
          data: { descricao: 'Laticínios', flagAtivo: 1, corpoEmailVisitaRealizada: texto },
          previousData: { id: 1 },
        }),
    },
    {
      call: 'GET /RamoAtividade/{id}',
      as: 'tecnico',
      request: 'GET /RamoAtividade/1',
      reply: ok({
        id: 1,
        descricao: 'Laticínios',
        corpoEmailVisitaRealizada: texto,
        flagAtivo: 1,
        dtCadastro: AT,
        versao: 2,
      }),
      send: ({ api }) => api(ramosAtividade.one, { params: { id: 1 } }),
    },
    {
      call: 'GET /RamoAtividade/usos',
      as: 'tecnico',
      request: 'GET /RamoAtividade/usos',
      reply: ok([{ id: 1, emUso: 0 }]),
      send: ({ api }) => api(usesCall(ramoAtividade)),
    },
    {
      call: 'GET /RamoAtividade',
      as: 'tecnico',
      request: 'GET /RamoAtividade/?descricao=latic&flagAtivo=1',
      reply: ok([
        {
          id: 1,
          descricao: 'Laticínios',
          corpoEmailVisitaRealizada: texto,
          flagAtivo: 1,
          dtCadastro: AT,
          versao: 2,
        },
      ]),
      send: (provider) => provider.getList(RAMO, { ...list, filter: { descricao: 'latic', flagAtivo: 1 } }),
    },
    {
      call: 'POST /ramoAtividadeParametro',
      as: 'admin',
      request: 'POST /ramoAtividadeParametro',
      body: { idRamoAtividade: 1, idUsuario: 1, listaParametros: [{ idParametro: 26 }, { idParametro: 29 }] },
      reply: ok({ id: 1, versao: 3 }),
      send: ({ api }) =>
        api(ramosAtividade.saveParametros, {
          body: { idRamoAtividade: 1, listaParametros: [{ idParametro: 26 }, { idParametro: 29 }] },
        }),
    },
    {
      call: 'GET /ramoAtividadeParametro',
      as: 'tecnico',
      request: 'GET /ramoAtividadeParametro?idRamoAtividade=1',
      reply: ok([
        { id: 1, idRamoAtividade: 1, idParametro: 26 },
        { id: 2, idRamoAtividade: 1, idParametro: 29 },
      ]),
      send: ({ api }) => api(ramosAtividade.parametros, { query: { idRamoAtividade: 1 } }),
    },
    {
      call: 'GET /Parametro/usos',
      as: 'tecnico',
      request: 'GET /Parametro/usos',
      reply: ok(
        // As shipped: 27 and 28 are no one's.
        [...Array.from({ length: 26 }, (_, at) => at + 1), 29].map((id) => ({
          id,
          emUso: id === 26 || id === 29 ? 1 : 0,
          outroUso: false,
        })),
      ),
      send: ({ api }) => api(usesCall(parametro)),
    },
    {
      call: 'GET /RamoAtividade',
      as: 'tecnico',
      request: 'GET /RamoAtividade/?idParametro=27',
      reply: ok([]),
      send: (provider) => provider.getList('cadastro/ramo-atividade', { ...list, filter: { idParametro: 27 } }),
    },
    {
      call: 'POST /ramoAtividadeParametro',
      as: 'admin',
      request: 'POST /ramoAtividadeParametro',
      body: { idRamoAtividade: 1, idUsuario: 1, listaParametros: [{ idParametro: 999 }], versao: 3 },
      status: 422,
      reply: refused('Parâmetro não encontrado: 999', { campos: { listaParametros: 'Parâmetro não encontrado: 999' } }),
      send: ({ api }) =>
        api(ramosAtividade.saveParametros, {
          body: { idRamoAtividade: 1, listaParametros: [{ idParametro: 999 }], versao: 3 },
        }),
    },
    {
      call: 'DELETE /RamoAtividade',
      as: 'admin',
      request: 'DELETE /RamoAtividade?idUsuario=1&id=1&versao=3',
      reply: ok({ id: 1 }),
      send: (provider) => provider.delete(RAMO, { id: 1, previousData: { id: 1, versao: 3 } }),
    },
  ],
};

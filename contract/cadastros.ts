import * as z from 'zod';
import { ramoAtividade } from '../resources/ramo-atividade/definition.ts';
import { call } from './call.ts';
import { registerCalls } from './registers.ts';
import { id, ignoredUser, versao, written } from './values.ts';

const menu = ramoAtividade.resource;

const link = z.object({
  id: z.number().int(),
  idRamoAtividade: z.number().int(),
  idParametro: z.number().int(),
});
/** The page of one branch of activity: the branch, and which parameters are analysed for it (spec 1 §2 and §7). */
export const ramosAtividade = {
  one: call({
    method: 'GET',
    path: '/RamoAtividade/{id}',
    summary: 'Um ramo de atividade',
    source: 'spec 1 §7',
    access: 'sessao',
    params: z.object({ id }),
    result: registerCalls(ramoAtividade).list.result.element,
  }),
  parametros: call({
    method: 'GET',
    path: '/ramoAtividadeParametro',
    summary: 'Parâmetros de um ramo de atividade',
    source: 'spec 1 §7',
    access: { menu, level: 'ver' },
    query: z.object({ idRamoAtividade: id }),
    result: z.array(link),
  }),
  saveParametros: call({
    method: 'POST',
    path: '/ramoAtividadeParametro',
    summary: 'Troca a lista de parâmetros de um ramo de atividade',
    source: 'spec 1 §7',
    access: { menu, level: 'editar' },
    body: z.object({
      idRamoAtividade: id,
      listaParametros: z.array(z.object({ idParametro: id })).max(1000),
      /** Beyond the contract: version of the branch, to be told of another's change. */
      versao,
      idUsuario: ignoredUser,
    }),
    result: written,
  }),
};

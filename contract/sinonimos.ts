import * as z from 'zod';
import { SINONIMO } from '../resources/parametro/sinonimo.ts';
import { call } from './call.ts';
import { flag, id, ignoredUser, labelled, removal, requiredText, written } from './values.ts';

const menu = 'cadastro/Parametro';
const access = { menu, level: 'editar' } as const;

const sinonimo = z.object({
  id: z.number().int(),
  idParametro: z.number().int(),
  descricao: z.string(),
  flagAtivo: z.literal([0, 1]),
});
export type Sinonimo = z.output<typeof sinonimo>;

/** Other names under which laboratories report a parameter (spec 1 §3 and §7). */
export const sinonimos = {
  list: call({
    method: 'GET',
    path: '/RamoAtividadeParametroSinonimo/{parametroId}',
    summary: 'Sinônimos de um parâmetro',
    source: 'spec 1 §7',
    access: { menu, level: 'ver' },
    params: z.object({ parametroId: id }),
    result: z.array(sinonimo),
  }),
  create: call({
    method: 'POST',
    path: '/RamoAtividadeParametroSinonimo',
    summary: 'Inclui um sinônimo',
    source: 'spec 1 §7',
    access,
    body: z.object({
      idParametro: labelled(id, SINONIMO.idParametro),
      descricao: labelled(requiredText(SINONIMO.descricao.maxLength), SINONIMO.descricao),
      flagAtivo: labelled(flag.default(1), SINONIMO.flagAtivo),
      idUsuario: ignoredUser,
    }),
    result: written,
  }),
  remove: call({
    method: 'DELETE',
    path: '/RamoAtividadeParametroSinonimo',
    summary: 'Remove um sinônimo',
    source: 'spec 1 §7',
    access,
    query: removal,
    result: z.object({ id: z.number().int() }),
  }),
};

import * as z from 'zod';
import { call } from './call.ts';
import { flag, id, ignoredUser, removal, text, written } from './values.ts';

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
      idParametro: id,
      descricao: text(120).min(1, 'Campo obrigatório'),
      flagAtivo: flag.default(1),
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

import * as z from 'zod';
import { call } from './call.ts';
import { periodo } from './periodo.ts';

const day = z.iso.date().nullable();

/** Where there are collections, told to who looked where there are none. */
export const coletasProximas = {
  days: call({
    method: 'GET',
    path: '/HistoricoColeta/proximas',
    summary: 'Os dias com coletas mais próximos de um período, antes e depois dele',
    source: 'beyond',
    access: 'sessao',
    query: periodo,
    result: z.object({ anterior: day, posterior: day }),
  }),
};

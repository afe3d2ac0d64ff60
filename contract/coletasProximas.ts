import * as z from 'zod';
import { call } from './call.ts';
import { periodo } from './periodo.ts';

const day = z.iso.date().nullable();

/** Of the screens that offer such days. */
const MENUS = [
  'relatorio/parametro-analisado',
  'relatorio/monitoramento-carga',
  'relatorio/industria-monitorada',
  'relatorio/relatorio-valores-dbo',
  'relatorio/relatorioDBO',
  'relatorio/Sequencial',
];

/** Where there are collections, told to who looked where there are none. */
export const coletasProximas = {
  days: call({
    method: 'GET',
    path: '/HistoricoColeta/proximas',
    summary: 'Os dias com coletas mais próximos de um período, antes e depois dele',
    source: 'beyond',
    access: MENUS.map((menu) => ({ menu, level: 'ver' })),
    query: periodo,
    result: z.object({ anterior: day, posterior: day }),
  }),
};

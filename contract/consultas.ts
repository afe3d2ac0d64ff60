import * as z from 'zod';
import { call } from './call.ts';
import { dateFilter, optionalId, page } from './values.ts';

/** Lists that forms choose from and that no screen edits (spec 2 §7). */
export const consultas = {
  calculoHorimetro: call({
    method: 'GET',
    path: '/CalculoHorimetro',
    summary: 'Cálculos de horímetro',
    source: 'spec 2 §7',
    access: 'sessao',
    result: z.array(z.object({ id: z.number().int(), descricao: z.string(), flagAtivo: z.literal([0, 1]) })),
  }),
};

const logEntry = z.object({
  id: z.number().int(),
  login: z.string(),
  acao: z.string(),
  tabela: z.string(),
  idReferencia: z.number().int().nullable(),
  dtAcao: z.iso.datetime(),
  infoExtra: z.string().nullable(),
});
export type LogEntry = z.output<typeof logEntry>;

/** Who did what and when (spec 2 §2.10 and §7). */
export const logs = {
  list: call({
    method: 'GET',
    path: '/logUser',
    summary: 'Registro de ações, da mais nova para a mais antiga, por página',
    source: 'spec 2 §7',
    access: { menu: 'acesso/LogUsers', level: 'ver' },
    query: z.object({
      pesquisa: z.string().optional(),
      dtPesquisa: dateFilter,
      dtPesquisaFim: dateFilter,
      tabela: z.string().optional(),
      idReferencia: optionalId,
      ...page,
    }),
    result: z.array(logEntry),
    paged: true,
    scan: true,
  }),
};

import * as z from 'zod';
import { call } from './call.ts';
import { flag } from './values.ts';

const ponto = z.object({
  /** Beyond the contract: of the point, and of its client. */
  id: z.number().int(),
  idPessoa: z.number().int(),
  codigo: z.string().nullable(),
  nome: z.string(),
  descricaoPontoColeta: z.string(),
  /** Of the client. */
  flagAtivo: z.literal([0, 1]),
});
export type PontoDoRelatorio = z.output<typeof ponto>;

/** Report 045, the sampling points of all clients (spec 2 §2.9, §3 and §7). */
export const relatorioPontos = {
  list: call({
    method: 'GET',
    path: '/RelatorioPessoaPontoColeta',
    summary: 'Pontos de coleta de todos os clientes, por nome do cliente',
    source: 'spec 2 §7',
    access: { menu: 'relatorio/pessoa-ponto-coleta', level: 'ver' },
    query: z.object({ desabilitadas: flag.default(0) }),
    result: z.array(ponto),
    database: 'scan',
  }),
};

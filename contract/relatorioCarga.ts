import * as z from 'zod';
import { call } from './call.ts';
import { periodoComMais } from './periodo.ts';

/** Charges in kg/m³, not rounded; null where there is none. */
const carga = z.object({
  /** With `mais`. */
  idPessoa: z.number().int().optional(),
  nomeCliente: z.string(),
  /** That of the day before the period. */
  dboAnterior: z.number().nullable(),
  /** That of the period's last day. */
  dboAtual: z.number().nullable(),
  diferenca: z.number().nullable(),
  /** How many collections the period has. */
  coletas: z.number().int(),
  /** Abbreviations of what did not conform in it. */
  parametrosNaoConforme: z.array(z.string()),
});
export type Carga = z.output<typeof carga>;

/** 'Load monitoring' (spec 2 §2.9, §3 and §7). */
export const relatorioCarga = {
  list: call({
    method: 'GET',
    path: '/RelatorioMonitoramentoCarga',
    summary: 'DBO de cobrança antes e no fim de um período, e o que não conformou nele, por cliente com coletas',
    source: 'spec 2 §7',
    access: { menu: 'relatorio/monitoramento-carga', level: 'ver' },
    query: periodoComMais,
    result: z.array(carga),
    database: 'scan',
  }),
};

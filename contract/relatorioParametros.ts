import * as z from 'zod';
import { call } from './call.ts';
import { periodo } from './periodo.ts';

const count = z.number().int();

const parametroAnalisado = z.object({
  id: z.number().int(),
  descricao: z.string(),
  sigla: z.string(),
  /** All results, those of no number as well. */
  qtde: count,
  qtdeConforme: count,
  qtdeNaoConforme: count,
});
export type ParametroAnalisado = z.output<typeof parametroAnalisado>;

/** 'Analysed parameters' (spec 2 §2.9, §3 and §7). */
export const relatorioParametros = {
  list: call({
    method: 'GET',
    path: '/ParametroRelatorio',
    summary: 'Ensaios de um período por parâmetro, conformes e não conformes pelos limites do dia de cada coleta',
    source: 'spec 2 §7',
    access: { menu: 'relatorio/parametro-analisado', level: 'ver' },
    query: periodo,
    result: z.array(parametroAnalisado),
    database: 'scan',
  }),
};

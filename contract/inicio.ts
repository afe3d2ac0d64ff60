import * as z from 'zod';
import { call } from './call.ts';

const count = z.number().int().nonnegative();

/** What waits for whoever asks: each part is there for who may see what it tells, and left out for all others. */
const resumo = z.object({
  /** Readings of this month: the enabled meters, and those of them that were read. */
  leituras: z.object({ idMes: z.number().int(), idAno: z.number().int(), medidores: count, lidas: count }).optional(),
  /** Enabled clients with a flow meter in use whose calibration is overdue, or (none overdue) due within 60 days. */
  calibracoes: z.object({ vencidas: count, aVencer: count }).optional(),
  coletas: z
    .object({
      ano: z.number().int(),
      /** Collections still due this year, of each route that has some; without a route at last. */
      roteiros: z.array(
        z.object({ idRoteiro: z.number().int().nullable(), roteiro: z.string().nullable(), faltam: count }),
      ),
      /** Of each month of the year, the collections done of clients with a minimum, and those planned in the schedule. */
      meses: z.array(z.object({ feitas: count, planejadas: count })),
    })
    .optional(),
  /** Files with rows that found no match, of laboratories and of MyLIMS. */
  analises: z.object({ arquivos: count }).optional(),
  mylims: z.object({ arquivos: count }).optional(),
  /** Collections of these days that did not conform and whose letter nobody told to be sent. */
  semCarta: z.object({ dtInicio: z.iso.date(), dtFim: z.iso.date(), coletas: count }).optional(),
  /** Clients of which collections are still due this year and that have no sampling point. */
  semPonto: z.object({ clientes: count }).optional(),
  /** Messages that wait to be sent, and those given up. */
  mensagens: z.object({ pendentes: count, falharam: count }).optional(),
  /** The database: its size, and when it was copied last. */
  banco: z
    .object({
      bytes: count,
      /** Null where no copy is known of. */
      copiadoEm: z.iso.datetime().nullable(),
      /** Whether copies are made by this product, which then knows of them. */
      copiaPropria: z.boolean(),
    })
    .optional(),
});
export type Inicio = z.output<typeof resumo>;

/** The first page. */
export const inicio = {
  resumo: call({
    method: 'GET',
    path: '/inicio',
    summary: 'O que espera por quem pergunta: só as partes que seu grupo pode ver',
    source: 'beyond',
    access: 'sessao',
    result: resumo,
    database: 'scan',
  }),
};

import * as z from 'zod';
import { call } from './call.ts';
import { inOrder, OUT_OF_ORDER } from './periodo.ts';
import { dateFilter, flag, optionalId, page } from './values.ts';

const nullableText = z.string().nullable();

/**
 * A collection of a monitored industry (spec 2 §3). Laboratory values are the laboratory's texts, one field a parameter:
 * the 27 of `domain/coleta/parametros` by their `chave`, any other as `p{id}`; a parameter without a result has no field.
 * They are judged as the history is: by the limits of `dtExecucao` (`GET /Parametro/limites`, `limitsFor`).
 */
const industria = z.looseObject({
  /** Of the collection. */
  id: z.number().int(),
  idPessoa: z.number().int(),
  codigoPessoa: nullableText,
  nome: z.string(),
  /** Of the client's first address, its parts parted by ' - '; '' without one. */
  enderecoCompleto: z.string(),
  nroDocumento: nullableText,
  /** Day of the collection (`dtRetirada`). */
  dtExecucao: z.iso.date(),
  /** Beyond the contract: day of the first aliquot of a composite sample (`dtInstalaco`). */
  dtInstalaco: z.iso.date().nullish(),
  pontoColeta: nullableText,
  /** As in the history: 1 to 5. */
  idTipoDBO: z.number().int(),
  DBO: z.union([z.string(), z.number()]).nullable(),
});
export type IndustriaMonitorada = z.output<typeof industria>;

/** Report 010, 'Indústrias Monitoradas' (spec 2 §2.9 and §7). */
export const relatorioIndustrias = {
  list: call({
    method: 'GET',
    path: '/RelatorioMonitoramento',
    summary: 'Coletas de todas as indústrias, ou de uma, da mais nova para a mais antiga, por página',
    source: 'spec 2 §7',
    access: { menu: 'relatorio/industria-monitorada', level: 'ver' },
    query: z
      .object({
        /** Either end may be left open. */
        dtInicio: dateFilter,
        dtFim: dateFilter,
        idCliente: optionalId,
        /** Beyond the contract: disabled clients as well. */
        desabilitadas: flag.default(0),
        ...page,
      })
      .refine(inOrder, OUT_OF_ORDER),
    result: z.array(industria),
    paged: true,
    database: 'scan',
  }),
};

import * as z from 'zod';
import { call } from './call.ts';
import { id, page, savedId } from './values.ts';

const view = { menu: 'cadastro/cliente', level: 'ver' } as const;
const nullableText = z.string().nullable();
const labValue = z.union([z.string(), z.number()]).nullable();

/**
 * A row of the collection history (spec 2 §3). Laboratory values are the texts that the laboratory sent, one field a
 * parameter: the 27 of `domain/coleta/parametros` by their `chave`, any other as `p{id}`.
 */
const coleta = z.looseObject({
  id: z.number().int(),
  identificacao: z.string(),
  idPessoa: z.number().int(),
  nomeCliente: z.string(),
  pontoColeta: nullableText,
  RTPontoColeta3: nullableText,
  amostrador: nullableText,
  dtInstalaco: nullableText,
  tempoInstalacao: nullableText,
  dtRetirada: nullableText,
  qtdeColeta: z.number().nullable(),
  codigoAmostra: nullableText,
  /** Null when nobody said. */
  flagChuva: z.literal([0, 1]).nullable(),
  medidorInicial: z.number().nullable(),
  medidorFinal: z.number().nullable(),
  volumeMedido: z.number().nullable(),
  /** Its client again, by the name under which a row is sent back. */
  idClienteSave: z.number().int(),
  idTipoDBO: z.number().int(),
  /** Beyond the contract: the legend's yellow. */
  flagMedidorInoperante: z.literal([0, 1]).optional(),
  DBO: labValue,
  versao: z.number().int().optional(),
});
export type Coleta = z.output<typeof coleta>;

/** Collection history (spec 2 §2.3 and §7). */
export const coletas = {
  ofClient: call({
    method: 'GET',
    path: '/HistoricoColeta/{idPessoa}/{versao}',
    summary: 'Histórico de coletas de um cliente, da mais nova para a mais antiga',
    source: 'spec 2 §7',
    access: view,
    params: z.object({ idPessoa: id, versao: savedId }),
    result: z.object({ result: z.array(coleta) }),
    database: 'scan',
  }),
  all: call({
    method: 'GET',
    path: '/HistoricoColeta',
    summary: 'Coletas de todos os clientes, por página',
    source: 'spec 2 §7',
    access: view,
    query: z.object(page),
    result: z.array(coleta),
    paged: true,
    database: 'scan',
  }),
};

import * as z from 'zod';
import { SITUACOES_CALIBRACAO } from '../domain/leitura/calibration.ts';
import { call } from './call.ts';
import { id } from './values.ts';

const integer = z.number().int();
const nullableText = z.string().nullable();

const resumoCliente = z.object({
  id: integer,
  flagAtivo: z.literal([0, 1]),
  /** The latest by date. */
  ultimaColeta: z.object({ id: integer, data: z.iso.date(), pontoColeta: nullableText }).nullable(),
  coletas: integer,
  /** 'DBO de Cobrança' of today, kg/m³, not rounded; null when no collection can be used (`domain/coleta/billingDbo`). */
  dbo: z.number().nullable(),
  /** What `dbo` is the mean of: the last 365 days, or the latest three of any date. */
  dboBase: z.enum(['periodo', 'ultimas']).nullable(),
  /** The enabled flow meter that the list of them gives first, and where its calibration stands today. */
  calibracao: z
    .object({
      id: integer,
      registro: nullableText,
      dtValidadeCalibragem: z.iso.date().nullable(),
      situacao: z.enum(SITUACOES_CALIBRACAO).nullable(),
    })
    .nullable(),
  /**
   * This year's monitoring, null when there is no record: `Meta` is what it keeps; `coletas` are counted now, and `falta`
   * is what they leave of those that the year asks for (`collectionsAsked`), never below 0.
   */
  meta: z
    .object({ ano: integer, qtdMinima: integer, coletas: integer, falta: integer, Meta: integer.nullable() })
    .nullable(),
  /** Collections of the last 365 days with at least one value outside of the limits of its day. */
  naoConformes: integer,
  /** How many records each part of the client holds. */
  partes: z.object({
    enderecos: integer,
    contatos: integer,
    pontos: integer,
    monitoramento: integer,
    medidores: integer,
    hidrometros: integer,
  }),
  /** The latest text of each parameter that was ever measured, the 27 in the history's order before any other. */
  parametros: z.array(
    z.object({
      idParametro: integer,
      sigla: z.string(),
      descricao: z.string(),
      valor: z.string(),
      data: z.iso.date(),
      minimo: z.number(),
      maximo: z.number(),
    }),
  ),
});
export type ResumoCliente = z.output<typeof resumoCliente>;

/** The head of a client's page. */
export const resumo = call({
  method: 'GET',
  path: '/Pessoa/{id}/resumo',
  summary: 'O que saber de um cliente de relance: coletas, DBO de cobrança, calibração, meta do ano, últimos valores',
  source: 'beyond',
  access: { menu: 'cadastro/cliente', level: 'ver' },
  params: z.object({ id }),
  result: resumoCliente,
  database: 'scan',
});

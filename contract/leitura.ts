import * as z from 'zod';
import { REINICIOS } from '../domain/leitura/restart.ts';
import { labelled, month, year } from './values.ts';

const nullableText = z.string().nullable();
export const isFlag = z.literal([0, 1]);
export const restart = z.literal(REINICIOS.map((one) => one.id));

/** What the rules make of a reading. */
export const figures = {
  leituraAnterior: z.number(),
  volumeMedido: z.number(),
  volumeCorrigido: z.number(),
  /** 'HHHH:MM' between the two readings of the hour-meter; null when they tell no time. */
  tempoFinal: nullableText,
  flagMedia: isFlag,
};

/**
 * A meter's reading of a month (spec 2 §3). In a month's grid `id` is 0 where none is saved: it then begins where the
 * meter's latest earlier reading ended.
 */
export const leitura = z.object({
  id: z.number().int(),
  idHidrometro: z.number().int(),
  idPessoa: z.number().int(),
  nome: z.string(),
  registro: z.string(),
  uc: nullableText,
  flagMedidorVazao: isFlag,
  ...figures,
  leituraAtual: z.number(),
  idCategoriaCobranca: z.number().int().nullable(),
  tempoAnterior: nullableText,
  tempoAtual: nullableText,
  horaInicial: nullableText,
  horaFinal: nullableText,
  volumeCorrido: z.number().nullable(),
  idMes: z.number().int(),
  idAno: z.number().int(),
  obs: nullableText,
  idCalculoHorimetro: z.number().int().nullable(),
  medidorStatusNome: nullableText,
  dtCadastro: z.iso.datetime().nullable(),
  flagAtivo: isFlag,
  idUsuario: z.number().int().nullable(),
  /** Beyond the contract: the rule that it is worked out by, whatever its category's is by now; null where that was not kept. */
  regra: z.number().int().nullable().optional(),
  /**
   * Beyond the contract, of a grid's rows: how `tempoAnterior`, which was brought over, was counted where it was read
   * (CalculoHorimetro), if not as today. Absent once hours of the row's own are counted.
   */
  contadaAntes: z.number().int().optional(),
  /** Beyond the contract: why what is odd about it is right. */
  motivo: nullableText.optional(),
  /** Beyond the contract: whether the meter was replaced or rolled over (`domain/leitura/restart`). */
  reinicioMedidor: restart.optional(),
  /** Beyond the contract: the volume is a person's, not the calculation's. */
  flagMedidoInformado: isFlag.optional(),
  flagCorrigidoInformado: isFlag.optional(),
  /** Beyond the contract: a person said where it, or its hours, begin; absent where they go on from before. */
  flagAnteriorInformada: isFlag.optional(),
  flagTempoAnteriorInformado: isFlag.optional(),
  /** Beyond the contract: nobody read the meter, whose `leituraAtual` is where it stood before. */
  flagNaoLida: isFlag.optional(),
  /** Beyond the contract: what `motivo` was said of (ids of `domain/leitura/plausibility`, with commas). */
  estranhezasExplicadas: nullableText.optional(),
  versao: z.number().int().nullable().optional(),
});
export type Leitura = z.output<typeof leitura>;

/** The month that a request is about. */
export const ofMonth = { idMes: labelled(month, { label: 'Mês' }), idAno: labelled(year, { label: 'Ano' }) };

import * as z from 'zod';
import { writeNumber } from '../domain/numbers.ts';
import { LEITURA } from '../resources/cliente/leitura.ts';
import { call } from './call.ts';
import { figures, isFlag, leitura, ofMonth, restart } from './leitura.ts';
import {
  flag,
  id,
  idToSave,
  ignoredUser,
  labelled,
  looseText,
  optionalId,
  optionalLines,
  optionalText,
  quantity,
  removal,
  versao,
  volume,
  wholeOrZero,
  written,
} from './values.ts';

const MENU = 'medidor-vazao/lancamento';
const edit = { menu: MENU, level: 'editar' } as const;
const view = { menu: MENU, level: 'ver' } as const;
/** The entry grid has its page in the registers; its options have the menu `lancamento`. */
const grid = [{ menu: 'cadastro/vazao-lancamento', level: 'ver' }, view] as const;

const followed = leitura
  .pick({
    leituraAnterior: true,
    leituraAtual: true,
    tempoAnterior: true,
    tempoFinal: true,
    volumeMedido: true,
    volumeCorrigido: true,
  })
  .extend({ versao: z.number().int().optional() });
/**
 * Beyond the contract: the months after the one that was saved or removed whose figures are others now, or of which
 * something else is odd than before; `estranhezas` is what is odd now and no reason explains. Absent when there are none.
 * By `id` and both `versao` whoever typed over such a month tells this change from another person's.
 */
const seguintes = z
  .array(
    z.object({
      idAno: z.number().int(),
      idMes: z.number().int(),
      id: z.number().int().optional(),
      antes: followed,
      agora: followed,
      estranhezas: z.array(z.object({ id: z.string(), texto: z.string() })),
    }),
  )
  .optional();

/** A number is written with a comma: three digits after a point would be read as thousands (`hourMeter.numberRead`). */
const time = z.preprocess(
  (value) => (typeof value === 'number' ? writeNumber(value) : value),
  looseText(LEITURA.tempoAtual.maxLength),
);
/** '-' is what the grid shows where no hours can be told. */
const hours = z.preprocess((value) => (value === '-' ? null : value), time.optional());
const restartSent = wholeOrZero(restart);

/** Readings of meters (spec 2 §2.4, §5 and §7). What a save does not name stays as it is. */
export const leituras = {
  list: call({
    method: 'GET',
    path: '/PessoaHidrometroLancamento',
    summary: 'Leituras salvas de um mês',
    source: 'spec 2 §7',
    access: grid,
    query: z.object(ofMonth),
    result: z.array(leitura),
    database: 'scan',
  }),
  save: call({
    method: 'POST',
    path: '/PessoaHidrometroLancamento',
    summary:
      'Inclui a leitura de um medidor em um mês, ou altera quando há id. O servidor calcula os volumes: outros, ou uma leitura estranha, só com motivo',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      id: idToSave,
      idHidrometro: id,
      ...ofMonth,
      idCategoriaCobranca: labelled(optionalId.optional(), LEITURA.idCategoriaCobranca),
      leituraAnterior: labelled(quantity, LEITURA.leituraAnterior),
      leituraAtual: labelled(quantity, LEITURA.leituraAtual),
      volumeMedido: labelled(volume, LEITURA.volumeMedido),
      volumeCorrigido: labelled(volume, LEITURA.volumeCorrigido),
      tempoAnterior: labelled(time.optional(), LEITURA.tempoAnterior),
      tempoAtual: labelled(time.optional(), LEITURA.tempoAtual),
      tempoFinal: labelled(hours, LEITURA.tempoFinal),
      horaInicial: labelled(time.optional(), LEITURA.horaInicial),
      horaFinal: labelled(time.optional(), LEITURA.horaFinal),
      volumeCorrido: labelled(quantity, LEITURA.volumeCorrido),
      medidorStatusNome: labelled(
        optionalText(LEITURA.medidorStatusNome.maxLength).optional(),
        LEITURA.medidorStatusNome,
      ),
      reinicioMedidor: labelled(restartSent.optional(), LEITURA.reinicioMedidor),
      flagAtivo: flag.optional(),
      obs: labelled(optionalLines(LEITURA.obs.maxLength).optional(), LEITURA.obs),
      motivo: labelled(optionalText(LEITURA.motivo.maxLength).optional(), LEITURA.motivo),
      /** The server's alone. */
      flagMedia: z.unknown().optional(),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written.extend({
      ...z.object(figures).partial().shape,
      ...leitura
        .pick({
          regra: true,
          tempoAnterior: true,
          estranhezasExplicadas: true,
          flagMedidoInformado: true,
          flagCorrigidoInformado: true,
          flagAnteriorInformada: true,
          flagTempoAnteriorInformado: true,
        })
        .partial().shape,
      seguintes,
    }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/PessoaHidrometroLancamento',
    summary: 'Remove uma leitura; a seguinte passa a contar da que a antecede',
    source: 'spec 2 §7',
    access: edit,
    query: removal,
    result: z.object({ id: z.number().int(), seguintes }),
  }),
  contexto: call({
    method: 'GET',
    path: '/PessoaHidrometroLancamento/contexto',
    summary: 'O que se compara com a leitura de um mês, por medidor: a última antes dela, a média e as medianas',
    source: 'beyond',
    access: grid,
    query: z.object(ofMonth),
    result: z.array(
      z.object({
        idHidrometro: z.number().int(),
        /**
         * `tempoAtual`: where the hour-meter stands after it, be it since an earlier one (`horasDeAntes`); `contada`: how it was counted
         * where it was read (CalculoHorimetro), if not as today.
         */
        anterior: leitura
          .pick({ idAno: true, idMes: true, leituraAtual: true, tempoAtual: true })
          .extend({ horasDeAntes: z.literal(true).optional(), contada: z.number().int().optional() })
          .nullable(),
        /** m³, as rule 2 would have it; null without earlier readings. */
        media: z.number().nullable(),
        /** m³ measured, and corrected, of the 12 months before (`domain/leitura/median`). */
        mediana: z.number().nullable(),
        medianaCorrigido: z.number().nullable(),
        /** The month has not begun, by the server's clock. */
        porVir: z.literal(true).optional(),
      }),
    ),
    database: 'scan',
  }),
};

/** What saving would make of a reading (spec 2 §2.4 and §7). */
export const testesDeLeitura = {
  regra: call({
    method: 'POST',
    path: '/RelatorioLeituraCobranca/Teste/Regra',
    summary: 'Volume corrigido que uma regra dá, como ao salvar',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      regra: wholeOrZero(z.number().int()),
      logica: optionalId,
      tempoAtual: time,
      tempoAnterior: time,
      volumeLido: volume,
      ...ofMonth,
      idHidrometro: id,
      idPessoa: optionalId,
      /** Beyond the contract. */
      reinicioMedidor: restartSent.optional(),
    }),
    /** '-' where it cannot be told. */
    result: z.object({ result: z.union([z.number(), z.literal('-')]), flagMedia: isFlag }),
    database: 'read',
  }),
  logica: call({
    method: 'POST',
    path: '/RelatorioLeituraCobranca/Teste/Logica',
    summary: 'Horas entre duas leituras de um horímetro, como ao salvar',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({ logica: optionalId, tempoAnterior: time, tempoAtual: time }),
    /** 'HHHH:MM', or '-'. */
    result: z.object({ horaFormatada: z.string() }),
    database: 'read',
  }),
};

import * as z from 'zod';
import { call } from './call.ts';
import { inOrder, OUT_OF_ORDER } from './periodo.ts';
import {
  dateFilter,
  flag,
  flagFilter,
  id,
  looseText,
  optionalDate,
  optionalLines,
  optionalText,
  quantity,
  requiredText,
  toNumber,
  whole,
} from './values.ts';

const view = { menu: 'App/Protocolo', level: 'ver' } as const;

const texto = z.string().nullable();
const numero = z.number().nullable();
const dia = z.iso.date().nullable();
const sinal = z.literal([0, 1]);

/** What a technician noted at a sampling point (spec 2 §3). `atividadeAmostra` is the sample's code. */
const protocolo = z.object({
  id: z.number().int(),
  nomeCliente: z.string(),
  pontoColeta: texto,
  dtInicio: dia,
  dtFim: dia,
  atividadeAmostra: texto,
  flagAmostraAcompanhamento: sinal,
  medidorInicial: numero,
  medidorFinal: numero,
  numeroLacre: texto,
  /** Degrees, WGS 84. */
  latitude: numero,
  longitude: numero,
  tecnico: texto,
  contato: texto,
  horimetro: texto,
  flagChuva: sinal.nullable(),
  flagAmostraCancelada: sinal,
  motivoCancelamento: texto,
  flagNc: sinal.nullable(),
  pH: numero,
  /** °C. */
  temperatura: numero,
  /** Settleable solids, mL/L. */
  ss: numero,
});
export type Protocolo = z.output<typeof protocolo>;

const periodo = z.object({ inicio: dia, fim: dia, dados: z.array(protocolo) });
/** Protocols of one period; null is a bound that they do not tell. */
export type PeriodoDeProtocolos = z.output<typeof periodo>;

const panorama = z.object({
  id: z.number().int(),
  /** The client of that name, where there is one and no other. */
  idPessoa: z.number().int().nullable(),
  /** The collection that came of it, once it is in the history: its id, whose it is, and its day. */
  coleta: z.object({ id: z.number().int(), idPessoa: z.number().int(), dtRetirada: z.iso.date() }).nullable(),
  /** How many photos there are. */
  fotos: z.number().int(),
});
export type PanoramaDoProtocolo = z.output<typeof panorama>;

/**
 * A protocol passes a period that its own touches, a bound that it does not tell being its other one; one that tells
 * neither passes only where none is asked for.
 */
const filtros = z
  .object({ dtInicio: dateFilter, dtFim: dateFilter, flagAcompanhamento: flagFilter })
  .refine(inOrder, OUT_OF_ORDER);
export type FiltrosDeProtocolos = z.output<typeof filtros>;

/** A measure between two bounds; may be missing. A text is read with its comma or point. */
const medida = (least: number, most: number) =>
  z.preprocess(
    toNumber,
    z
      .number('Número inválido')
      .min(least, `O menor valor é ${least}`)
      .max(most, `O maior valor é ${most}`)
      .nullish()
      .transform((value) => value ?? null),
  );

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const nada = <S extends z.ZodType>(schema: S) => schema.transform((value) => value ?? null);

/** What the application sends: under its own UUID, so that the same again, days later, is no other protocol. */
const envio = z
  .object({
    uuid: z.string().trim().toLowerCase().regex(UUID, 'UUID inválido'),
    nomeCliente: requiredText(200),
    pontoColeta: optionalText(200),
    dtInicio: optionalDate,
    dtFim: optionalDate,
    atividadeAmostra: looseText(60),
    flagAmostraAcompanhamento: flag.default(0),
    medidorInicial: nada(quantity),
    medidorFinal: nada(quantity),
    numeroLacre: looseText(60),
    latitude: medida(-90, 90),
    longitude: medida(-180, 180),
    tecnico: optionalText(120),
    contato: optionalText(120),
    horimetro: looseText(30),
    flagChuva: nada(flag.nullish()),
    flagAmostraCancelada: flag.default(0),
    motivoCancelamento: optionalLines(500),
    flagNc: nada(flag.nullish()),
    pH: medida(0, 14),
    temperatura: medida(-50, 150),
    ss: nada(quantity),
  })
  .refine(inOrder, OUT_OF_ORDER);
export type ProtocoloEnviado = z.output<typeof envio>;

/** Protocols of the field application (spec 2 §2.12 and §7). */
export const protocolos = {
  getAll: call({
    method: 'GET',
    path: '/protocolo/getAll',
    host: 'app',
    summary: 'Protocolos por período, os mais novos primeiro; no fim, os que não informam período',
    source: 'spec 2 §7',
    access: view,
    query: filtros,
    result: z.array(periodo),
    database: 'scan',
  }),
  panorama: call({
    method: 'GET',
    path: '/protocolo/panorama',
    host: 'app',
    summary: 'O que mais se diz de cada protocolo: cliente, coleta que veio dele, número de fotos',
    source: 'beyond',
    access: view,
    query: filtros,
    result: z.array(panorama),
    database: 'scan',
  }),
  getImage: call({
    method: 'GET',
    path: '/protocolo/getImage',
    host: 'app',
    summary: 'Endereços das fotos de um protocolo, na ordem em que chegaram',
    source: 'spec 2 §7',
    access: view,
    query: z.object({ idProtocolo: id }),
    result: z.array(z.string()),
  }),
  imagem: call({
    method: 'GET',
    path: '/protocolo/imagem/{hash}',
    host: 'app',
    summary: 'Uma foto; com tamanho=200, em miniatura de 200 × 200',
    source: 'beyond',
    access: view,
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'Imagem inválida') }),
    query: z.object({ tamanho: whole(z.literal(200)).optional() }),
    result: z.unknown(),
    image: true,
  }),
  enviar: call({
    method: 'POST',
    path: '/protocolo',
    host: 'app',
    summary: 'Recebe um protocolo do aplicativo; o mesmo UUID com o mesmo conteúdo responde o mesmo id, com outro 409',
    source: 'beyond',
    access: 'dispositivo',
    body: envio,
    result: z.object({ id: z.number().int() }),
  }),
  enviarImagem: call({
    method: 'POST',
    path: '/protocolo/{id}/imagem',
    host: 'app',
    summary: 'Recebe uma foto (JPEG, PNG ou WebP) de um protocolo já recebido; a mesma foto outra vez é uma só',
    source: 'beyond',
    access: 'dispositivo',
    params: z.object({ id }),
    file: 'imagem',
    result: z.object({ id: z.number().int(), hash: z.string() }),
  }),
};

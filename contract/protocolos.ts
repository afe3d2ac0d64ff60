import * as z from 'zod';
import { call } from './call.ts';
import { dateFilter, flagFilter, id, whole } from './values.ts';

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
  /** The collection that came of it, once it is in the history. */
  idHistoricoColeta: z.number().int().nullable(),
  /** How many photos there are. */
  fotos: z.number().int(),
});
export type PanoramaDoProtocolo = z.output<typeof panorama>;

/**
 * A protocol passes a period that its own touches, a bound that it does not tell being its other one; one that tells
 * neither passes only where none is asked for.
 */
const filtros = z.object({ dtInicio: dateFilter, dtFim: dateFilter, flagAcompanhamento: flagFilter });
export type FiltrosDeProtocolos = z.output<typeof filtros>;

/** Protocols of the field application (spec 2 §2.12 and §7). */
export const protocolos = {
  getAll: call({
    method: 'GET',
    path: '/protocolo/getAll',
    summary: 'Protocolos por período, os mais novos primeiro; no fim, os que não informam período',
    source: 'spec 2 §7',
    access: view,
    query: filtros,
    result: z.array(periodo),
  }),
  panorama: call({
    method: 'GET',
    path: '/protocolo/panorama',
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
    summary: 'Endereços das fotos de um protocolo, na ordem em que chegaram',
    source: 'spec 2 §7',
    access: view,
    query: z.object({ idProtocolo: id }),
    result: z.array(z.string()),
  }),
  imagem: call({
    method: 'GET',
    path: '/protocolo/imagem/{hash}',
    summary: 'Uma foto; com tamanho=200, em miniatura de 200 × 200',
    source: 'beyond',
    access: view,
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'Imagem inválida') }),
    query: z.object({ tamanho: whole(z.literal(200)).optional() }),
    result: z.unknown(),
    image: true,
  }),
};

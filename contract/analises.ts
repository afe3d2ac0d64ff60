import * as z from 'zod';
import { call } from './call.ts';
import { periodoComMais } from './periodo.ts';
import { flag, id, ignoredUser } from './values.ts';

const integer = z.number().int();
const nullableText = z.string().nullable();
const view = { menu: 'cadastro/cliente', level: 'ver' } as const;
const limit = z.number().nullable();

const naoConforme = z.object({
  /** Of the collection, `YYYY-MM-DD`. */
  data: z.iso.date(),
  maximo: limit,
  /** As the laboratory gave it. */
  encontrado: z.string(),
  idColeta: integer,
  idParametro: integer,
  sigla: z.string(),
  descricao: z.string(),
  minimo: limit,
  pontoColeta: nullableText,
});
export type NaoConforme = z.output<typeof naoConforme>;

const industria = z.object({
  /** Of the collection. */
  id: integer,
  codigoPessoa: nullableText,
  nome: z.string(),
  nroDocumento: nullableText,
  /** Parts parted by ' - '. */
  enderecoCompleto: z.string(),
  dtExecucao: z.iso.date(),
  pontoColeta: nullableText,
  /** With `mais`: when its letter was told to be sent; null while it was not. */
  cartaEm: z.iso.datetime().nullish(),
  naoConformes: z.array(
    z.object({
      idParametro: integer,
      sigla: z.string(),
      descricao: z.string(),
      minimo: limit,
      maximo: limit,
      valorParametro: z.string(),
    }),
  ),
});
export type IndustriaNaoConforme = z.output<typeof industria>;

/** Figures are not rounded. */
const analise = z.object({
  nome: z.string(),
  CEP: nullableText,
  logradouro: nullableText,
  numero: nullableText,
  complemento: nullableText,
  bairro: nullableText,
  cidade: nullableText,
  UF: nullableText,
  uc: z.array(z.string()),
  pontosDeColeta: z.array(z.string()),
  /** 'DBO de Cobrança' of today, kg/m³; null when there is none. */
  mediaDBO: z.number().nullable(),
  /** Exactly the collections that make it, newest first; `dboTotal` in mg/L. */
  listaColetaDBO: z.array(
    z.object({
      id: integer,
      dtColeta: z.iso.date(),
      descricao: z.string(),
      dboTotal: z.number(),
      idTipoDBO: integer,
    }),
  ),
  /** Of the last 365 days. */
  coletasNaoConformes: z.array(
    z.object({
      dtExecucao: z.iso.date(),
      idParametro: integer,
      sigla: z.string(),
      minimo: limit,
      maximo: limit,
      /** As the laboratory gave it. */
      valorParametro: z.string(),
    }),
  ),
});

export type Analise = z.output<typeof analise>;

const ofAnalise = {
  summary: 'Histórico de análises de um cliente: o que forma a DBO de cobrança de hoje, e as não conformidades',
  source: 'spec 2 §7',
  access: [view, { menu: 'relatorio/relatorio-valores-dbo', level: 'ver' }],
  result: analise,
  database: 'scan',
} as const;

/** What the collections say: what did not conform, and what is charged (spec 2 §2.3, §2.8, §2.9 and §7). */
export const analises = {
  naoConformes: call({
    method: 'GET',
    path: '/HistoricoColetaNaoConforme/{idPessoa}',
    summary: 'Resultados não conformes de um cliente nos últimos 2 anos, do mais novo para o mais antigo',
    source: 'spec 2 §7',
    access: view,
    params: z.object({ idPessoa: id }),
    result: z.array(naoConforme),
    database: 'scan',
  }),
  industrias: call({
    method: 'GET',
    path: '/HistoricoColeta/Industria',
    summary: 'Coletas de um período com algum resultado não conforme, de todas as indústrias',
    source: 'spec 2 §7',
    access: { menu: 'relatorio/nao-conforme', level: 'ver' },
    query: periodoComMais,
    result: z.array(industria),
    database: 'scan',
  }),
  cartas: call({
    method: 'POST',
    path: '/HistoricoColeta/Industria/cartas',
    summary: 'Diz de quais coletas não conformes a carta foi enviada, ou que não foi',
    source: 'beyond',
    access: { menu: 'relatorio/nao-conforme', level: 'editar' },
    body: z.object({ ids: z.array(id).min(1).max(1000), enviada: flag, idUsuario: ignoredUser }),
    result: z.object({ ids: z.array(integer) }),
  }),
  doCliente: call({ ...ofAnalise, method: 'GET', path: '/relatorio-dbo', query: z.object({ idPessoa: id }) }),
  doClientePorCorpo: call({ ...ofAnalise, method: 'POST', path: '/relatorio-dbo', body: z.object({ idPessoa: id }) }),
};

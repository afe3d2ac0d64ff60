import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';

/** A collection that forms the mean. */
export interface ColetaDbo {
  id: number;
  /** `YYYY-MM-DD`. */
  dtColeta: string;
  /** The point: its number among the client's and its name. */
  descricao: string;
  /** mg/L, without the laboratory's sign. */
  dboTotal: number;
  /** As the laboratory gave it, sign and all. */
  bruto: string;
  /** 1 normal, 4 charged. */
  idTipoDBO: number;
}

/** A result out of its limits. Limits are in the unit of the parameter. */
export interface ColetaNaoConforme {
  /** `YYYY-MM-DD`. */
  dtExecucao: string;
  /** The point, as in `ColetaDbo`. */
  descricao: string;
  /** That of the reference data for the 27 parameters: 29 is pH. */
  idParametro: number;
  sigla: string;
  /** `mg/L`, `ml/L` or empty. */
  unidade: string;
  minimo: number | null;
  maximo: number | null;
  /** As the laboratory gave it, written for people: `<2`, `1,6`, `1.600`. */
  valorParametro: string;
  /** As the laboratory gave it, to the letter. */
  bruto: string;
  /** Which side of its limits it is on, `▲` or `▼`, with `?` where its own sign leaves that open. */
  sinal: string;
  /** That of its collection: 2 analysis error, 3 non-representative. */
  idTipoDBO: number;
}

/**
 * What a client's analysis history says: `DADOS_ANALISE` in the browser's storage (spec 2 §2.8 and §3, under their
 * names).
 */
export interface AnaliseCliente {
  /** Of the client. */
  id: number;
  codigo: string | null;
  nome: string;
  CEP: string | null;
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  UF: string | null;
  /** Names of the sampling points, P1 first. */
  pontosDeColeta: readonly string[];
  /** Numbers of the consumer units. */
  uc: readonly string[];
  /** kg/m³, not rounded; null when no collection forms a mean. */
  mediaDBO: number | null;
  /** The mean is of the collections of the period, or of the latest ones when those are fewer than 3. */
  base: 'periodo' | 'ultimas';
  /** First and last day of the 12 months, `YYYY-MM-DD`, both inclusive. */
  inicio: string;
  fim: string;
  /** Latest first, as are the next. */
  listaColetaDBO: readonly ColetaDbo[];
  coletasNaoConformes: readonly ColetaNaoConforme[];
  /** Who issues it; what a screen left may lack it. */
  configuracao?: ConfiguracaoRelatorios;
}

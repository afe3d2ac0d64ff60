import type { Coleta } from '../../contract/coletas.ts';
import type { ConfiguracaoRelatorios, TextosDeRelatorios } from '../../domain/relatorio/configuracao.ts';
import type { AnaliseCliente } from '../analises/dados.ts';
import type { DoCliente } from '../cliente/definition.ts';
import type { ResultColumn } from '../cliente/resultados.ts';

/** First and last day of collections, `YYYY-MM-DD`, both inclusive. */
export interface Periodo {
  inicio: string;
  fim: string;
}

/** A client in a sequence: its number there, `0009/26`, and the sequence's period (spec 2 §2.6). */
export interface DaSequencia extends DoCliente, Periodo {
  sequencial: string;
}

/** Which technical report: its flag and what it is called, its form, and the days it looks at (spec 2 §2.3 and §2.8). */
export interface Modelo<F extends DoCliente = DoCliente> {
  path: string;
  title: string;
  file: string;
  form: keyof TextosDeRelatorios;
  periodo(filters: F, today: string): Periodo;
  /** With all parameters of all collections. */
  completo: boolean;
}

/** What a technical report of a client says. */
export interface HistoricoTecnico extends Periodo {
  analise: AnaliseCliente;
  /** Those of the period, newest first; `n` is the place in the whole history, as screen and workbook have it. */
  coletas: readonly (Coleta & { n: number })[];
  results: readonly ResultColumn[];
  configuracao: ConfiguracaoRelatorios;
}

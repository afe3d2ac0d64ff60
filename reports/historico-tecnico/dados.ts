import type { Coleta } from '../../contract/coletas.ts';
import type { Alcance } from '../../domain/coleta/historyWindow.ts';
import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';
import type { AnaliseCliente } from '../analises/dados.ts';
import type { ResultColumn } from '../cliente/resultados.ts';

/** Which technical report: its flag and what it is called, its form, and how far back it looks (spec 2 §2.3 and §2.8). */
export interface Modelo {
  path: string;
  title: string;
  file: string;
  form: 'formSimples' | 'formCompleto' | 'formCompletoDoisAnos';
  alcance: Alcance;
  /** With all parameters of all collections. */
  completo: boolean;
}

/** What a technical report of a client says. */
export interface HistoricoTecnico {
  analise: AnaliseCliente;
  /** First and last day of the collections, `YYYY-MM-DD`, both inclusive. */
  inicio: string;
  fim: string;
  /** Those of the period, newest first. */
  coletas: readonly Coleta[];
  results: readonly ResultColumn[];
  configuracao: ConfiguracaoRelatorios;
}

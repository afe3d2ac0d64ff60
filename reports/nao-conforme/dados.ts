import type { IndustriaNaoConforme } from '../../contract/analises.ts';
import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';

/** The period whose letters are asked for, both days included, and the one collection where only its letter is. */
export interface PeriodoNaoConforme {
  /** `YYYY-MM-DD`. */
  dtInicio: string;
  dtFim: string;
  /** Of the collection. */
  id?: number;
  /** Those alone whose letter nobody has said to be sent. */
  semCarta?: true;
}

/** What the letters of non-conformity say: a letter a collection. */
export interface NaoConformes {
  coletas: readonly IndustriaNaoConforme[];
  configuracao: ConfiguracaoRelatorios;
}

import type { FichaLeitura } from '../../contract/fichaLeitura.ts';
import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';
import type { FiltrosDoMes } from '../leituras-do-mes/filtros.ts';

/** The month, and whose sheets: one client's, or those of the clients that the filters leave. */
export interface FichasPedidas extends FiltrosDoMes {
  idPessoa?: number;
}

/** What the sheets say: one a client. */
export interface Fichas {
  fichas: readonly FichaLeitura[];
  configuracao: ConfiguracaoRelatorios;
}

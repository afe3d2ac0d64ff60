import type { Coleta } from '../../contract/coletas.ts';
import type { ResultColumn } from '../cliente/resultados.ts';

/** Collections, newest first, the columns of their results, and the image above them. */
export interface Historico {
  coletas: readonly Coleta[];
  results: readonly ResultColumn[];
  logotipo: string | null;
}

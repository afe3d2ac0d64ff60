import type { Amostra } from './coletas/repository.ts';
import { type Casada, MOTIVO, type Resultado, type SemPar, sameResult } from './match.ts';

/** What became of a result: kept, there already, or pending with the reason. */
export type Destino = 'importada' | 'repetida' | SemPar;

/**
 * Decides on one matched result by what its collection holds already; one that is new is held from then on.
 *
 * @returns what becomes of it, with the result to keep where it is new
 */
export function judge(amostra: Amostra, casada: Casada): { destino: Destino; novo?: Resultado } {
  if (amostra.data !== casada.data) return { destino: { motivo: MOTIVO.outraData(amostra.data) } };
  const { idParametro, bruto, operador, numero, unidade, original } = casada;
  const stored = amostra.resultados.get(idParametro);
  if (stored) {
    return { destino: sameResult(stored, casada) ? 'repetida' : { motivo: MOTIVO.conflito(stored.bruto) } };
  }
  const novo = { idParametro, bruto, operador, numero, unidade, ...(original === undefined ? {} : { original }) };
  amostra.resultados.set(idParametro, novo);
  amostra.novos += 1;
  return { destino: 'importada', novo };
}

import type { Amostra } from './coletas/repository.ts';
import { type Casada, MOTIVO, type Resultado, type SemPar, sameResult } from './match.ts';

/** What became of a result: kept, there already, or pending with the reason. */
export type Destino = 'importada' | 'repetida' | SemPar;

interface Julgada {
  destino: Destino;
  novo?: { amostra: Amostra; resultado: Resultado };
}

/**
 * Decides on one matched result by what its collection holds already; one that is new is held from then on.
 *
 * @param amostra its collection, or why it is of none
 * @returns what becomes of it, with the result to keep and its collection where it is new
 */
export function judge(amostra: Amostra | SemPar, casada: Casada): Julgada {
  if ('motivo' in amostra) return { destino: amostra };
  if (amostra.dita !== casada.data) return { destino: { motivo: MOTIVO.outraData(amostra.dita) } };
  const { idParametro, bruto, operador, numero, unidade, original } = casada;
  // What a person took away stays away, and what they wrote over it stays: its file brought it before.
  const isTaken = amostra.retirados.some((one) => one.idParametro === idParametro && sameResult(one, casada));
  if (isTaken) return { destino: 'repetida' };
  const stored = amostra.resultados.get(idParametro);
  if (stored) {
    return { destino: sameResult(stored, casada) ? 'repetida' : { motivo: MOTIVO.conflito(stored.bruto) } };
  }
  const novo = { idParametro, bruto, operador, numero, unidade, ...(original === undefined ? {} : { original }) };
  amostra.resultados.set(idParametro, novo);
  amostra.novos += 1;
  return { destino: 'importada', novo: { amostra, resultado: novo } };
}

import type { Selecting } from '../../database/reading.ts';
import { loadEscolhas } from './escolhas/repository.ts';
import { type LinhaMatcher, linhaMatcher } from './matchLinha.ts';
import { loadLugares, loadParametros } from './repository.ts';

/** MyLims among the laboratories (spec 2 §9): its files of either screen share what was chosen. */
export const MYLIMS = 2;

/** The matching of a laboratory's results with the registers as they are now. @param today `YYYY-MM-DD` */
export async function loadMatcher(db: Selecting, laboratorio: number | null, today: string): Promise<LinhaMatcher> {
  const [parametros, lugares] = [await loadParametros(db), await loadLugares(db)];
  return linhaMatcher(parametros, lugares, today, await loadEscolhas(db, laboratorio));
}

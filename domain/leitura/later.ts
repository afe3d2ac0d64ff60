import { FIGURES, type Mudanca } from './chain.ts';
import type { LeituraCalculada } from './figures.ts';
import { countedBy, hoursRun } from './hourMeter.ts';
import { type Contada, mediansOf } from './median.ts';
import { type Mes, monthIndex } from './month.ts';
import { type IdEstranheza, isExplained, latestOf, oddities } from './plausibility.ts';

/** What became of a month with one before it. */
export interface MesSeguinte {
  antes: LeituraCalculada;
  /** As it was, where only what is odd about it is another. */
  agora: LeituraCalculada;
  /** What is odd about it now and no reason explains; none where it was, and is no more. */
  estranhezas: IdEstranheza[];
}

/** What is asked of the meter, and of its later readings. */
export interface Medidor {
  emAtividade: boolean;
  logica: number | null;
  /** What a median may be of besides: read before those that are held against, oldest first. */
  lidasAntes: readonly Contada[];
  /** What the reason of a month was said of; null where that was not kept, undefined where there is none. */
  explicadas(mes: Mes): readonly IdEstranheza[] | null | undefined;
}

/** What is odd about the reading at a place among a meter's, held against those before it. */
function oddAt(
  all: readonly LeituraCalculada[],
  at: number,
  { emAtividade, lidasAntes, ...medidor }: Medidor,
): IdEstranheza[] {
  const [anteriores, leitura] = [all.slice(0, at), all[at] as LeituraCalculada];
  const logica = countedBy(medidor.logica, leitura);
  const horas = hoursRun(logica, leitura.tempoAnterior, leitura.tempoAtual);
  const medianas = mediansOf([...lidasAntes, ...anteriores], leitura);
  const contexto = { anterior: latestOf(anteriores, logica), ...medianas, emAtividade, logica };
  return oddities({ ...leitura, horas }, contexto);
}

/**
 * The months after one that was saved or removed of which there is something to tell: their figures are others now, or what
 * is odd about them is, since they are held against others.
 */
export function laterMonths({ antes, agora }: Mudanca, mes: Mes, medidor: Medidor): MesSeguinte[] {
  return agora.flatMap((now, at) => {
    if (monthIndex(now) <= monthIndex(mes)) return [];
    const place = antes.findIndex((one) => monthIndex(one) === monthIndex(now));
    const was = antes[place] as LeituraCalculada;
    const [odd, known] = [oddAt(agora, at, medidor), oddAt(antes, place, medidor)];
    const changed = FIGURES.some((name) => now[name] !== was[name]);
    if (!changed && odd.join() === known.join()) return [];
    const explained = medidor.explicadas(now);
    // A reason explains what it was said of, and nothing more.
    const isNew = (id: IdEstranheza) => !isExplained(id, explained ?? known, was, now);
    return [{ antes: was, agora: now, estranhezas: explained === undefined ? odd : odd.filter(isNew) }];
  });
}

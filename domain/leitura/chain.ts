import { type Calculo, type Figuras, type LeituraCalculada, type LeituraDigitada, monthFigures } from './figures.ts';
import { sameTime } from './hourMeter.ts';
import { aroundMonth, type Mes } from './month.ts';
import type { MotivoRecusa } from './reading.ts';
import { MEDIA } from './rules.ts';

/**
 * A meter's readings hang together: each begins where the one before it ended, and means are made of earlier ones. So a
 * saved month moves the months after it, and it does not matter in which order they were saved.
 */

/** Nothing is saved: of that month, this one or a later one, no figures can be told any more. */
export interface Recusada {
  ok: false;
  mes: Mes;
  motivo: MotivoRecusa;
}

/** The later readings whose figures changed. */
export type Seguintes = { ok: true; alteradas: LeituraCalculada[] } | Recusada;

/** A month's own calculation, and what it changes after it. */
export type Lancamento = (Extract<Calculo, { ok: true }> & { alteradas: LeituraCalculada[] }) | Recusada;

/**
 * Saves a month, for the first time or again.
 *
 * @param salvas the meter's readings: of those before the month the latest 12 are enough
 * @param logica how the meter's hour-meter counts
 */
export function placeReading(
  salvas: readonly LeituraCalculada[],
  digitada: LeituraDigitada,
  logica: number | null,
): Lancamento {
  const { anteriores, doMes, seguintes } = aroundMonth(salvas, digitada);
  const calculo = monthFigures(digitada, anteriores, logica, doMes);
  if (!calculo.ok) return { ok: false, mes: monthOf(digitada), motivo: calculo.motivo };
  const leitura = { ...monthOf(digitada), regra: digitada.regra, reinicio: digitada.reinicio, ...calculo.figuras };
  const was = doMes ?? anteriores.at(-1) ?? null;
  const after = followingReadings([...anteriores, leitura], was, seguintes, logica);
  return after.ok ? { ...calculo, alteradas: after.alteradas } : after;
}

/** Takes a month's reading away. */
export function takeReading(salvas: readonly LeituraCalculada[], mes: Mes, logica: number | null): Seguintes {
  const { anteriores, doMes, seguintes } = aroundMonth(salvas, mes);
  return followingReadings(anteriores, doMes, seguintes, logica);
}

const monthOf = ({ idAno, idMes }: Mes): Mes => ({ idAno, idMes });

const FIGURES: readonly (keyof Figuras)[] = [
  'leituraAnterior',
  'leituraAtual',
  'tempoAnterior',
  'tempoFinal',
  'volumeMedido',
  'volumeCorrigido',
];

/**
 * What becomes of the readings after a month.
 *
 * @param anteriores the readings up to the month as they are now, the month's own included if there is one; oldest first
 * @param eraAnterior the reading before the first later one as it was; null when there was none
 * @param seguintes the readings after the month, oldest first
 * @param logica how the meter's hour-meter counts
 */
function followingReadings(
  anteriores: readonly LeituraCalculada[],
  eraAnterior: LeituraCalculada | null,
  seguintes: readonly LeituraCalculada[],
  logica: number | null,
): Seguintes {
  const done = [...anteriores];
  const alteradas: LeituraCalculada[] = [];
  let before = eraAnterior;
  for (const one of seguintes) {
    const typed = typedAgain(one, before, done.at(-1) ?? null, logica);
    before = one;
    // What it is made of is as it was: it stays, even if its category has another rule by now.
    const untouched = typed.leituraAnterior === one.leituraAnterior && typed.tempoAnterior === one.tempoAnterior;
    if (untouched && one.flagMedia === 0) {
      done.push(one);
      continue;
    }
    const calculo = monthFigures(typed, done, logica, one);
    if (!calculo.ok) return { ok: false, mes: monthOf(one), motivo: calculo.motivo };
    const now = { ...one, ...calculo.figuras };
    if (FIGURES.some((name) => now[name] !== one[name])) alteradas.push(now);
    done.push(now);
  }
  return { ok: true, alteradas };
}

/**
 * A saved reading as a person said it. Where it began with what the reading before it ended with, it begins with what
 * that one ends with now; a first reading does so as soon as there is one before it.
 */
function typedAgain(
  one: LeituraCalculada,
  was: LeituraCalculada | null,
  is: LeituraCalculada | null,
  logica: number | null,
): LeituraDigitada {
  const goesOn = one.reinicio === 0 && is !== null;
  const sameReading = was === null || was.leituraAtual === one.leituraAnterior;
  const sameHours = was === null || was.tempoAtual === null || sameTime(logica, was.tempoAtual, one.tempoAnterior);
  const notRead = one.flagMedia === 1 && one.leituraAtual === one.leituraAnterior;
  return {
    idAno: one.idAno,
    idMes: one.idMes,
    regra: one.flagMedia === 1 ? MEDIA : one.regra,
    reinicio: one.reinicio,
    leituraAnterior: goesOn && sameReading ? is.leituraAtual : one.leituraAnterior,
    leituraAtual: notRead ? null : one.leituraAtual,
    tempoAnterior: goesOn && sameHours ? (is.tempoAtual ?? one.tempoAnterior) : one.tempoAnterior,
    tempoAtual: one.tempoAtual,
    volumeMedido: one.flagMedidoInformado === 1 ? one.volumeMedido : null,
    volumeCorrigido: one.flagCorrigidoInformado === 1 ? one.volumeCorrigido : null,
  };
}

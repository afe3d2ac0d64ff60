import {
  broughtOver,
  type Calculo,
  type Figuras,
  type LeituraCalculada,
  type LeituraDigitada,
  monthFigures,
} from './figures.ts';
import { countedBy, sameTime } from './hourMeter.ts';
import { aroundMonth, type Mes } from './month.ts';
import type { MotivoRecusa } from './reading.ts';
import { beganAnew } from './restart.ts';
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

/** What a meter's readings become; oldest first. */
export interface Mudanca {
  /** The later ones whose figures changed. */
  alteradas: LeituraCalculada[];
  /** All of them, as they were and as they are now. */
  antes: LeituraCalculada[];
  agora: LeituraCalculada[];
}

export type Seguintes = ({ ok: true } & Mudanca) | Recusada;

/** A month's own calculation, and what it changes after it. */
export type Lancamento = (Extract<Calculo, { ok: true }> & Mudanca) | Recusada;

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
  const was = doMes ? [...anteriores, doMes] : anteriores;
  const after = followingReadings([...anteriores, leitura], was, seguintes, logica);
  return after.ok ? { ...calculo, ...after } : after;
}

/** Takes a month's reading away. */
export function takeReading(salvas: readonly LeituraCalculada[], mes: Mes, logica: number | null): Seguintes {
  const { anteriores, doMes, seguintes } = aroundMonth(salvas, mes);
  return followingReadings(anteriores, doMes ? [...anteriores, doMes] : anteriores, seguintes, logica);
}

const monthOf = ({ idAno, idMes }: Mes): Mes => ({ idAno, idMes });

/** What of a later reading may become another. */
export const FIGURES: readonly (keyof Figuras)[] = [
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
 * @param eram the same as they were
 * @param seguintes the readings after the month, oldest first
 * @param logica how the meter's hour-meter counts
 */
function followingReadings(
  anteriores: readonly LeituraCalculada[],
  eram: readonly LeituraCalculada[],
  seguintes: readonly LeituraCalculada[],
  logica: number | null,
): Seguintes {
  const [before, done] = [[...eram], [...anteriores]];
  const alteradas: LeituraCalculada[] = [];
  for (const one of seguintes) {
    const typed = typedAgain(one, done, logica);
    before.push(one);
    // What it is made of is as it was: it stays, even if its category has another rule by now.
    const untouched = typed.leituraAnterior === one.leituraAnterior && typed.tempoAnterior === one.tempoAnterior;
    if (untouched && one.flagMedia === 0) {
      done.push(one);
      continue;
    }
    const calculo = monthFigures(typed, done, countingOfLater(one, logica), one);
    if (!calculo.ok) return { ok: false, mes: monthOf(one), motivo: calculo.motivo };
    const now = { ...one, ...calculo.figuras, ...said(one) };
    if (FIGURES.some((name) => now[name] !== one[name])) alteradas.push(now);
    done.push(now);
  }
  return { ok: true, alteradas, antes: before, agora: done };
}

/** How the hours of a later month go on being counted, of which nobody typed anything: as they were, and not as formerly. */
function countingOfLater(one: LeituraCalculada, logica: number | null): number | null {
  const was = countedBy(logica, one);
  return was !== null && was > 0 ? was : logica;
}

/** What a person said of a reading, whatever the months before it do. */
const said = ({ flagNaoLida, flagAnteriorInformada, flagTempoAnteriorInformado, ...one }: LeituraCalculada) => {
  const { flagMedidoInformado, flagCorrigidoInformado } = one;
  return {
    flagNaoLida,
    flagAnteriorInformada,
    flagTempoAnteriorInformado,
    flagMedidoInformado,
    flagCorrigidoInformado,
  };
};

/**
 * A saved reading as a person said it. Where nobody said where it begins, it begins with what the readings before it end
 * with now.
 *
 * @param is the readings before it as they are now, oldest first
 */
function typedAgain(one: LeituraCalculada, is: readonly LeituraCalculada[], logica: number | null): LeituraDigitada {
  const brought = broughtOver(is, one);
  const goesOn = !beganAnew(one.reinicio);
  // The same time stays as it is written.
  const otherTime = !sameTime(logica, brought.tempo, one.tempoAnterior);
  return {
    idAno: one.idAno,
    idMes: one.idMes,
    regra: one.flagMedia === 1 ? MEDIA : one.regra,
    reinicio: one.reinicio,
    leituraAnterior: goesOn && one.flagAnteriorInformada === 0 ? brought.leitura : one.leituraAnterior,
    leituraAtual: one.flagNaoLida === 1 ? null : one.leituraAtual,
    tempoAnterior: goesOn && one.flagTempoAnteriorInformado === 0 && otherTime ? brought.tempo : one.tempoAnterior,
    tempoAtual: one.tempoAtual,
    volumeMedido: one.flagMedidoInformado === 1 ? one.volumeMedido : null,
    volumeCorrigido: one.flagCorrigidoInformado === 1 ? one.volumeCorrigido : null,
  };
}

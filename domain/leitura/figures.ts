import { LARGEST_QUANTITY } from '../numbers.ts';
import { sameVolume } from './alike.ts';
import { countedBy, forgetsHours, formatHours, hourMeterAfter, hoursRun, sameTime, whyNoHours } from './hourMeter.ts';
import type { Mes } from './month.ts';
import { correctedVolume, type MotivoRecusa, measuredVolume } from './reading.ts';
import { beganAnew, type Reinicio } from './restart.ts';
import { MEDIA } from './rules.ts';

/** What a person says of a meter in a month. Volumes in m³; null where nothing is said. */
export interface LeituraDigitada extends Mes {
  /** The rule of its billing category. */
  regra: number;
  reinicio: Reinicio;
  /** Null: the meter's latest `leituraAtual` before the month; 0 when there is none, or the meter was replaced. */
  leituraAnterior: number | null;
  /** Null by rule 2 alone, of a meter that was not read: it stands where it stood. */
  leituraAtual: number | null;
  /** Null: where the hour-meter stands after the months before (`hourMeterAfter`), unless the meter was replaced. */
  tempoAnterior: string | null;
  tempoAtual: string | null;
  /** Volumes given in place of the calculated ones. */
  volumeMedido: number | null;
  volumeCorrigido: number | null;
}

/** What a reading holds by the rules. */
export interface Figuras {
  leituraAnterior: number;
  leituraAtual: number;
  tempoAnterior: string | null;
  tempoAtual: string | null;
  /** 'HHHH:MM'; null when the hour-meter tells no time. */
  tempoFinal: string | null;
  volumeMedido: number;
  volumeCorrigido: number;
  flagMedia: 0 | 1;
  /** The volume is one that a person gave, and not the calculated one. */
  flagMedidoInformado: 0 | 1;
  flagCorrigidoInformado: 0 | 1;
  /** Nobody read the meter: its reading is the one before. */
  flagNaoLida: 0 | 1;
  /** A person said where it begins, and not the readings before it. */
  flagAnteriorInformada: 0 | 1;
  flagTempoAnteriorInformado: 0 | 1;
}

/** A saved reading, with what it was calculated by. */
export interface LeituraCalculada extends Mes, Figuras {
  regra: number;
  reinicio: Reinicio;
}

/** What a reading holds before it is saved again. */
export type Guardada = Pick<
  LeituraCalculada,
  'reinicio' | 'volumeMedido' | 'volumeCorrigido' | 'leituraAnterior' | 'tempoAnterior' | 'tempoAtual' | 'tempoFinal'
> &
  Partial<
    Pick<
      LeituraCalculada,
      'flagAnteriorInformada' | 'flagTempoAnteriorInformado' | 'flagMedidoInformado' | 'flagCorrigidoInformado'
    >
  >;

export type Calculo =
  | {
      ok: true;
      figuras: Figuras;
      horas: number | null;
      /** How the hours were counted. */
      logica: number | null;
      /** The volumes as the rules give them. */
      calculado: { volumeMedido: number; volumeCorrigido: number };
    }
  | { ok: false; motivo: MotivoRecusa };

interface Escolhido {
  volume: number;
  informado: 0 | 1;
}

/**
 * A volume: the given one where it says something else than the calculation, or did when it was given.
 *
 * @param held the one that was given before; null where none was
 */
function chosen(given: number | null, calculated: number, held: number | null): Escolhido {
  if (given === null || (sameVolume(given, calculated) && given !== held)) return { volume: calculated, informado: 0 };
  return { volume: given, informado: 1 };
}

/** Which of its volumes a person gave, and the calculation does not give. */
export function contradicted({ figuras, calculado }: Pick<Extract<Calculo, { ok: true }>, 'figuras' | 'calculado'>) {
  const differs = (informado: 0 | 1, one: number, other: number) => informado === 1 && !sameVolume(one, other);
  return {
    volumeMedido: differs(figuras.flagMedidoInformado, figuras.volumeMedido, calculado.volumeMedido),
    volumeCorrigido: differs(figuras.flagCorrigidoInformado, figuras.volumeCorrigido, calculado.volumeCorrigido),
  };
}

/** Whether somebody gives a volume below zero now: neither the calculation does, nor is it held already. */
function newBelowZero({ volume, informado }: Escolhido, held: number | undefined): boolean {
  return informado === 1 && volume < 0 && (held === undefined || !sameVolume(volume, held));
}

/** Hours that are saved stay as they were counted, whatever meter counts today's: of the same texts they are the same. */
function countingOf(
  tempos: Pick<Guardada, 'tempoAnterior' | 'tempoAtual'>,
  guardada: Guardada | null,
  logica: number | null,
): number | null {
  const untouched = guardada?.tempoAnterior === tempos.tempoAnterior && guardada.tempoAtual === tempos.tempoAtual;
  return guardada && untouched ? countedBy(logica, guardada) : logica;
}

/** A reading as it is held, where it went on from the one before it. */
const wentOn = (guardada: Guardada | null) => (guardada && !beganAnew(guardada.reinicio) ? guardada : null);

/**
 * Where a reading, and its hours, begin of which nobody says so: where the one before it ended. With none before it, where it
 * began when there was one, unless that was a replaced meter's; a meter's first at 0.
 *
 * @param guardada the reading as it is held so far
 */
export function broughtOver(anteriores: readonly LeituraCalculada[], guardada: Guardada | null) {
  const { tempo } = hourMeterAfter(anteriores);
  const held = wentOn(guardada);
  const heldTempo = held?.flagTempoAnteriorInformado === 0 ? held.tempoAnterior : null;
  const heldLeitura = held?.flagAnteriorInformada === 0 ? held.leituraAnterior : 0;
  const brought = anteriores.length > 0 ? tempo : heldTempo;
  return {
    leitura: anteriores.at(-1)?.leituraAtual ?? heldLeitura,
    tempo: held && forgetsHours(held) ? null : brought,
  };
}

/**
 * The figures of a month, whoever asks: screen, server and demonstration.
 *
 * @param anteriores the meter's readings before the month, oldest first; the latest 12 are enough
 * @param logicaAtual how the hour-meter counts today (CalculoHorimetro); null where there is none
 * @param guardada what the month's reading holds so far; null of a new one
 */
export function monthFigures(
  digitada: LeituraDigitada,
  anteriores: readonly LeituraCalculada[],
  logicaAtual: number | null,
  guardada: Guardada | null = null,
): Calculo {
  const { idAno, idMes, regra, reinicio, tempoAtual } = digitada;
  const brought = broughtOver(anteriores, guardada);
  const isAnew = beganAnew(reinicio);
  const stays = isAnew ? null : wentOn(guardada);
  // What was said stays so, though the months before come to say the same for a while.
  const isSaid = <V>(said: V | null, isKnown: (said: V) => boolean, before: V | null | undefined) =>
    said === null || (isKnown(said) && said !== before) ? 0 : 1;
  // A new beginning goes on from nothing: what is said of it, a person says, but for what is sent back as it was unsaid.
  const again = isAnew && !wentOn(guardada) ? guardada : null;
  const leituraAnterior = digitada.leituraAnterior ?? (isAnew ? 0 : brought.leitura);
  const leituraAtual = digitada.leituraAtual ?? (regra === MEDIA ? leituraAnterior : null);
  const measured = measuredVolume(leituraAnterior, leituraAtual, reinicio);
  if (leituraAtual === null || measured === null) return { ok: false, motivo: 'sem-leitura' };
  // By rule 2 as well, which does not look at the reading: the months after it go on from there.
  if (measured < 0 && !isAnew) return { ok: false, motivo: 'volume-negativo' };
  const medido = chosen(
    digitada.volumeMedido,
    measured,
    guardada?.flagMedidoInformado === 1 ? guardada.volumeMedido : null,
  );
  // Sent back it would be refused, as the corrected one below; and so many hours nothing runs.
  if (medido.volume > LARGEST_QUANTITY) return { ok: false, motivo: 'medido-enorme' };
  // What was let in by a replaced meter, or one that rolled over, does not outlast that.
  const was = guardada?.reinicio === 0 ? guardada : null;
  if (reinicio === 0 && newBelowZero(medido, was?.volumeMedido)) return { ok: false, motivo: 'medido-negativo' };
  const tempoAnterior = digitada.tempoAnterior ?? (isAnew ? null : brought.tempo);
  const logica = countingOf({ tempoAnterior, tempoAtual }, guardada, logicaAtual);
  const horas = hoursRun(logica, tempoAnterior, tempoAtual);
  if (horas !== null && horas > LARGEST_QUANTITY) return { ok: false, motivo: 'tempo-enorme' };
  const corrected = correctedVolume({
    regra,
    idAno,
    idMes,
    leituraAnterior: 0,
    leituraAtual: medido.volume,
    medidorReiniciado: reinicio !== 0,
    horas,
    historico: anteriores,
  });
  if (!corrected.ok) {
    if (corrected.motivo !== 'sem-horas') return corrected;
    return { ok: false, motivo: whyNoHours(logica, tempoAnterior, tempoAtual) };
  }
  const corrigido = chosen(
    digitada.volumeCorrigido,
    corrected.volumeCorrigido,
    guardada?.flagCorrigidoInformado === 1 ? guardada.volumeCorrigido : null,
  );
  if (reinicio === 0 && newBelowZero(corrigido, was?.volumeCorrigido))
    return { ok: false, motivo: 'corrigido-negativo' };
  if (Math.abs(corrigido.volume) > LARGEST_QUANTITY) return { ok: false, motivo: 'corrigido-enorme' };
  return {
    ok: true,
    horas,
    logica,
    calculado: { volumeMedido: measured, volumeCorrigido: corrected.volumeCorrigido },
    figuras: {
      leituraAnterior,
      leituraAtual,
      tempoAnterior,
      tempoAtual,
      tempoFinal: horas === null ? null : formatHours(horas),
      volumeMedido: medido.volume,
      volumeCorrigido: corrigido.volume,
      flagMedia: corrected.flagMedia,
      flagMedidoInformado: medido.informado,
      flagCorrigidoInformado: corrigido.informado,
      flagNaoLida: digitada.leituraAtual === null ? 1 : 0,
      flagAnteriorInformada: isSaid(
        digitada.leituraAnterior,
        (said) =>
          isAnew ? again?.flagAnteriorInformada === 0 && said === again.leituraAnterior : said === brought.leitura,
        stays?.flagAnteriorInformada === 1 ? stays.leituraAnterior : null,
      ),
      flagTempoAnteriorInformado:
        tempoAnterior === null && stays && forgetsHours(stays)
          ? 1
          : isSaid(
              digitada.tempoAnterior,
              (said) =>
                isAnew
                  ? again?.flagTempoAnteriorInformado === 0 && said === again.tempoAnterior
                  : sameTime(logica, said, brought.tempo),
              stays?.flagTempoAnteriorInformado === 1 ? stays.tempoAnterior : null,
            ),
    },
  };
}

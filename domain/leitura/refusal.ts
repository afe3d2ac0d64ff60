import { sameTime, unitCounted } from './hourMeter.ts';
import type { Anterior } from './plausibility.ts';
import { type MotivoRecusa, RECUSAS } from './reading.ts';
import { beganAnew } from './restart.ts';

const NAMES = { h: 'horas', min: 'minutos' } as const;

/** The reading that gives no figures, as far as it tells of the hour-meter. */
interface Recusada {
  reinicio: number;
  /** Null: where the hour-meter stood before. */
  tempoAnterior: string | null;
}

/**
 * What is said of a reading that gives no figures, and the field that it stands on. Where its hours begin with a time that was
 * counted in another unit, that is why there are none: it names both.
 *
 * @param anterior the meter's latest reading before the month
 * @param logica how the meter's hour-meter counts today
 */
export function refusalOf(motivo: MotivoRecusa, leitura: Recusada, anterior: Anterior | null, logica: number | null) {
  const { campo, texto } = RECUSAS[motivo];
  const { reinicio, tempoAnterior } = leitura;
  const goesOn = !beganAnew(reinicio) && anterior !== null;
  const begins = goesOn && (tempoAnterior === null || sameTime(logica, tempoAnterior, anterior.tempoAtual));
  const [before, now] = [unitCounted(begins ? anterior.contada : null), unitCounted(logica)];
  if (motivo !== 'sem-horas' || !before || !now || before === now) return { campo, texto };
  return { campo, texto: `${texto}: o anterior está em ${NAMES[before]}, e o atual em ${NAMES[now]}` };
}

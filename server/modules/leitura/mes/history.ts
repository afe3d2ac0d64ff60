import type { Mes } from '../../../../domain/leitura/month.ts';
import { correctedVolume } from '../../../../domain/leitura/reading.ts';
import { MEDIA } from '../../../../domain/leitura/rules.ts';
import type { Selecting } from '../../../database/reading.ts';
import { type LeituraAntes, readingsBeforeOf, readingsBetween } from './repository.ts';

/** As many readings before a month as its mean and its median look at. */
const READINGS = 12;

const isEnough = (readings: readonly LeituraAntes[]) =>
  readings.length >= READINGS && readings.some(({ flagNaoLida }) => flagNaoLida === 0);

/** As many of a meter's readings as tell where it stands. */
export const latest = (readings: readonly LeituraAntes[]) => readings.slice(-READINGS);

/**
 * The latest readings of meters before a month, by the meter's id, oldest first: 12 or more, as far as there are so many, and of a
 * meter that nobody read in these those that its median is of; a meter without any is left out. Most are read every month,
 * so that a year holds them: only of the others more is asked.
 */
export async function latestReadings(
  db: Selecting,
  meters: readonly { idHidrometro: number }[],
  mes: Mes,
): Promise<Map<number, LeituraAntes[]>> {
  const yearBefore = { idAno: mes.idAno - 1, idMes: mes.idMes };
  const recent = Map.groupBy(await readingsBetween(db, yearBefore, mes), ({ idHidrometro }) => idHidrometro);
  const few = meters
    .map(({ idHidrometro }) => idHidrometro)
    .filter((idHidrometro) => !isEnough(recent.get(idHidrometro) ?? []));
  const older = Map.groupBy(await readingsBeforeOf(db, few, yearBefore), ({ idHidrometro }) => idHidrometro);
  const found = meters.map(({ idHidrometro: id }): [number, LeituraAntes[]] => {
    return [id, [...(older.get(id) ?? []), ...(recent.get(id) ?? [])]];
  });
  return new Map(found.filter(([, readings]) => readings.length > 0));
}

/** What rule 2 would give for a month. */
export function meanOf(historico: readonly (Mes & { volumeCorrigido: number })[], mes: Mes): number | null {
  const mean = correctedVolume({ ...mes, regra: MEDIA, leituraAnterior: null, leituraAtual: null, historico });
  return mean.ok ? mean.volumeCorrigido : null;
}

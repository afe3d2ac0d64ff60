import { type SerieDeVolumes, shownVolume } from '../../../domain/leitura/history.ts';
import { monthAt, monthIndex, monthRef } from '../../../domain/leitura/month.ts';

/** What is told of one month: the volume of each series, m³, as it is shown, and why some of them, by their place, are odd. */
export interface MonthRow {
  /** 'MM/AAAA'. */
  ref: string;
  volumes: readonly (number | undefined)[];
  motivos: readonly { serie: number; motivo: string }[];
}

/** The index of a month that is written 'MM/AAAA'. */
const indexOf = (ref: string) => monthIndex({ idMes: Number(ref.slice(0, 2)), idAno: Number(ref.slice(3)) });

/** The months of several series, oldest first. */
export function monthRows(series: readonly SerieDeVolumes[]): MonthRow[] {
  const found = series.map(({ val }) => new Map(val.map((one) => [one.ref, one])));
  const refs = new Set(found.flatMap((months) => [...months.keys()]));
  return [...refs]
    .sort((one, other) => indexOf(one) - indexOf(other))
    .map((ref) => ({
      ref,
      volumes: found.map((months) => {
        const month = months.get(ref);
        return month && shownVolume(month.volume);
      }),
      motivos: found.flatMap((months, serie) => {
        const { motivo } = months.get(ref) ?? {};
        return motivo ? motivo.split('\n').map((one) => ({ serie, motivo: one })) : [];
      }),
    }));
}

const RECENT = 12;

/**
 * The last 12 months up to the newest one, from the first of them of which anything is told; those without a reading stand
 * among them, without volumes.
 */
export function recentMonths(months: readonly MonthRow[]): MonthRow[] {
  const byIndex = new Map(months.map((one) => [indexOf(one.ref), one]));
  const newest = Math.max(...byIndex.keys());
  const first = Math.min(...[...byIndex.keys()].filter((index) => index > newest - RECENT));
  return Array.from({ length: newest - first + 1 }, (_, at) => {
    const index = first + at;
    return byIndex.get(index) ?? { ref: monthRef(monthAt(index)), volumes: [], motivos: [] };
  });
}

/** Whether a volume is shown as another than it is, by itself or beside those of other meters. */
export const hidesVolumes = (series: readonly SerieDeVolumes[]): boolean =>
  series.some(({ val }) => val.some(({ volume, negativo }) => negativo || shownVolume(volume) !== volume));

const beforeColon = (desc: string) => (desc.split(':')[0] ?? desc).trim();

/** What series are called: the part of their description before its colon (spec 2 §2.5), all of it where two share that part. */
export function labelsOf(series: readonly SerieDeVolumes[]): string[] {
  const short = series.map(({ desc }) => beforeColon(desc));
  return series.map(({ desc }, index) => {
    const label = short[index] ?? desc;
    return short.filter((other) => other === label).length > 1 ? desc : label;
  });
}

import type { SerieDeVolumes } from '../../../contract/historicoLeituras.ts';

/** What is told of one month: the volume of each series, m³, and why any of them is odd. */
export interface MonthRow {
  /** 'MM/AAAA'. */
  ref: string;
  volumes: readonly (number | undefined)[];
  motivo: string;
}

const sortable = (ref: string) => ref.slice(3) + ref.slice(0, 2);

/** The months of several series, oldest first. */
export function monthRows(series: readonly SerieDeVolumes[]): MonthRow[] {
  const found = series.map(({ val }) => new Map(val.map((one) => [one.ref, one])));
  const refs = new Set(found.flatMap((months) => [...months.keys()]));
  return [...refs]
    .sort((one, other) => (sortable(one) < sortable(other) ? -1 : 1))
    .map((ref) => ({
      ref,
      volumes: found.map((months) => months.get(ref)?.volume),
      motivo: [...new Set(found.flatMap((months) => months.get(ref)?.motivo ?? []))].join('; '),
    }));
}

/** The part of a source's description before its colon: what its series is called (spec 2 §2.5). */
export const labelOf = ({ desc }: SerieDeVolumes): string => (desc.split(':')[0] ?? desc).trim();

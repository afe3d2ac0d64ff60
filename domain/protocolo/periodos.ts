/** The days between which a protocol's sampler stood there, `YYYY-MM-DD`; null where it does not tell. */
interface Periodo {
  dtInicio: string | null;
  dtFim: string | null;
}

/** Records of one period. */
export interface Grupo<T> {
  inicio: string | null;
  fim: string | null;
  dados: T[];
}

/** By the bound that is known of a period: of two, the beginning. Without any, before all. */
const known = ({ inicio, fim }: Grupo<unknown>) => inicio ?? fim ?? '';

const backwards = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);

/**
 * Records by period, the newest period first; of two that begin on one day, the one that ends later. Those without a
 * period come last. Within one they stay in the order given.
 */
export function porPeriodo<T extends Periodo>(records: readonly T[]): Grupo<T>[] {
  const groups = new Map<string, Grupo<T>>();
  for (const record of records) {
    const { dtInicio: inicio, dtFim: fim } = record;
    const key = `${inicio}/${fim}`;
    const group = groups.get(key) ?? { inicio, fim, dados: [] };
    groups.set(key, group);
    group.dados.push(record);
  }
  return [...groups.values()].sort((a, b) => backwards(known(a), known(b)) || backwards(a.fim ?? '', b.fim ?? ''));
}

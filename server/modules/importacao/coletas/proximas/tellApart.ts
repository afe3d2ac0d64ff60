import { type Casada, chaveAmostra, MOTIVO } from '../../match.ts';

/**
 * A collection that samples are compared with: the key of its sample, what its key would be without a code, and whether,
 * without one, it is a sample's that has one all the same.
 */
export interface Vizinha {
  chave: string;
  semCodigo: string;
  deOutra: boolean;
}

type Chaves = Pick<Casada, 'chave' | 'idPontoColeta' | 'data' | 'hora'>;

/** What the key of a sample would be without its code. */
export const semCodigo = ({ idPontoColeta, data, hora }: Omit<Chaves, 'chave'>) =>
  chaveAmostra(idPontoColeta, null, data, hora);

/** Samples of one point, day and hour one after the other, and otherwise as they come. */
export const sideBySide = <S extends Chaves>(samples: Iterable<S>): S[] =>
  [...Map.groupBy(samples, semCodigo).values()].flat();

/**
 * Tells which samples are of collections that are there. A collection without a code is of the only sample of its point, day
 * and hour, whatever code that comes with; a sample without one is of the only collection of its point, day and hour.
 *
 * @returns `met`, each with its collection; `unclear`, which may be of several, each with why it is of none; `fresh`, of no
 *   collection. A sample that may be of one of the fresh is in none: it is to be asked for again once they are there.
 */
export function tellApart<S extends Chaves, V extends Vizinha>(samples: readonly S[], near: readonly V[]) {
  const byChave = new Map(near.map((one) => [one.chave, one]));
  const named = Map.groupBy(
    near.filter((one) => one.chave !== one.semCodigo),
    (one) => one.semCodigo,
  );
  const coming = Map.groupBy(
    samples.filter((sample) => !byChave.has(sample.chave) && sample.chave !== semCodigo(sample)),
    semCodigo,
  );
  const met: [S, V][] = [];
  const unclear: [S, motivo: string][] = [];
  const fresh: S[] = [];
  /** Where a sample of a place, day and hour belongs that is in no collection by its own key. */
  function place(sample: S, here: string): void {
    const [only, ...others] = named.get(here) ?? [];
    const unnamed = byChave.get(here);
    if (sample.chave === here) {
      if (coming.has(here)) return;
      if (others.length > 0) unclear.push([sample, MOTIVO.variasAmostras]);
      else if (only) met.push([sample, only]);
      else fresh.push(sample);
    } else if (!unnamed || unnamed.deOutra) fresh.push(sample);
    else if (only || coming.get(here)!.length > 1) unclear.push([sample, MOTIVO.semCodigo]);
    else met.push([sample, unnamed]);
  }
  for (const sample of samples) {
    const same = byChave.get(sample.chave);
    if (same) met.push([sample, same]);
    else place(sample, semCodigo(sample));
  }
  return { met, unclear, fresh };
}

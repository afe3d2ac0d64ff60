import { type Casada, chaveAmostra } from '../../match.ts';

/** A collection that samples are compared with: the key of its sample, and what its key would be without a code. */
export interface Vizinha {
  chave: string;
  semCodigo: string;
}

type Chaves = Pick<Casada, 'chave' | 'idPontoColeta' | 'data' | 'hora'>;

/** What the key of a sample would be without its code. */
export const semCodigo = ({ idPontoColeta, data, hora }: Omit<Chaves, 'chave'>) =>
  chaveAmostra(idPontoColeta, null, data, hora);

const isCoded = ({ chave, semCodigo: plain }: Vizinha) => chave !== plain;

/**
 * Tells which samples are of collections that are there. A collection without a code is of the sample of its point, day
 * and hour, whatever code that comes with; a sample without one is of the only collection of its point, day and hour.
 *
 * @returns `met`, each with its collection; `unclear`, without a code where several collections have one; `fresh`, of no
 *   collection. A sample that may be of one of the fresh is in none: it is to be asked for again once they are there.
 */
export function tellApart<S extends Chaves, V extends Vizinha>(samples: readonly S[], near: readonly V[]) {
  const byChave = new Map(near.map((one) => [one.chave, one]));
  const coded = Map.groupBy(near.filter(isCoded), (one) => one.semCodigo);
  const met: [S, V][] = [];
  const unclear: S[] = [];
  const fresh: S[] = [];
  const plain: S[] = [];
  const freshly = new Set<string>();
  const named = new Set<V>();
  for (const sample of samples) {
    const same = byChave.get(sample.chave);
    if (same) {
      met.push([sample, same]);
    } else if (sample.chave === semCodigo(sample)) {
      plain.push(sample);
    } else {
      const unnamed = byChave.get(semCodigo(sample));
      if (unnamed && !named.has(unnamed)) {
        named.add(unnamed);
        met.push([sample, unnamed]);
      } else {
        fresh.push(sample);
        freshly.add(semCodigo(sample));
      }
    }
  }
  for (const sample of plain) {
    if (freshly.has(sample.chave)) continue;
    const [only, ...others] = coded.get(sample.chave) ?? [];
    if (others.length > 0) unclear.push(sample);
    else if (only) met.push([sample, only]);
    else fresh.push(sample);
  }
  return { met, unclear, fresh };
}

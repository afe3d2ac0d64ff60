import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Reading, Selecting } from './reading.ts';

/** What a query is built and run on: a way into the database, or a transaction. */
export type Source = Selecting & Pick<Reading, 'executeQuery' | 'getExecutor'>;

type Bound = Readonly<Record<string, string | number | null>>;

/** Where the values go in a query that is compiled before they are known. */
export type Slots<P extends Bound> = { readonly [K in keyof P]: RawBuilder<P[K]> };

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A place for any value that the query asks for by name. */
const slots = new Proxy({}, { get: (_, name) => sql.val(new Slot(String(name))) });

/** A query that is kept compiled: runs with its values by name, and gives its rows. */
export interface Prepared<R, P extends Bound> {
  (db: Source, values: P): Promise<R[]>;
  /** The query with its values, to be run otherwise (`oneTrip.ts`). */
  with(db: Source, values: P): CompiledQuery<R>;
}

/**
 * Keeps a query compiled: the query builder's work is done once, each run only fills in the values. For queries that
 * are asked at most requests and whose text is always the same.
 *
 * @param build makes the query; a slot stands wherever a value comes in (not for lists: `in` has as many places as
 * values)
 */
export function prepared<R, P extends Bound = Bound>(
  build: (db: Source, slots: Slots<P>) => Compilable<R>,
): Prepared<R, P> {
  // By the engine's adapter: the same query reads otherwise on the other engine.
  const compiled = new WeakMap<object, CompiledQuery<R>>();
  const bound = (db: Source, values: P): CompiledQuery<R> => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, slots as Slots<P>).compile();
      compiled.set(adapter, query);
    }
    return { ...query, parameters: query.parameters.map((one) => (one instanceof Slot ? values[one.name] : one)) };
  };
  const run = async (db: Source, values: P) => (await db.executeQuery<R>(bound(db, values))).rows;
  return Object.assign(run, { with: bound });
}

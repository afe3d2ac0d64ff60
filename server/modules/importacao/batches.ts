/** Splits a list, so that no statement carries more parameters than the engines take. */
export function* inBatches<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

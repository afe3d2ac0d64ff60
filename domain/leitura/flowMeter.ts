import { normalize, searchKey } from '../searchText.ts';

/** A client's flow meter, as its hydrometers are matched with it. */
interface Medidor {
  registro: string | null;
}

/**
 * A hydrometer's register as registers are compared, by letters and digits: points, dashes, case and accents make no
 * other instrument of one.
 */
export const registroKey = (registro: string | null) => searchKey(registro) ?? normalize(registro ?? '');

/** Flow meters without those whose register other hydrometers bear: they are not this one's. */
function notOfOthers<T extends Medidor>(medidores: readonly T[], others: readonly { registro: string }[]): T[] {
  const taken = new Set(others.map(({ registro }) => registroKey(registro)));
  return medidores.filter(({ registro }) => !taken.has(registroKey(registro)));
}

/**
 * The flow meter that a sewage hydrometer is read by: the one that bears its register, compared by `registroKey`;
 * failing that the client's first that is no other hydrometer's.
 *
 * @param medidores the client's flow meters, those in use first, the newest first
 * @param others the client's other hydrometers
 * @returns null for a source, which has none, and when the client has none for it
 */
export function flowMeterOf<T extends Medidor>(
  hidrometro: { registro: string; flagMedidorVazao: number },
  medidores: readonly T[],
  others: readonly { registro: string }[],
): T | null {
  if (hidrometro.flagMedidorVazao !== 1) return null;
  const key = registroKey(hidrometro.registro);
  return medidores.find(({ registro }) => registroKey(registro) === key) ?? notOfOthers(medidores, others)[0] ?? null;
}

import { round } from '../numbers.ts';

/** Volumes are compared as they are shown: with 2 decimals, of which the last may be off by less than its half. */
export const sameVolume = (one: number, other: number) =>
  Math.abs(one - other) < 0.005 || round(one, 2) === round(other, 2);

/** The volumes of a reading, m³, and what they are made of. */
interface Feita {
  leituraAnterior: number;
  leituraAtual: number;
  /** 'HHHH:MM' */
  tempoFinal: string | null;
  volumeMedido: number;
  volumeCorrigido: number;
}

/** Whether two readings have the same volumes, made of the same. */
export const isMadeAlike = (one: Feita, other: Feita): boolean =>
  one.leituraAnterior === other.leituraAnterior &&
  one.leituraAtual === other.leituraAtual &&
  one.tempoFinal === other.tempoFinal &&
  sameVolume(one.volumeMedido, other.volumeMedido) &&
  sameVolume(one.volumeCorrigido, other.volumeCorrigido);

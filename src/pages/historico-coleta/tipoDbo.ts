import type { Tone } from '../../kit/tables/tones.ts';

/** What a collection's DBO counts for, when it is not an ordinary one: colour, short sign and meaning. */
export interface TipoDbo {
  tone?: Tone;
  sign: string;
  /** Key of its meaning among the messages. */
  label: string;
}

/** Kinds of DBO by `idTipoDBO` (spec 2 §2.3); 1, the ordinary one, has no mark. */
export const TIPOS_DBO: Readonly<Record<number, TipoDbo>> = {
  2: { tone: 'green', sign: 'EA', label: 'coleta.tipo.erroAnalise' },
  3: { tone: 'blue', sign: 'NR', label: 'coleta.tipo.naoRepresentativa' },
  4: { tone: 'pink', sign: 'CD', label: 'coleta.tipo.cobranca' },
  5: { sign: 'RM', label: 'coleta.tipo.foraDaMedia' },
};

import { tipoDbo } from '../../domain/coleta/tipoDbo.ts';
import type { ToneLegendBlock } from '../engine/document.ts';
import type { Tone } from '../engine/report.ts';

/** A colour of the technical reports with its sign, by which it is known in black and white too. */
export interface Cor {
  tone: Tone;
  sign: string;
  text: string;
}

/** The colour of a collection by its `idTipoDBO`; null when its kind has none. */
export function corDoTipo(idTipoDBO: number): Cor | null {
  const { tom, sinal, nome, nomeImpresso = nome } = tipoDbo(idTipoDBO) ?? {};
  return tom && sinal && nomeImpresso ? { tone: tom, sign: sinal, text: nomeImpresso } : null;
}

export const NAO_CONFORME: Cor = { tone: 'red', sign: 'NC', text: 'Não conforme' };
export const MEDIDOR_INOPERANTE: Cor = { tone: 'yellow', sign: 'MI', text: 'Medidor inoperante' };

/** The colour legend of the technical reports, 0 to 4 in its order (spec 2 §2.8), as a block of a document. */
export const legendaDeCores: ToneLegendBlock = {
  type: 'toneLegend',
  entries: [corDoTipo(2), corDoTipo(3), MEDIDOR_INOPERANTE, corDoTipo(4), NAO_CONFORME].filter((cor) => cor !== null),
};

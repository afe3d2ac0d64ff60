import { tipoDbo } from '../../domain/coleta/tipoDbo.ts';
import type { ToneLegendBlock } from '../engine/document.ts';
import type { Tone } from '../engine/report.ts';

/** A sign of the technical reports with its colour, which it is known without in black and white; some have no colour. */
export interface Cor {
  tone: Tone | null;
  sign: string;
  text: string;
}

/** The sign and the colour of a collection by its `idTipoDBO`; null when its kind has neither. */
export function corDoTipo(idTipoDBO: number): Cor | null {
  const { tom, sinal, nome, nomeImpresso = nome } = tipoDbo(idTipoDBO) ?? {};
  return sinal && nomeImpresso ? { tone: tom ?? null, sign: sinal, text: nomeImpresso } : null;
}

export const NAO_CONFORME: Cor = { tone: 'red', sign: 'NC', text: 'Não conforme' };
export const MEDIDOR_INOPERANTE: Cor = { tone: 'yellow', sign: 'MI', text: 'Medidor inoperante' };

/** The colour legend of the technical reports, 0 to 4 in its order (spec 2 §2.8), then the sign that has no colour. */
export const legendaDeCores: ToneLegendBlock = {
  type: 'toneLegend',
  entries: [corDoTipo(2), corDoTipo(3), MEDIDOR_INOPERANTE, corDoTipo(4), NAO_CONFORME, corDoTipo(5)].filter(
    (cor) => cor !== null,
  ),
};

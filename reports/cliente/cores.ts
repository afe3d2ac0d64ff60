import type { ToneLegendBlock } from '../engine/document.ts';
import type { Tone } from '../engine/report.ts';

/** A colour of the technical reports with its sign, by which it is known in black and white too. */
interface Cor {
  tone: Tone;
  sign: string;
  text: string;
}

/** The colour legend of the technical reports, in its order, 0 to 4 (spec 2 §2.8). */
export const CORES = {
  erroAnalise: { tone: 'green', sign: 'EA', text: 'Erro de análise' },
  naoRepresentativa: { tone: 'cyan', sign: 'NR', text: 'Não representativa' },
  medidorInoperante: { tone: 'yellow', sign: 'MI', text: 'Medidor inoperante' },
  cobranca: { tone: 'pink', sign: 'CD', text: 'Valor para DBO de cobrança' },
  naoConforme: { tone: 'red', sign: 'NC', text: 'Não conforme' },
} as const satisfies Record<string, Cor>;

/** What the kind of a collection's DBO says of it; 1 and 5 have no colour (spec 2 §3 and §4). */
const COR_DO_TIPO: Readonly<Record<number, Cor>> = {
  2: CORES.erroAnalise,
  3: CORES.naoRepresentativa,
  4: CORES.cobranca,
};

/** The colour of a collection by its `idTipoDBO`; null when it has none. */
export function corDoTipo(idTipoDBO: number): Cor | null {
  return COR_DO_TIPO[idTipoDBO] ?? null;
}

/** The legend as a block of a document. */
export const legendaDeCores: ToneLegendBlock = { type: 'toneLegend', entries: Object.values(CORES) };

import { countedBy, numberRead, unitCounted } from '../../../domain/leitura/hourMeter.ts';
import { type Campo, textoDaLinha } from './campos.ts';
import type { Linha } from './linha.ts';

/** How the hours of a row are counted: of one that is saved, and of which no time was typed, as they were then. */
export function contagemDe({ leitura, textos }: Linha): number | null {
  const saved = leitura.id !== 0 && textos.tempoAnterior === undefined && textos.tempoAtual === undefined;
  return saved ? countedBy(leitura.idCalculoHorimetro, leitura) : leitura.idCalculoHorimetro;
}

/** What the number in a field of time counts; nothing where it holds none: a clock says so by itself. */
export const unidadeDe = (linha: Linha, campo: Campo): 'h' | 'min' | undefined =>
  numberRead(contagemDe(linha), textoDaLinha(linha, campo)) === null ? undefined : unitCounted(contagemDe(linha));

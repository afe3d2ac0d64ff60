import { countedBy, numberRead, unitCounted } from '../../../../domain/leitura/hourMeter.ts';
import { type Campo, textoDaLinha } from '../leitura/campos.ts';
import type { Linha } from './linha.ts';

/** How the hours of a row are counted: of one that is saved, and of which no time was typed, as they were then. */
export function contagemDe({ leitura, textos }: Linha): number | null {
  const saved = leitura.id !== 0 && textos.tempoAnterior === undefined && textos.tempoAtual === undefined;
  return saved ? countedBy(leitura.idCalculoHorimetro, leitura) : leitura.idCalculoHorimetro;
}

/** How the former time of a row was counted where it was read, if it is only brought over from there; where not as today. */
function contadaAntes(linha: Linha): number | undefined {
  const { leitura, textos, contexto } = linha;
  if (textos.tempoAnterior !== undefined || leitura.tempoFinal !== null) return undefined;
  const text = textoDaLinha(linha, 'tempoAnterior');
  if (text === leitura.tempoAnterior) return leitura.contadaAntes;
  return text === contexto?.anterior?.tempoAtual ? contexto.anterior.contada : undefined;
}

/** How what is in a field of time is counted. */
export const contagemDoTempo = (linha: Linha, campo: Campo): number | null =>
  (campo === 'tempoAnterior' ? contadaAntes(linha) : undefined) ?? contagemDe(linha);

/** What the number in a field of time counts; nothing where it holds none: a clock says so by itself. */
export function unidadeDe(linha: Linha, campo: Campo): 'h' | 'min' | undefined {
  const contagem = contagemDoTempo(linha, campo);
  return numberRead(contagem, textoDaLinha(linha, campo)) === null ? undefined : unitCounted(contagem);
}

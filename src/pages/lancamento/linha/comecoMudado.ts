import type { Pendente } from '../guardado/pendente.ts';
import { quantidadeDe, textoDaLinha } from '../leitura/campos.ts';
import type { Resposta, Seguinte } from '../leitura/seguintes.ts';
import type { Linha } from './linha.ts';

/**
 * What to take note of where a reading was saved from another beginning than its row showed: the month before was saved
 * meanwhile, by somebody else.
 *
 * @param linha the row as it was when it was sent
 * @returns undefined where it begins where it was seen to begin, or where its user said so
 */
export function comecoMudado(linha: Linha, { textos }: Pendente, resposta: Resposta): Seguinte | undefined {
  const { leituraAnterior, volumeMedido, volumeCorrigido, tempoAnterior, tempoFinal } = resposta;
  const shown = quantidadeDe(textoDaLinha(linha, 'leituraAnterior'));
  if (leituraAnterior === undefined || shown === null || textos.leituraAnterior !== undefined) return undefined;
  if (leituraAnterior === shown) return undefined;
  const { leitura, calculado } = linha;
  const leituraAtual = quantidadeDe(textoDaLinha(linha, 'leituraAtual')) ?? leitura.leituraAtual;
  const now = {
    leituraAnterior,
    leituraAtual,
    tempoAnterior: tempoAnterior ?? null,
    tempoFinal: tempoFinal ?? null,
    volumeMedido: volumeMedido ?? 0,
    volumeCorrigido: volumeCorrigido ?? 0,
  };
  // Where nothing could be told before, nothing has changed.
  const before = {
    ...now,
    leituraAnterior: shown,
    volumeMedido: calculado.volumeMedido ?? now.volumeMedido,
    volumeCorrigido: calculado.volumeCorrigido ?? now.volumeCorrigido,
  };
  const { idAno, idMes } = leitura;
  return { idAno, idMes, id: resposta.id, antes: before, agora: now, estranhezas: [] };
}

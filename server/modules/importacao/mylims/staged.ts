import type { LinhaPlanilha } from '../../../imports/layout/layout.ts';
import type { Detalhes } from '../../../imports/names/detalhes.ts';
import type { AmostraGuardada, AnaliseGuardada } from './linhas/repository.ts';

/** A staged result with its sample, as a laboratory's sheet would hold it. */
export function linhaOf(amostra: AmostraGuardada, analise: AnaliseGuardada): LinhaPlanilha {
  const { codigoAmostra, ponto, cliente, data, hora } = amostra;
  const { linha, parametro, valor, unidade } = analise;
  const detalhes: Detalhes | null = amostra.detalhes ? JSON.parse(amostra.detalhes) : null;
  return {
    ...{ planilha: '', linha, coluna: null, codigoAmostra, ponto, cliente, data, hora },
    ...{ parametro, valor, unidade, detalhes },
  };
}

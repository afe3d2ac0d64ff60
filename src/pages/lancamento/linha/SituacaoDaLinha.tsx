import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { rotuloDe } from '../guardado/pendente.ts';
import { SITUACAO } from '../pecas/estilo.ts';
import { type Coluna, comUnidade } from './colunas.ts';
import { cortado } from './larguras.ts';
import type { Linha } from './linha.ts';
import { situacaoDe } from './situacao.ts';

interface SituacaoDaLinhaProps {
  id: string;
  linha: Linha | undefined;
  linhas: readonly Linha[];
  /** As wide as they are where nobody has texts enlarged. */
  colunas: readonly Coluna[];
}

/** The row's numbers that their columns cut off: what is left of one reads as another. */
const numerosCortados = (linha: Linha, colunas: readonly Coluna[]): string[] =>
  colunas
    .filter((coluna) => coluna.align && cortado(comUnidade(coluna, linha), coluna.width))
    .map((coluna) => `${coluna.header} ${comUnidade(coluna, linha)}`);

/** The row that was at hand before, if it cannot be saved as it is. */
function useDeixada(linha: Linha | undefined, linhas: readonly Linha[]): Linha | undefined {
  const id = linha?.leitura.idHidrometro;
  const [ids, setIds] = useState<{ id: typeof id; before?: typeof id }>({ id });
  if (ids.id !== id) setIds({ id, before: ids.id });
  if (ids.before === undefined || ids.before === id) return undefined;
  const before = linhas.find(({ leitura }) => leitura.idHidrometro === ids.before);
  return before && situacaoDe(before).tone === 'error' ? before : undefined;
}

/**
 * All that is to be said of the row at hand, which its column may cut short, and of the one before it what keeps it from
 * being saved: who goes down with Enter has left it when that is known. Read out when it changes.
 */
export const SituacaoDaLinha = memo(({ id, linha, linhas, colunas }: SituacaoDaLinhaProps) => {
  const translate = useTranslate();
  const deixada = useDeixada(linha, linhas);
  const daLinha = ({ leitura }: Linha, textos: readonly string[]) =>
    translate('lancamento.daLinha', { rotulo: rotuloDe(leitura), textos: textos.join(' · ') });
  const { textos = [], tone } = linha ? situacaoDe(linha) : {};
  const told = linha ? [daLinha(linha, [...textos, ...numerosCortados(linha, colunas)])] : [];
  if (deixada) told.unshift(daLinha(deixada, situacaoDe(deixada).textos));
  return (
    <p id={id} className={SITUACAO} aria-live="polite" data-tone={deixada ? 'error' : tone}>
      {told.join(' — ')}
    </p>
  );
});

import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { type Coluna, comUnidade } from './colunas.ts';
import { SITUACAO } from './estilo.ts';
import { cortado } from './larguras.ts';
import type { Linha } from './linha.ts';
import { rotuloDe } from './pendencias.ts';
import { situacaoDe } from './situacao.ts';

interface SituacaoDaLinhaProps {
  id: string;
  linha: Linha | undefined;
  /** As wide as they are where nobody has texts enlarged. */
  colunas: readonly Coluna[];
}

/** The row's numbers that their columns cut off: what is left of one reads as another. */
const numerosCortados = (linha: Linha, colunas: readonly Coluna[]): string[] =>
  colunas
    .filter((coluna) => coluna.align && cortado(comUnidade(coluna, linha), coluna.width))
    .map((coluna) => `${coluna.header} ${comUnidade(coluna, linha)}`);

/** All that is to be said of the row at hand, which its column may cut short; read out when it changes. */
export const SituacaoDaLinha = memo(({ id, linha, colunas }: SituacaoDaLinhaProps) => {
  const translate = useTranslate();
  const { textos = [], tone } = linha ? situacaoDe(linha) : {};
  const longos = linha ? numerosCortados(linha, colunas) : [];
  return (
    <p id={id} className={SITUACAO} aria-live="polite" data-tone={tone}>
      {linha &&
        translate('lancamento.daLinha', {
          rotulo: rotuloDe(linha.leitura),
          textos: [...textos, ...longos].join(' · '),
        })}
    </p>
  );
});

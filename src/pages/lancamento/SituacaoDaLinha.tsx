import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { SITUACAO } from './estilo.ts';
import type { Linha } from './linha.ts';
import { rotuloDe } from './pendencias.ts';
import { situacaoDe } from './situacao.ts';

/** All that is to be said of the row at hand, which its column may cut short; read out when it changes. */
export const SituacaoDaLinha = memo(({ id, linha }: { id: string; linha: Linha | undefined }) => {
  const translate = useTranslate();
  const { textos = [], tone } = linha ? situacaoDe(linha) : {};
  return (
    <p id={id} className={SITUACAO} aria-live="polite" data-tone={tone}>
      {linha && translate('lancamento.daLinha', { rotulo: rotuloDe(linha.leitura), textos: textos.join(' · ') })}
    </p>
  );
});

import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Linha } from './linha.ts';
import { rotuloDe } from './pendencias.ts';
import { situacaoDe } from './situacao.ts';

/** All that is to be said of the row at hand, which its column may cut short; read out when it changes. */
export function SituacaoDaLinha({ id, linha }: { id: string; linha: Linha | undefined }) {
  const translate = useTranslate();
  const { textos = [], tone } = linha ? situacaoDe(linha) : {};
  return (
    <Typography
      id={id}
      variant="body2"
      aria-live="polite"
      sx={{ mt: 0.5, minHeight: 20, color: tone ? `${tone}.main` : 'text.secondary' }}
    >
      {linha && translate('lancamento.daLinha', { rotulo: rotuloDe(linha.leitura), textos: textos.join(' · ') })}
    </Typography>
  );
}

import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type OpcoesDaLinhaProps, useOpcoes } from '../linha/OpcoesDaLinha.tsx';
import { ALTO } from '../pecas/Passo.tsx';

/** The options of a row on the card of a phone, in words; to save has a button of its own there. */
export function OpcoesDoCartao({ linha, mayEdit, onAcao }: OpcoesDaLinhaProps) {
  const translate = useTranslate();
  const { labels, sheet, href } = useOpcoes(linha, mayEdit);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {labels
        .filter(([acao]) => acao !== 'salvar')
        .map(([acao, label]) => (
          <Button key={acao} variant="outlined" style={ALTO} aria-label={label} onClick={() => onAcao(acao, linha)}>
            {translate(`lancamento.cartao.${acao}`)}
          </Button>
        ))}
      <Button variant="outlined" style={ALTO} aria-label={sheet} href={href} target="_blank" rel="noopener">
        {translate('lancamento.cartao.ficha')}
      </Button>
    </Box>
  );
}

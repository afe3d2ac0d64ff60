import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { TIPOS_DBO } from '../../../domain/coleta/tipoDbo.ts';
import { MEDIDOR_INOPERANTE } from '../../../reports/analises/cores.ts';
import { type Tone, toneStyle } from '../../kit/tables/tones.ts';

const VERDICTS: readonly { key: string; tone: Tone; sign: ReactNode }[] = [
  { key: 'acima', tone: 'error', sign: <ArrowUpward fontSize="inherit" /> },
  { key: 'abaixo', tone: 'error', sign: <ArrowDownward fontSize="inherit" /> },
  { key: 'inconclusivo', tone: 'warning', sign: <HelpOutlined fontSize="inherit" /> },
];

const signStyle = (tone?: Tone) => (theme: Theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 28,
  height: 20,
  fontSize: '0.75rem',
  fontWeight: 700,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: '4px',
  ...(tone && toneStyle(tone, theme)),
});

/** What the signs and colours of the history mean. */
export function Legend() {
  const translate = useTranslate();
  const entries = [
    ...TIPOS_DBO.filter(({ sinal }) => sinal).map(({ nome, sinal, tom }) => ({
      key: nome,
      sign: sinal,
      tone: tom,
      text: nome,
    })),
    {
      key: MEDIDOR_INOPERANTE.sign,
      sign: MEDIDOR_INOPERANTE.sign,
      tone: 'yellow' as const,
      text: MEDIDOR_INOPERANTE.text,
    },
    ...VERDICTS.map(({ key, sign, tone }) => ({ key, sign, tone, text: translate(`coleta.legend.${key}`) })),
  ];
  return (
    <Box
      component="ul"
      aria-label={translate('coleta.legend.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {entries.map(({ key, sign, tone, text }) => (
        <Box key={key} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.8125rem' }}>
          <Box component="span" sx={signStyle(tone)}>
            {sign}
          </Box>
          {text}
        </Box>
      ))}
      <Box component="li" sx={{ fontSize: '0.8125rem' }}>
        {translate('coleta.legend.asterisco')}
      </Box>
    </Box>
  );
}

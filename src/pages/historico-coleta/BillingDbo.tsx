import { Box, Button, Paper, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import type { DboCobranca } from '../../../domain/coleta/billingDbo.ts';
import { formatDbo } from '../../../domain/coleta/chargedDbo.ts';
import { charges } from './charge.ts';
import { ExplainDbo } from './ExplainDbo.tsx';

interface BillingDboProps {
  coletas: readonly Coleta[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** 'DBO de Cobrança Anterior' and 'Atual' (spec 2 §2.3): one year ago and now, each with what it is the mean of. */
export function BillingDbo({ coletas, today }: BillingDboProps) {
  const translate = useTranslate();
  const [explaining, setExplaining] = useState(false);
  const cobrancas = useMemo(() => charges(coletas, today), [coletas, today]);
  const basis = ({ valor, base, usadas }: DboCobranca) =>
    valor === null ? translate('coleta.dbo.none') : translate(`coleta.dbo.${base}`, { smart_count: usadas.length });

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('coleta.dbo.title')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 4,
        rowGap: 0.5,
        px: 2,
        py: 0.5,
        mb: 0.5,
      }}
    >
      <Box component="dl" sx={{ display: 'contents', '& dd': { m: 0 } }}>
        {(['previous', 'current'] as const).map((name) => (
          <Box key={name} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <Typography component="dt" variant="h2">
              {name === 'previous' && `${translate('coleta.dbo.title')} `}
              {translate(`coleta.dbo.${name}`)}
            </Typography>
            <Typography component="dd">
              <strong>{formatDbo(cobrancas[name].valor)}</strong> {translate('coleta.dbo.unit')}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                ({basis(cobrancas[name])})
              </Typography>
            </Typography>
          </Box>
        ))}
      </Box>
      <Button size="small" onClick={() => setExplaining(true)}>
        {translate('coleta.dbo.explain')}
      </Button>
      <ExplainDbo open={explaining} cobrancas={cobrancas} onClose={() => setExplaining(false)} />
    </Paper>
  );
}

import { Box, Paper, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { type DboCobranca, dboCobranca, dboCobrancaAnterior, formatDbo } from '../../../domain/coleta/billingDbo.ts';
import { momentoColeta } from '../../../reports/cliente/momentoColeta.ts';

interface BillingDboProps {
  coletas: readonly Coleta[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** 'DBO de Cobrança', one year ago and now, each with what it is the mean of. */
export function BillingDbo({ coletas, today }: BillingDboProps) {
  const translate = useTranslate();
  const titleId = useId();
  const values = useMemo(() => {
    const inputs = coletas.map(({ id, dtRetirada, idTipoDBO, DBO }) => ({
      id,
      data: momentoColeta(dtRetirada)?.date ?? null,
      idTipoDBO,
      dbo: DBO,
    }));
    return [
      { label: 'coleta.dbo.previous', cobranca: dboCobrancaAnterior(inputs, today) },
      { label: 'coleta.dbo.current', cobranca: dboCobranca(inputs, today) },
    ];
  }, [coletas, today]);
  const basis = ({ valor, base, usadas }: DboCobranca) =>
    valor === null ? translate('coleta.dbo.none') : translate(`coleta.dbo.${base}`, { smart_count: usadas.length });

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, rowGap: 0.5, px: 2, py: 1, mb: 1 }}
    >
      <Typography id={titleId} variant="h2">
        {translate('coleta.dbo.title')}
      </Typography>
      <Box component="dl" sx={{ display: 'contents', '& dd': { m: 0 } }}>
        {values.map(({ label, cobranca }) => (
          <Box key={label} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <Typography component="dt" color="text.secondary">
              {translate(label)}
            </Typography>
            <Typography component="dd">
              <strong>{formatDbo(cobranca.valor)}</strong> {translate('coleta.dbo.unit')}{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                ({basis(cobranca)})
              </Typography>
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

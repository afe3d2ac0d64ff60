import { Box } from '@mui/material';
import { formatValue } from '../../../../resources/kinds.ts';

const DOT = { width: 8, height: 8, borderRadius: '50%' };

/** Whether a client is enabled, as a dot and in words. */
export function Situacao({ flagAtivo }: { flagAtivo: number }) {
  const enabled = Number(flagAtivo) === 1;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.secondary', typography: 'body2' }}
    >
      <Box
        component="span"
        aria-hidden
        sx={enabled ? { ...DOT, bgcolor: 'success.main' } : { ...DOT, border: 2, borderColor: 'text.secondary' }}
      />
      {formatValue('situacao', flagAtivo)}
    </Box>
  );
}

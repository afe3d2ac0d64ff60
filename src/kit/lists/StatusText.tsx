import { Box } from '@mui/material';
import { formatValue, type Value } from '../../../resources/kinds.ts';

const DOT = { width: 8, height: 8, borderRadius: '50%', display: 'inline-block', mr: 0.75, border: 1 };

/** Whether a record is enabled: a dot, full or empty, and the word. */
export function StatusText({ flagAtivo }: { flagAtivo: Value | undefined }) {
  const color = flagAtivo === 1 ? 'success.main' : 'text.secondary';
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ ...DOT, borderColor: color, bgcolor: flagAtivo === 1 ? color : 'transparent' }}
      />
      {formatValue('situacao', flagAtivo)}
    </span>
  );
}

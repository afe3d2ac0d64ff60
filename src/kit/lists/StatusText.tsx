import { Box } from '@mui/material';
import { formatValue, type Value } from '../../../resources/kinds.ts';

const SIZE = 8;
const DOT = { width: SIZE, height: SIZE, borderRadius: '50%', display: 'inline-block', mr: 0.75, borderStyle: 'solid' };
/** A full dot is all border: whoever gives all colours takes grounds away. */
const BORDERS = { full: `${SIZE / 2}px`, empty: '1px' };

/** Whether a record is enabled: a dot, full or empty, and the word. */
export function StatusText({ flagAtivo }: { flagAtivo: Value | undefined }) {
  const color = flagAtivo === 1 ? 'success.main' : 'text.secondary';
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ ...DOT, borderColor: color, borderWidth: flagAtivo === 1 ? BORDERS.full : BORDERS.empty }}
      />
      {formatValue('situacao', flagAtivo)}
    </span>
  );
}

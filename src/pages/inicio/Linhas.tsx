import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Linha } from './cartoes.ts';

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 };

/** What waits, each a link to its list. */
export function Linhas({ linhas }: { linhas: readonly Linha[] }) {
  return (
    <Box component="ul" sx={LIST}>
      {linhas.map(({ texto, to }) => (
        <li key={to}>
          <MuiLink component={Link} to={to}>
            {texto}
          </MuiLink>
        </li>
      ))}
    </Box>
  );
}

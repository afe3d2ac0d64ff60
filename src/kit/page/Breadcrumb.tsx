import { Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, type To } from 'react-router-dom';

/** A page above this one: what it is called in a line of them, where it is, and in words what going there does. */
export interface Step {
  text: string;
  to: To;
  label?: string;
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', m: 0, p: 0, listStyle: 'none', minWidth: 0 };
const SLASH = { '&::before': { content: '"/"', mx: 0.75, color: 'text.secondary' } };
const STEP = { display: 'inline-block', lineHeight: '24px' };

/** Where the page stands: those above it, each a link, and itself. */
export function Breadcrumb({ steps, current }: { steps: readonly Step[]; current?: string }) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('shell.breadcrumb')} sx={{ minWidth: 0, typography: 'body2' }}>
      <Box component="ol" sx={LINE}>
        {steps.map(({ text, to, label }, at) => (
          <Box component="li" key={text} sx={at > 0 ? SLASH : undefined}>
            <MuiLink component={Link} to={to} aria-label={label} sx={STEP}>
              {text}
            </MuiLink>
          </Box>
        ))}
        {current && (
          <Box component="li" aria-current="page" sx={{ ...SLASH, overflowWrap: 'anywhere' }}>
            {current}
          </Box>
        )}
      </Box>
    </Box>
  );
}

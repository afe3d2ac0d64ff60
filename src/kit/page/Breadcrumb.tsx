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
/** A step and what parts it from the next: where they do not all fit one line, the next begins with a name. */
const WITH_SLASH = { display: 'flex', alignItems: 'flex-end', lineHeight: '24px' };

/** Where the page stands: those above it, each a link, and itself. */
export function Breadcrumb({ steps, current }: { steps: readonly Step[]; current?: string }) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('shell.breadcrumb')} sx={{ minWidth: 0, typography: 'body2' }}>
      <Box component="ol" sx={LINE}>
        {steps.map(({ text, to, label }, at) => (
          <Box component="li" key={text} sx={WITH_SLASH}>
            <MuiLink component={Link} to={to} aria-label={label}>
              {text}
            </MuiLink>
            {(current || at < steps.length - 1) && (
              <Box component="span" aria-hidden sx={{ mx: 0.75, color: 'text.secondary' }}>
                /
              </Box>
            )}
          </Box>
        ))}
        {current && (
          <Box component="li" aria-current="page" sx={{ overflowWrap: 'anywhere' }}>
            {current}
          </Box>
        )}
      </Box>
    </Box>
  );
}

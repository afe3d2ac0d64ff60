import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { HomeLink } from './HomeLink.tsx';
import { Notice } from './Notice.tsx';

/** A path as it is read; one that means nothing, as it came. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Shows the path that leads nowhere. */
export function NotFound() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Notice title={translate('shell.notFound.title')} message={translate('shell.notFound.message')}>
      <Typography component="p" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', mb: 2 }}>
        {readable(pathname)}
      </Typography>
      <HomeLink />
    </Notice>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { BarePage } from './BarePage.tsx';
import { type FailureProps, useTriedAgain } from './failed.ts';
import { Notice } from './Notice.tsx';

/**
 * Shown in place of a page that broke; goes away with the next page. One whose code did not come is tried again on demand,
 * and by itself once there is a connection.
 */
export function Failure(props: FailureProps) {
  const translate = useTranslate();
  const missing = useTriedAgain(props);
  const told = missing ? 'shell.failure.missing' : 'shell.failure.broken';
  return (
    <Notice title={translate(`${told}.title`)} message={translate(`${told}.message`)}>
      <Stack direction="row" spacing={1}>
        {missing && (
          <Button variant="contained" onClick={() => props.resetErrorBoundary()}>
            {translate('shell.retry')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {translate('shell.failure.reload')}
        </Button>
      </Stack>
    </Notice>
  );
}

/** The same of a page that nothing of the application stands around. */
export function BareFailure(props: FailureProps) {
  return (
    <BarePage>
      <Failure {...props} />
    </BarePage>
  );
}

import Button from '@mui/material/Button';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { Notice } from './Notice.tsx';

/** Shown in place of a page that broke; goes away with the next page. */
export function Failure({ resetErrorBoundary }: { resetErrorBoundary: (args?: unknown) => void }) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Notice title={translate('shell.failure.title')} message={translate('shell.failure.message')}>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('shell.failure.reload')}
      </Button>
    </Notice>
  );
}

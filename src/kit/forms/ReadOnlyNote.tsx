import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useReadOnly } from './inputs/mode.ts';

/** Says to those who may only see why there is nothing to type in. */
export function ReadOnlyNote() {
  const translate = useTranslate();
  const readOnly = useReadOnly();
  if (!readOnly) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('cadastro.form.readOnly')}
    </Alert>
  );
}

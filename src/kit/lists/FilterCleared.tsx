import { Snackbar } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SECOND, TOAST_MS, TOP_CENTRE } from '../feedback/toast.ts';

/** Tells that the list's filter was taken away, below the toast that tells of the save. */
export function FilterCleared() {
  const translate = useTranslate();
  const [open, setOpen] = useState(true);
  return (
    <Snackbar
      open={open}
      autoHideDuration={TOAST_MS}
      anchorOrigin={TOP_CENTRE}
      sx={SECOND}
      onClose={() => setOpen(false)}
      message={translate('cadastro.list.filterCleared')}
    />
  );
}

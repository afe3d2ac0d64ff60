import CloseIcon from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';

function Close() {
  const translate = useTranslate();
  return (
    <IconButton color="inherit" onClick={useCloseNotification()} aria-label={translate('cadastro.form.close')}>
      <CloseIcon fontSize="small" />
    </IconButton>
  );
}

/** Has a toast stay until it is closed: for what must be read. */
export const LASTING = {
  autoHideDuration: null,
  action: <Close />,
  // The button beside the text, however long that is.
  sx: { '& .MuiSnackbarContent-root': { flexWrap: 'nowrap', alignItems: 'flex-start' } },
};

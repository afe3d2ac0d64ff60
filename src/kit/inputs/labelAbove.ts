import type { Theme } from '@mui/material/styles';

/** Of what holds a field: a label that no phone has room for on its edge stands above it, in as many lines as it needs. */
export const LABEL_ABOVE = {
  '& .MuiInputLabel-root.MuiInputLabel-outlined': {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    whiteSpace: 'normal',
    fontSize: '0.75rem',
    mb: 0.5,
  },
  '& legend': { display: 'none' },
  '& fieldset': { top: 0 },
};

/** The same on a phone alone. */
export const LABEL_ABOVE_ON_PHONE = ({ breakpoints }: Theme) => ({ [breakpoints.down('sm')]: LABEL_ABOVE });

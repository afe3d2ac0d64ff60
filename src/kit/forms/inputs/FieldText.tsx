import { Box, FormHelperText, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface FieldTextProps {
  label: string;
  /** What is read; nothing shows as '-'. */
  children: ReactNode;
  /** What is to be known of the value. */
  note?: string;
}

/** Lines stay as they were typed; a word longer than its place breaks. */
const VALUE = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };

/** A field that is only read: its label over its value, where the input would be. One names the other. */
export function FieldText({ label, children, note }: FieldTextProps) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ minWidth: 0, pb: 1 }}>
      <Typography id={labelId} variant="caption" component="div" color="textSecondary">
        {label}
      </Typography>
      <Typography component="div" sx={VALUE}>
        {children || '-'}
      </Typography>
      {note && <FormHelperText error>{note}</FormHelperText>}
    </Box>
  );
}

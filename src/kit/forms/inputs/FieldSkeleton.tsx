import { Box, Skeleton } from '@mui/material';
import { InputHelperText } from 'react-admin';
import { Field } from '../../inputs/Field.tsx';
import { FieldText } from './FieldText.tsx';
import { useReadOnly } from './mode.ts';
import { type KindInputProps, linesOf } from './useKindInput.tsx';

/** The place of a field whose value is on its way, as high as its input, or its text, will be. */
export function FieldSkeleton({ field, rows, readOnly }: KindInputProps) {
  const reading = useReadOnly() || readOnly;
  return (
    <Box aria-hidden>
      {reading ? (
        <FieldText label={field.label}>
          <Skeleton width="60%" />
        </FieldText>
      ) : (
        <Field
          label={field.label}
          disabled
          fullWidth
          {...linesOf(field, rows)}
          helperText={<InputHelperText />}
          slotProps={{ inputLabel: { shrink: true }, input: { startAdornment: <Skeleton width="60%" /> } }}
        />
      )}
    </Box>
  );
}

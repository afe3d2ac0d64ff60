import { Checkbox } from '@mui/material';

interface ChoiceBoxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange(checked: boolean): void;
}

/** A box that chooses rows, and leaves them as low as they are without it. */
export function ChoiceBox({ label, onChange, ...state }: ChoiceBoxProps) {
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      {...state}
      onChange={({ target }) => onChange(target.checked)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

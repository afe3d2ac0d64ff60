import { Button, type ButtonProps } from '@mui/material';

const PARADO = {
  '&[aria-disabled="true"]': { color: 'action.disabled', borderColor: 'divider', boxShadow: 'none' },
  '&.MuiButton-contained[aria-disabled="true"]': { backgroundColor: 'action.disabledBackground' },
} as const;

interface BotaoQueFicaProps extends Omit<ButtonProps, 'disabled' | 'sx'> {
  /** It has nothing to do for now. */
  parado: boolean;
  onClick(): void;
}

/** A button with nothing to do for now keeps the focus: it is not disabled, but looks so and does nothing. */
export function BotaoQueFica({ parado, onClick, ...props }: BotaoQueFicaProps) {
  return <Button {...props} aria-disabled={parado} onClick={() => parado || onClick()} sx={PARADO} />;
}

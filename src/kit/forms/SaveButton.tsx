import { Box, Button, type ButtonProps, CircularProgress } from '@mui/material';

interface SaveButtonProps extends Pick<ButtonProps, 'children' | 'disabled' | 'sx' | 'variant'> {
  /** A save is under way: another one is not sent. */
  saving: boolean;
}

/** Over the words, whose place it takes: nothing moves. */
const TURNING = { position: 'absolute', color: 'inherit' };

/**
 * Submits the form around. While it works it keeps the focus, without which Esc would do nothing until the reply; a
 * click, or Enter in a field, then does nothing.
 */
export function SaveButton({ saving, children, ...button }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      {...button}
      aria-disabled={saving}
      aria-busy={saving}
      // Enter in a field presses the button too.
      onClick={(event) => saving && event.preventDefault()}
    >
      {saving && <CircularProgress size={16} aria-hidden sx={TURNING} />}
      <Box component="span" sx={{ opacity: saving ? 0 : 1 }}>
        {children}
      </Box>
    </Button>
  );
}

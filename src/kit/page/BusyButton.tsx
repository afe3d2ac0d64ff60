import { Box, Button, type ButtonProps, CircularProgress } from '@mui/material';

export interface BusyButtonProps
  extends Pick<
    ButtonProps,
    | 'aria-describedby'
    | 'aria-keyshortcuts'
    | 'aria-label'
    | 'autoFocus'
    | 'children'
    | 'color'
    | 'disabled'
    | 'onClick'
    | 'startIcon'
    | 'sx'
    | 'type'
    | 'variant'
  > {
  /** What it began is under way: pressing it does nothing. */
  busy: boolean;
}

/** Over the words, whose place it takes: nothing moves. */
const TURNING = { position: 'absolute', color: 'inherit' };

/** A button whose work takes a while. Meanwhile it keeps the focus, without which Esc would do nothing until the end. */
export function BusyButton({ busy, onClick, children, ...button }: BusyButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={busy}
      aria-busy={busy}
      // Enter in a field of its form presses the button too.
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <CircularProgress size={16} aria-hidden sx={TURNING} />}
      <Box component="span" sx={{ opacity: busy ? 0 : 1 }}>
        {children}
      </Box>
    </Button>
  );
}

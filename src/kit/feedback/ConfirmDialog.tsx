import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { BusyButton } from '../page/BusyButton.tsx';
import { OpenerStays } from './opener.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The confirmed work can be taken back: its button does not warn. */
  harmless?: boolean;
  /** While the confirmed work is under way: nothing can be pressed twice. */
  busy?: boolean;
  /** Null when there is nothing to confirm, only something to read. */
  onConfirm: (() => void) | null;
  onCancel(): void;
  /** Once it is gone and has given the focus back. */
  onExited?(): void;
}

/** Asks before something that cannot be undone. Esc cancels; the focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, harmless, busy = false, onConfirm, onCancel, onExited } = props;
  const id = useId();
  // What it asks about may be gone while it fades out: its words stay.
  const [shown, setShown] = useState({ title, text });
  if (open && (title !== shown.title || text !== shown.text)) setShown({ title, text });
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      slotProps={{ transition: { onExited } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <OpenerStays />
      <DialogTitle id={`${id}-title`}>{shown.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} aria-live="polite">
          {shown.text}
        </DialogContentText>
      </DialogContent>
      {/* Another question starts over: the focus is again on the answer that changes nothing. */}
      <DialogActions key={shown.text}>
        <Button onClick={onCancel} disabled={busy} autoFocus>
          {cancelLabel}
        </Button>
        {onConfirm && (
          <BusyButton onClick={onConfirm} busy={busy} color={harmless ? 'primary' : 'error'} variant="contained">
            {confirmLabel}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

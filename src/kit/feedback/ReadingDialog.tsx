import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { OpenerStays } from './opener.tsx';

interface ReadingDialogProps {
  title: string;
  /** Pixels, where the window has them. */
  width: number;
  /** False while it fades away. */
  open?: boolean;
  onClose(): void;
  /** Before 'Fechar'. */
  actions?: ReactNode;
  /** 'Fechar' has the focus at first, unless a field inside does. */
  focusClose?: boolean;
  closeRef?: Ref<HTMLButtonElement>;
  /** Nothing inside takes the focus: the keyboard scrolls its content by itself. */
  plain?: boolean;
  children: ReactNode;
}

/** Something to look at over the page, with 'Fechar' below it. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { title, width, open = true, onClose, actions, focusClose = true, closeRef, plain, children } = props;
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: width } } }}
    >
      <OpenerStays />
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent {...(plain && { tabIndex: 0 })}>{children}</DialogContent>
      <DialogActions>
        {actions}
        <Button ref={closeRef} onClick={onClose} autoFocus={focusClose}>
          {translate('cadastro.form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

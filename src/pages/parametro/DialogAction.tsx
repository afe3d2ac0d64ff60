import { type ReactNode, useState } from 'react';
import { IconAction } from '../../kit/page/IconAction.tsx';

interface DialogActionProps {
  label: string;
  icon: ReactNode;
  /** The dialog, fetched when it is first opened. */
  children(open: boolean, onClose: () => void): ReactNode;
}

/** Opens a dialog about a record, from its row in the list. */
export function DialogAction({ label, icon, children }: DialogActionProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconAction
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        label={label}
      >
        {icon}
      </IconAction>
      {opened && children(open, () => setOpen(false))}
    </>
  );
}

import { type ComponentType, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTell } from './feedback/useTell.ts';
import { type Later, later } from './later.tsx';

interface DialogProps {
  /** Not given by those that are there only while they are open. */
  open?: boolean;
  onClose(): void;
}

/**
 * A dialog whose code comes when it is first opened. When it does not come, that is told and the dialog is closed: the page
 * below it stays as it is, and the next try asks again.
 *
 * @param isOpen for dialogs that are there before they are open, and tell it by something else than `open`
 */
export function laterDialog<P extends DialogProps>(
  load: () => Promise<{ default: ComponentType<P> }>,
  isOpen: (props: P) => boolean = ({ open = true }) => open,
): Later<P> {
  const Dialog = later(load);

  function Asked(props: P) {
    const translate = useTranslate();
    const tell = useTell();
    const [, setCame] = useState(false);
    const giveUp = useEffectEvent(() => {
      tell(translate('shell.failure.dialog'), 'warning');
      props.onClose();
    });
    const asked = isOpen(props) && !Dialog.isThere();
    useLayoutEffect(() => {
      if (!asked) return;
      let shown = true;
      Dialog.bring().then(
        () => shown && setCame(true),
        () => shown && giveUp(),
      );
      return () => {
        shown = false;
      };
    }, [asked]);
    return Dialog.isThere() ? <Dialog {...props} /> : null;
  }
  const { bring, isThere } = Dialog;
  return Object.assign(Asked, { bring, isThere });
}

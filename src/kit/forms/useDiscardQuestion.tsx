import { useRef, useState } from 'react';
import { DiscardDialog, DiscardGuard } from './DiscardGuard.tsx';

/**
 * Asks before a dialog is closed, or the page left, with something typed in the form that it holds.
 *
 * @param onClose closes the dialog
 * @param onDiscard the user gives up what was typed
 * @returns `onDirty` for the form's `useDirtyForm`; `requestClose` for whatever closes the dialog, `close` for what
 *   closes it unasked, such as a save; the `question`, which stands in it
 */
export function useDiscardQuestion(onClose: () => void, onDiscard?: () => void) {
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const [onDirty] = useState(() => (isDirty: boolean) => {
    dirty.current = isDirty;
  });
  const close = () => {
    dirty.current = false;
    setAsking(false);
    onClose();
  };
  const discard = () => {
    onDiscard?.();
    close();
  };
  const question = (
    <>
      <DiscardDialog open={asking} onDiscard={discard} onKeep={() => setAsking(false)} />
      <DiscardGuard dirty={dirty} onDiscard={onDiscard} />
    </>
  );
  return { onDirty, requestClose: () => (dirty.current ? setAsking(true) : close()), close, question };
}

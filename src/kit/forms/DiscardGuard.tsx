import { useEffect } from 'react';
import { useBlocker, useCanBlock, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { type Guard, guards, losing } from './guards.ts';

interface DiscardDialogProps {
  open: boolean;
  onDiscard(): void;
  onKeep(): void;
  /** What keeping it is called, where nobody goes on editing. */
  keepLabel?: string;
  /** Once it is gone and has given the focus back. */
  onExited?(): void;
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ open, onDiscard, onKeep, keepLabel, onExited }: DiscardDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      title={translate('cadastro.form.discardTitle')}
      text={translate('cadastro.form.discardText')}
      confirmLabel={translate('cadastro.form.discard')}
      cancelLabel={keepLabel ?? translate('cadastro.form.keepEditing')}
      onConfirm={onDiscard}
      onCancel={onKeep}
      onExited={onExited}
    />
  );
}

/** A router asks only one of the page's guards: each answers for all. */
function Blocker(guard: Guard) {
  useEffect(() => {
    guards.add(guard);
    return () => void guards.delete(guard);
  });
  const blocker = useBlocker(({ nextLocation }) => losing(nextLocation.pathname).length > 0);
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onDiscard={() => {
        for (const { onDiscard } of losing(blocker.location?.pathname)) onDiscard?.();
        blocker.proceed?.();
      }}
      onKeep={() => blocker.reset?.()}
    />
  );
}

/** Asks before another address is opened, by the back button too, while `dirty` says that something would be lost. */
export function DiscardGuard(guard: Guard) {
  // Routers without data routes cannot hold a navigation back.
  return useCanBlock() ? <Blocker {...guard} /> : null;
}

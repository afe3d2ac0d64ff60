import { useBlocker, useCanBlock, useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  onDiscard(): void;
  onKeep(): void;
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      title={translate('cadastro.form.discardTitle')}
      text={translate('cadastro.form.discardText')}
      confirmLabel={translate('cadastro.form.discard')}
      cancelLabel={translate('cadastro.form.keepEditing')}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}

function Blocker({ dirty }: { dirty: RefObject<boolean> }) {
  const blocker = useBlocker(() => dirty.current);
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onDiscard={() => blocker.proceed?.()}
      onKeep={() => blocker.reset?.()}
    />
  );
}

/** Asks before another address is opened, by the back button too, while `dirty` says that something would be lost. */
export function DiscardGuard({ dirty }: { dirty: RefObject<boolean> }) {
  // Routers without data routes cannot hold a navigation back.
  return useCanBlock() ? <Blocker dirty={dirty} /> : null;
}

import { useTranslate } from 'react-admin';
import { draftKeys } from '../../app/drafts.ts';
import { useCurrentUser } from '../../app/session.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { DiscardDialog } from '../../kit/forms/DiscardGuard.tsx';
import { losing } from '../../kit/forms/guards.ts';

interface LeaveDialogProps {
  open: boolean;
  onDiscard(): void;
  onClose(): void;
}

/** Asks before a logout erases what was typed and not saved: in this page, or anywhere in this browser. */
export default function LeaveDialog({ open, onDiscard, onClose }: LeaveDialogProps) {
  const translate = useTranslate();
  const user = useCurrentUser();
  const kept = open && user ? draftKeys(user.id).length : 0;
  // Of what is open in this page alone, how many they are says nothing.
  if (kept <= losing().length) return <DiscardDialog open={open} onDiscard={onDiscard} onKeep={onClose} />;
  return (
    <ConfirmDialog
      open={open}
      title={translate('rascunho.leaving.title')}
      text={translate('rascunho.leaving.text', { smart_count: kept })}
      confirmLabel={translate('rascunho.leaving.confirm')}
      cancelLabel={translate('rascunho.leaving.cancel')}
      onConfirm={onDiscard}
      onCancel={onClose}
    />
  );
}

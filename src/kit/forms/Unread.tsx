import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { GoneDrafts } from '../drafts/GoneDrafts.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { isGone } from '../feedback/gone.ts';
import { ReadingDialog } from '../feedback/ReadingDialog.tsx';

/**
 * For the `EditBase` of a form dialog, when its record could not be read: one that is gone, of which nothing was typed,
 * is told in passing and its form closed. Whatever else there is to tell, `Unread` does.
 *
 * @param draft which form, of which record
 */
export function useGoneUntyped(draft: string, onClose: () => void) {
  const notify = useNotify();
  const place = useDraft(draft);
  return (error: unknown) => {
    if (!isGone(error) || place?.readAll().length) return;
    notify('ra.notification.item_doesnt_exist', { type: 'error' });
    onClose();
  };
}

interface UnreadProps {
  error: unknown;
  /** Which form, of which record. */
  draft: string;
  fields: readonly Field[];
  worded?(values: FieldValues): FieldValues;
  onRetry(): unknown;
  onClose(): void;
}

/**
 * In place of a form whose record could not be read. Of one that is gone it shows all that was typed, which no form will
 * offer again; else that stays kept, and the record can be asked for again.
 */
export function Unread({ error, draft, fields, worded, onRetry, onClose }: UnreadProps) {
  const translate = useTranslate();
  const place = useDraft(draft);
  const [drafts] = useState(() => place?.readAll() ?? []);
  if (!isGone(error)) {
    return (
      <ReadingDialog title={translate('rascunho.unread.title')} width={600} onClose={onClose}>
        <ErrorAlert onRetry={onRetry}>{error instanceof Error ? error.message : String(error)}</ErrorAlert>
        {drafts.length > 0 && <DialogContentText sx={{ mt: 2 }}>{translate('rascunho.unread.kept')}</DialogContentText>}
      </ReadingDialog>
    );
  }
  if (drafts.length === 0) return null;
  const close = () => {
    place?.removeAll();
    onClose();
  };
  return (
    <ReadingDialog title={translate('rascunho.gone.title')} width={600} plain focusClose={false} onClose={close}>
      <DialogContentText>
        {translate('rascunho.gone.text')} {translate('rascunho.gone.forgotten')}
      </DialogContentText>
      <GoneDrafts drafts={drafts} fields={fields} worded={worded} />
    </ReadingDialog>
  );
}

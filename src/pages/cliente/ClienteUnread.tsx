import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { GoneDrafts } from '../../kit/drafts/GoneDrafts.tsx';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { isGone } from '../../kit/forms/Unread.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { FIELDS, useWorded } from './DadosForm.tsx';
import { CLIENTE } from './tabs.ts';

interface ClienteUnreadProps {
  id: number;
  error: Error;
  onRetry(): unknown;
}

/** In place of a client that could not be read. Of one that is gone it shows what was typed, which no form will offer again. */
export function ClienteUnread({ id, error, onRetry }: ClienteUnreadProps) {
  const translate = useTranslate();
  const place = useDraft(`${CLIENTE}/${id}`);
  const worded = useWorded();
  const drafts = isGone(error) ? (place?.readAll() ?? []) : [];
  return (
    <>
      <PageHead title={translate('cliente.detail.failed')} />
      <ErrorAlert onRetry={onRetry}>{error.message}</ErrorAlert>
      {drafts.length > 0 && <Typography sx={{ mt: 2 }}>{translate('rascunho.gone.text')}</Typography>}
      <GoneDrafts drafts={drafts} fields={FIELDS} worded={worded} />
    </>
  );
}

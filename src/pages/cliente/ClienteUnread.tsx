import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { draftsOf } from '../../app/clienteDrafts.ts';
import { draftsWithin } from '../../app/draftPlace.ts';
import { useCurrentUser } from '../../app/session.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { isGone } from '../../kit/feedback/gone.ts';
import { later } from '../../kit/later.tsx';
import { Breadcrumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useClientesStep } from './head/useClientesStep.ts';

const GoneForms = later(() => import('./GoneForms.tsx'));

interface ClienteUnreadProps {
  id: number;
  error: Error;
  onRetry(): unknown;
}

/**
 * In place of a client that could not be read. Of one that is gone it shows all that was typed, in whichever of its forms:
 * none will offer it again.
 */
export function ClienteUnread({ id, error, onRetry }: ClienteUnreadProps) {
  const translate = useTranslate();
  const userId = useCurrentUser()?.id;
  const whole = draftsOf(id);
  const [drafts] = useState(() => (userId === undefined ? [] : draftsWithin(userId, whole)));
  const clients = useClientesStep();
  const gone = isGone(error);
  return (
    <>
      <Breadcrumb steps={[clients]} />
      <PageHead title={translate('cliente.detail.failed')} />
      <ErrorAlert onRetry={gone ? undefined : onRetry}>{error.message}</ErrorAlert>
      {gone && drafts.length > 0 && <GoneForms drafts={drafts} whole={whole} />}
    </>
  );
}

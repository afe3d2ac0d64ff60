import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arquivo } from '../../../../contract/importacao.ts';
import { contract } from '../../../../contract/index.ts';
import { useApi, useCall } from '../../../app/useCall.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../../kit/feedback/PageSkeleton.tsx';
import { ReadingDialog } from '../../../kit/feedback/ReadingDialog.tsx';
import { useTell, useTellError } from '../../../kit/feedback/useTell.ts';
import { BusyButton } from '../../../kit/page/BusyButton.tsx';
import { useRefreshImports } from '../useUpload.ts';
import { Resolver } from './Resolver.tsx';

const { importacao, previas } = contract;

/** Gives the pending results of a file that is there already their places, and tries them again. */
export function ResolverDialog({ arquivo, onClose }: { arquivo: Arquivo; onClose(): void }) {
  const translate = useTranslate();
  const api = useApi();
  const tell = useTell();
  const tellError = useTellError();
  const refresh = useRefreshImports();
  const [busy, setBusy] = useState(false);
  const request = { params: { id: arquivo.id } };
  const { data, error, refetch } = useCall(previas.ofPending, request, { gcTime: 0 });

  async function again() {
    setBusy(true);
    try {
      const reply = await api(importacao.retry, request);
      tell(reply.data.msg, reply.data.sucesso ? 'success' : 'error');
      await refresh();
      onClose();
    } catch (failure) {
      tellError(failure);
    }
    setBusy(false);
  }

  return (
    <ReadingDialog
      title={translate('importacao.resolve.title', { nome: arquivo.nomeArquivo })}
      width={800}
      onClose={onClose}
      actions={
        <BusyButton variant="contained" busy={busy} disabled={!data?.data.importariam} onClick={again}>
          {translate('importacao.list.again')}
        </BusyButton>
      }
    >
      {error && <ErrorAlert onRetry={refetch}>{error.message}</ErrorAlert>}
      {!data && !error && <PageSkeleton />}
      {data && (
        <Resolver previa={data.data} about="ofPending" laboratorio={arquivo.laboratorio ?? 1} onChosen={refetch} />
      )}
    </ReadingDialog>
  );
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arquivo } from '../../../contract/importacao.ts';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { useTell } from '../../kit/feedback/useTell.ts';
import { withDoubt } from '../../kit/feedback/withDoubt.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { useRefreshImports } from './useUpload.ts';

interface ArquivoOptionsProps {
  arquivo: Arquivo;
  onViewPending(): void;
  /** Of a file whose results can be given a place by choosing, and tried again. */
  onResolve?: () => void;
  onRemove(): void;
}

/** What can be done with a file: look at what is pending and try it again, read it anew, or remove it. */
export function ArquivoOptions({ arquivo, onViewPending, onResolve, onRemove }: ArquivoOptionsProps) {
  const translate = useTranslate();
  const api = useApi();
  const tell = useTell();
  const refresh = useRefreshImports();
  const offersMore = useOffersMore();
  const [busy, setBusy] = useState(false);
  const nome = arquivo.nomeArquivo;

  async function again(call: typeof contract.importacao.retry | typeof contract.importacao.readAgain) {
    setBusy(true);
    try {
      const { data } = await api(call, { params: { id: arquivo.id } });
      tell(data.msg, data.aviso ? 'warning' : data.sucesso ? 'success' : 'error');
    } catch (error) {
      tell(withDoubt(error, translate('incerto.reimportado')), 'error');
    }
    await refresh();
    setBusy(false);
  }

  return (
    <>
      {arquivo.pendentes > 0 && (
        <>
          <Button onClick={onViewPending} aria-label={translate('importacao.list.viewPendingOf', { nome })}>
            {translate('importacao.list.viewPending')}
          </Button>
          {onResolve && offersMore && (
            <Button onClick={onResolve} aria-label={translate('importacao.list.resolveOf', { nome })}>
              {translate('importacao.list.resolve')}
            </Button>
          )}
          {onResolve && (
            <BusyButton
              onClick={() => again(contract.importacao.retry)}
              busy={busy}
              aria-label={translate('importacao.list.againOf', { nome })}
            >
              {translate('importacao.list.again')}
            </BusyButton>
          )}
        </>
      )}
      {onResolve && offersMore && arquivo.situacao === 'importado' && (
        <IconAction
          // It keeps the focus while it works.
          onClick={() => busy || again(contract.importacao.readAgain)}
          aria-disabled={busy}
          label={translate('importacao.list.readAgainOf', { nome })}
        >
          <RefreshIcon fontSize="small" />
        </IconAction>
      )}
      <IconAction onClick={onRemove} disabled={busy} label={translate('importacao.list.remove', { nome })}>
        <DeleteIcon fontSize="small" />
      </IconAction>
    </>
  );
}

import SyncIcon from '@mui/icons-material/SyncOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useApi, useCall } from '../../app/useCall.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { withDoubt } from '../../kit/feedback/withDoubt.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { useFocusLeft } from '../../kit/page/useFocusLeft.ts';
import { Desfecho } from './Desfecho.tsx';
import { useOutcome } from './useOutcome.ts';
import { useRefreshImports } from './useUpload.ts';

const { mylims } = contract;
const POLL_MS = 700;

/** Joins what is staged into the history; shows how far it is, and what came of it until the next time. */
export function Sincronizar() {
  const translate = useTranslate();
  const api = useApi();
  const refresh = useRefreshImports();
  const [busy, setBusy] = useState(false);
  const { outcome, say, forget } = useOutcome();

  async function synchronize() {
    setBusy(true);
    forget();
    const result = await api(mylims.sync).then(
      ({ data }) => ({ severity: data.sucesso ? ('success' as const) : ('error' as const), text: data.msg }),
      (error: unknown) => ({
        severity: 'error' as const,
        text: withDoubt(error, translate('incerto.sincronizado')),
      }),
    );
    say({ ...result, text: result.text || translate('importacao.mylims.synced') });
    setBusy(false);
    await refresh();
  }

  return (
    <Box sx={{ mb: 2 }}>
      <BusyButton variant="outlined" startIcon={<SyncIcon />} busy={busy} onClick={synchronize}>
        {translate('importacao.mylims.sync')}
      </BusyButton>
      {busy && <SyncProgress />}
      <Desfecho outcome={outcome} />
    </Box>
  );
}

function SyncProgress() {
  const translate = useTranslate();
  const place = useFocusLeft<HTMLDivElement>();
  const labelId = useId();
  const api = useApi();
  const tellError = useTellError();
  const { data } = useCall(mylims.progress, {}, { refetchInterval: POLL_MS, gcTime: 0, retry: false });
  const { amostras = 0, criadas = 0, atualizadas = 0, iguais = 0, recusadas = 0 } = data?.data ?? {};
  const feitas = criadas + atualizadas + iguais + recusadas;
  return (
    <Box ref={place} sx={{ maxWidth: 480, mt: 1 }}>
      <Typography id={labelId} variant="body2">
        {translate('importacao.mylims.syncing')}{' '}
        {amostras > 0 && translate('importacao.mylims.progress', { feitas, smart_count: amostras })}
      </Typography>
      <LinearProgress
        aria-labelledby={labelId}
        {...(amostras > 0 ? { variant: 'determinate', value: Math.min(100, (100 * feitas) / amostras) } : {})}
      />
      {data?.data && (
        <Button sx={{ mt: 0.5 }} onClick={() => api(mylims.cancel).catch(tellError)}>
          {translate('importacao.mylims.cancel')}
        </Button>
      )}
    </Box>
  );
}

import SyncIcon from '@mui/icons-material/SyncOutlined';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useApi, useCall } from '../../app/useCall.ts';
import { useTell, useTellError } from '../../kit/feedback/useTell.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { type Outcome, useRefreshImports } from './useUpload.ts';

const { mylims } = contract;
const POLL_MS = 700;

/** Joins what is staged into the history; shows how far it is, and what came of it until the next time. */
export function Sincronizar() {
  const translate = useTranslate();
  const api = useApi();
  const tell = useTell();
  const refresh = useRefreshImports();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Pick<Outcome, 'severity' | 'text'> | null>(null);

  async function synchronize() {
    setBusy(true);
    setOutcome(null);
    const result = await api(mylims.sync).then(
      ({ data }) => ({ severity: data.sucesso ? ('success' as const) : ('error' as const), text: data.msg }),
      (error: unknown) => ({
        severity: 'error' as const,
        text: error instanceof Error ? error.message : String(error),
      }),
    );
    const text = result.text || translate('importacao.mylims.synced');
    setOutcome({ ...result, text });
    tell(text, result.severity);
    setBusy(false);
    await refresh();
  }

  return (
    <Box sx={{ mb: 2 }}>
      <BusyButton variant="outlined" startIcon={<SyncIcon />} busy={busy} onClick={synchronize}>
        {translate('importacao.mylims.sync')}
      </BusyButton>
      {busy && <SyncProgress />}
      {outcome && (
        <Alert role="note" severity={outcome.severity} sx={{ mt: 1 }}>
          {outcome.text}
        </Alert>
      )}
    </Box>
  );
}

function SyncProgress() {
  const translate = useTranslate();
  const labelId = useId();
  const api = useApi();
  const tellError = useTellError();
  const { data } = useCall(mylims.progress, {}, { refetchInterval: POLL_MS, gcTime: 0, retry: false });
  const { amostras = 0, criadas = 0, atualizadas = 0, iguais = 0, recusadas = 0 } = data?.data ?? {};
  const feitas = criadas + atualizadas + iguais + recusadas;
  return (
    <Box sx={{ maxWidth: 480, mt: 1 }}>
      <Typography id={labelId} variant="body2">
        {translate('importacao.mylims.syncing')}{' '}
        {amostras > 0 && translate('importacao.mylims.progress', { feitas, amostras })}
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

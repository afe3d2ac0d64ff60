import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useApi, useCall } from '../../app/useCall.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { useFocusLeft } from '../../kit/page/useFocusLeft.ts';
import type { Tela } from './telas.ts';

const POLL_MS = 700;

interface ProgressProps {
  tela: Tela;
  nome: string;
  /** Null until the file is registered. */
  id: number | null;
}

/**
 * How far an import is, with the way to give it up as soon as the server has the file. Before the server counts, and on
 * one that does not tell, only that it is under way.
 */
export function Progress({ tela, nome, id }: ProgressProps) {
  const translate = useTranslate();
  const place = useFocusLeft<HTMLDivElement>();
  const labelId = useId();
  const api = useApi();
  const tellError = useTellError();
  const { data } = useCall(
    tela.progress,
    { params: { id: id ?? 0 } },
    { enabled: id !== null, refetchInterval: POLL_MS, gcTime: 0, retry: false },
  );
  const { linhas = 0, importadas = 0, repetidas = 0, pendentes = 0 } = data?.data ?? {};
  const feitos = importadas + repetidas + pendentes;
  return (
    <Box ref={place} sx={{ maxWidth: 480, mt: 1 }}>
      <Typography id={labelId} variant="body2">
        {translate('importacao.form.sending', { nome })}{' '}
        {linhas > 0 && translate('importacao.form.progress', { feitos, smart_count: linhas })}
      </Typography>
      <LinearProgress
        aria-labelledby={labelId}
        {...(linhas > 0 ? { variant: 'determinate', value: (100 * feitos) / linhas } : {})}
      />
      {data?.data.situacao === 'importando' && id !== null && (
        <Button sx={{ mt: 0.5 }} onClick={() => api(tela.cancel, { params: { id } }).catch(tellError)}>
          {translate('importacao.form.cancel')}
        </Button>
      )}
    </Box>
  );
}

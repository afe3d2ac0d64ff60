import { Box, LinearProgress, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { callKey, useApi } from '../../../app/useCall.ts';
import { useOffersMore } from '../../../app/useOffersMore.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { Resolver } from './Resolver.tsx';

const { previas } = contract;

interface PreviaProps {
  file: File;
  laboratorio: number;
  /** What is said of it already. */
  told?: string | undefined;
}

/** What sending a chosen file would do, before anything is written; without a match, what its texts may mean. */
export function Previa({ file, laboratorio, told }: PreviaProps) {
  const translate = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const offersMore = useOffersMore();
  const about = [file.name, file.size, file.lastModified, laboratorio];
  const { data, error, isFetching } = useQuery({
    queryKey: [...callKey(previas.ofFile), ...about],
    queryFn: ({ signal }) => api(previas.ofFile, { body: { Laboratorio: laboratorio }, file, signal }),
    enabled: offersMore,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (!offersMore || (error && error.message === told)) return null;
  return (
    <Box component="section" aria-label={translate('importacao.preview.title')} sx={{ mt: 1.5 }}>
      <Typography variant="h2">{translate('importacao.preview.title')}</Typography>
      {isFetching && (
        <LinearProgress aria-label={translate('importacao.preview.reading')} sx={{ maxWidth: 480, mt: 1 }} />
      )}
      {error && <ErrorAlert sx={{ mt: 1 }}>{error.message}</ErrorAlert>}
      {data && (
        <Resolver
          previa={data.data}
          about="ofFile"
          laboratorio={laboratorio}
          onChosen={() => queryClient.invalidateQueries({ queryKey: callKey(previas.ofFile) })}
        />
      )}
    </Box>
  );
}

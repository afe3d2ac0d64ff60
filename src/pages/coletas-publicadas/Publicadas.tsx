import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Skeleton, Typography } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { ColetaPublicada } from '../../../contract/mylims.ts';
import { formatDate, formatMoment } from '../../../domain/calendar.ts';
import { momentoColeta } from '../../../domain/coleta/momentoColeta.ts';
import { useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { ReadingDialog } from '../../kit/feedback/ReadingDialog.tsx';
import { ColetasPublicadas } from './ColetasPublicadas.tsx';

/** Of which days the collections are, what judges them, and when they were asked for. */
function Face({ coletas, at }: { coletas: readonly ColetaPublicada[]; at: number }) {
  const translate = useTranslate();
  const days = coletas.flatMap(({ dtRetirada }) => momentoColeta(dtRetirada)?.date ?? []).sort();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('publicadas.face', {
        inicio: formatDate(days[0]) || '-',
        fim: formatDate(days.at(-1)) || '-',
        quando: formatMoment(new Date(at).toISOString()),
      })}
    </Typography>
  );
}

interface PublicadasProps {
  /** Ids of the clients. */
  listaPessoa: number[];
  onClose(): void;
}

/** 'Coletas publicadas que foram encontrada': what the laboratory published of several clients, one under the other (spec 2 §2.2). */
export default function Publicadas({ listaPessoa, onClose }: PublicadasProps) {
  const translate = useTranslate();
  const request = { body: { listaPessoa } };
  const found = useCall(contract.mylims.findMany, request, { staleTime: 0, gcTime: 0 });
  const close = useRef<HTMLButtonElement>(null);
  // What brought collections in is gone once they are no longer found, and the focus with it.
  useLayoutEffect(() => {
    if (found.data && document.activeElement === document.body) close.current?.focus();
  }, [found.data]);
  const clients = found.data?.data.filter(({ coletas }) => coletas.length > 0) ?? [];
  return (
    <ReadingDialog title={translate('publicadas.title')} width={1100} onClose={onClose} closeRef={close}>
      {found.error ? (
        <ErrorAlert onRetry={found.refetch}>
          {translate('publicadas.failed')} {found.error.message}
        </ErrorAlert>
      ) : found.isPending ? (
        <Skeleton height={120} />
      ) : clients.length === 0 ? (
        <Typography>{translate('publicadas.none')}</Typography>
      ) : (
        <>
          <Face coletas={clients.flatMap(({ coletas }) => coletas)} at={found.dataUpdatedAt} />
          {clients.map(({ idPessoa, nome, coletas }) => (
            <Accordion key={idPessoa} variant="outlined" defaultExpanded={clients.length === 1}>
              <AccordionSummary expandIcon={<ExpandMoreIcon />}>
                <Typography>{translate('publicadas.of', { nome, smart_count: coletas.length })}</Typography>
              </AccordionSummary>
              <AccordionDetails>
                <ColetasPublicadas idPessoa={idPessoa} nome={nome} coletas={coletas} onBrought={found.refetch} />
              </AccordionDetails>
            </Accordion>
          ))}
        </>
      )}
    </ReadingDialog>
  );
}

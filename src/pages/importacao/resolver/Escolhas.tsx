import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { LABORATORIOS } from '../../../../domain/coleta/laboratorios.ts';
import { useApi, useCall } from '../../../app/useCall.ts';
import { useOffersMore } from '../../../app/useOffersMore.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../../kit/feedback/PageSkeleton.tsx';
import { useTellError } from '../../../kit/feedback/useTell.ts';
import { IconAction } from '../../../kit/page/IconAction.tsx';

const { previas } = contract;
const LABS = new Map<number, string>(LABORATORIOS);

/** Opens what was chosen for the laboratories' texts and units, where a choice can be taken back. */
export function Escolhas() {
  const translate = useTranslate();
  const offersMore = useOffersMore();
  const [open, setOpen] = useState(false);
  if (!offersMore) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('importacao.choices.open')}</Button>
      {open && <EscolhasDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function EscolhasDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const titleId = useId();
  const api = useApi();
  const tellError = useTellError();
  const { data, error, refetch } = useCall(previas.choices, {}, { gcTime: 0 });
  const { pontos = [], unidades = [] } = data?.data ?? {};
  const rows = [
    ...pontos.map(({ id, laboratorio, texto, ponto, cliente }) => ({
      ...{ key: `p${id}`, laboratorio, texto, means: `${cliente} – ${ponto}` },
      forget: () => api(previas.forgetPoint, { query: { id } }),
    })),
    ...unidades.map(({ id, laboratorio, unidade, sigla }) => ({
      ...{ key: `u${id}`, laboratorio, texto: unidade, means: translate('importacao.choices.converted', { sigla }) },
      forget: () => api(previas.forgetUnit, { query: { id } }),
    })),
  ];

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId} slotProps={{ paper: { sx: { maxWidth: 800 } } }}>
      <DialogTitle id={titleId}>{translate('importacao.choices.title')}</DialogTitle>
      <DialogContent>
        {error && <ErrorAlert onRetry={refetch}>{error.message}</ErrorAlert>}
        {!data && !error && <PageSkeleton />}
        {data && rows.length === 0 && <Typography>{translate('importacao.choices.empty')}</Typography>}
        {rows.length > 0 && (
          <Table aria-labelledby={titleId}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('importacao.form.lab')}</TableCell>
                <TableCell>{translate('importacao.resolve.text')}</TableCell>
                <TableCell>{translate('importacao.resolve.means')}</TableCell>
                <TableCell align="right">{translate('importacao.list.options')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, laboratorio, texto, means, forget }) => (
                <TableRow key={key}>
                  <TableCell>{LABS.get(laboratorio)}</TableCell>
                  <TableCell>{texto}</TableCell>
                  <TableCell>{means}</TableCell>
                  <TableCell align="right">
                    <IconAction
                      label={translate('importacao.choices.forget', { texto })}
                      onClick={() => forget().then(() => refetch(), tellError)}
                    >
                      <DeleteIcon fontSize="small" />
                    </IconAction>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('importacao.pending.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { LABORATORIOS } from '../../../../domain/coleta/laboratorios.ts';
import { useApi, useCall } from '../../../app/useCall.ts';
import { useOffersMore } from '../../../app/useOffersMore.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../../kit/feedback/PageSkeleton.tsx';
import { ReadingDialog } from '../../../kit/feedback/ReadingDialog.tsx';
import { useTell } from '../../../kit/feedback/useTell.ts';
import { withDoubt } from '../../../kit/feedback/withDoubt.ts';
import { IconAction } from '../../../kit/page/IconAction.tsx';
import { TableRegion } from '../../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../../kit/usePhone.ts';
import { unresolved, useNextFocus } from './useNextFocus.ts';

const { previas } = contract;
const NOTHING = {};
/** Beside what takes it back, however long its words are. */
const TEXT = { overflowWrap: 'anywhere' } as const;
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
  const title = translate('importacao.choices.title');
  const phone = usePhone();
  const api = useApi();
  const tell = useTell();
  const { data, error, refetch } = useCall(previas.choices, {}, { gcTime: 0 });
  const { pontos = [], unidades = [] } = data?.data ?? {};
  const { list, status, leave } = useNextFocus(data ?? NOTHING);
  function failed(reason: unknown) {
    tell(withDoubt(reason, translate('incerto.feito')), 'error');
    return refetch();
  }
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
    <ReadingDialog title={title} width={800} onClose={onClose}>
      {error && <ErrorAlert onRetry={refetch}>{error.message}</ErrorAlert>}
      {!data && !error && <PageSkeleton />}
      <Box ref={list}>
        {data && rows.length === 0 && (
          <Typography ref={status} tabIndex={-1}>
            {translate('importacao.choices.empty')}
          </Typography>
        )}
        {rows.length > 0 && (
          <TableRegion label={title}>
            <Table aria-label={title}>
              <TableHead>
                <TableRow>
                  {!phone && <TableCell>{translate('importacao.form.lab')}</TableCell>}
                  <TableCell>{translate('importacao.resolve.text')}</TableCell>
                  <TableCell>{translate('importacao.resolve.means')}</TableCell>
                  <TableCell align="right">{translate('importacao.list.options')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map(({ key, laboratorio, texto, means, forget }) => (
                  <TableRow key={key} {...unresolved(key)}>
                    {!phone && <TableCell>{LABS.get(laboratorio)}</TableCell>}
                    <TableCell sx={TEXT}>
                      {texto}
                      {phone && (
                        <Typography variant="body2" color="textSecondary">
                          {LABS.get(laboratorio)}
                        </Typography>
                      )}
                    </TableCell>
                    <TableCell sx={TEXT}>{means}</TableCell>
                    <TableCell align="right">
                      <IconAction
                        label={translate('importacao.choices.forget', { texto })}
                        onClick={() => {
                          leave(key);
                          return forget().then(() => refetch(), failed);
                        }}
                      >
                        <DeleteIcon fontSize="small" />
                      </IconAction>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableRegion>
        )}
      </Box>
    </ReadingDialog>
  );
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { DialogContentText, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { callKey, useApi, useCall } from '../../app/useCall.ts';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { ConfirmCall } from '../../kit/feedback/ConfirmCall.tsx';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { ReadingDialog } from '../../kit/feedback/ReadingDialog.tsx';
import { useDiscardQuestion } from '../../kit/forms/useDiscardQuestion.tsx';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { useFocusAfterRemoval } from '../../kit/page/useFocusAfterRemoval.ts';
import { LimiteForm } from './LimiteForm.tsx';

interface LimitesDialogProps {
  open: boolean;
  idParametro: number;
  /** The parameter as its list has it. */
  record: RaRecord;
  name: string;
  mayEdit: boolean;
  onClose(): void;
}

/** The limits of a parameter from day to day: a result is judged by those of its collection's day. */
export default function LimitesDialog({ open, idParametro, record, name, mayEdit, onClose }: LimitesDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<string | null>(null);
  const [undone, setUndone] = useState<number | null>(null);
  const request = { params: { id: idParametro } };
  const { data: reply, error, isPending } = useCall(contract.limites.ofParametro, request, { enabled: open });
  const reload = () => {
    for (const key of [callKey(contract.limites.ofParametro), callKey(contract.limites.all), [parametro.resource]]) {
      queryClient.invalidateQueries({ queryKey: key });
    }
  };
  const place = useDraft(`${parametro.resource}/${idParametro}/limites`);
  const { onDirty, requestClose, question } = useDiscardQuestion(onClose, () => place?.drop());
  const { target: close, removed, onExited } = useFocusAfterRemoval();
  const title = translate('cadastro.limits.of', { name });
  const since = (desde: string | null) => (desde ? formatDate(desde) : translate('parametro.limits.always'));

  return (
    <ReadingDialog open={open} title={title} width={600} focusClose={!mayEdit} closeRef={close} onClose={requestClose}>
      <DialogContentText sx={{ mb: 1 }}>{translate('parametro.limits.hint')}</DialogContentText>
      {mayEdit && <LimiteForm record={record} place={place} undone={undone} onChanged={reload} onDirty={onDirty} />}
      {error ? (
        <ErrorAlert>
          {translate('parametro.limits.failed')} {error.message}
        </ErrorAlert>
      ) : isPending ? (
        <Skeleton height={120} />
      ) : (
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('parametro.limits.since')}</TableCell>
              <TableCell align="right">{translate('parametro.limits.minimum')}</TableCell>
              <TableCell align="right">{translate('parametro.limits.maximum')}</TableCell>
              {mayEdit && <TableCell>{translate('cadastro.list.options')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {reply.data.toReversed().map(({ desde, minimo, maximo }) => (
              <TableRow key={desde}>
                <TableCell component="th" scope="row">
                  {since(desde)}
                </TableCell>
                <TableCell align="right">{formatNumber(minimo, 2)}</TableCell>
                <TableCell align="right">{formatNumber(maximo, 2)}</TableCell>
                {mayEdit && (
                  <TableCell>
                    {desde && (
                      <IconAction
                        onClick={() => setRemoving(desde)}
                        label={translate('parametro.limits.remove', { day: formatDate(desde) })}
                      >
                        <DeleteIcon fontSize="small" />
                      </IconAction>
                    )}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <ConfirmCall
        target={removing}
        words={(desde) => ({
          title: translate('parametro.limits.remove', { day: formatDate(desde) }),
          text: translate('parametro.limits.removeText'),
        })}
        call={(desde) => api(contract.limites.remove, { ...request, body: { desde } })}
        onDone={({ data }) => {
          setUndone(data.versao);
          notify('parametro.limits.removed', { type: 'success' });
        }}
        // A refusal may mean that another person removed them: the list shows how things stand.
        onSettled={() => {
          removed();
          reload();
        }}
        onClose={() => setRemoving(null)}
        onExited={onExited}
      />
      {question}
    </ReadingDialog>
  );
}

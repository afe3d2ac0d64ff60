import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Fragment, useId, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { contract } from '../../../contract/index.ts';
import { formatDbo } from '../../../domain/coleta/chargedDbo.ts';
import { tipoDbo } from '../../../domain/coleta/tipoDbo.ts';
import { today } from '../../app/today.ts';
import { useApi } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { SaveButton } from '../../kit/forms/SaveButton.tsx';
import { useDiscardQuestion } from '../../kit/forms/useDiscardQuestion.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { KEYS } from '../../kit/keys/keys.ts';
import { charges } from './charge.ts';
import { useHistoryChanged } from './useHistoryChanged.ts';

/** What is named, and beside it what becomes of it. */
const EFFECT = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  columnGap: 1,
  m: 0,
  mb: 2,
  '& dd': { m: 0, whiteSpace: 'nowrap' },
};

interface ColourDialogProps {
  idPessoa: number;
  /** All of the history. */
  coletas: readonly Coleta[];
  /** Those that change. */
  chosen: readonly Coleta[];
  /** Their numbers, as typed. */
  valores: string;
  cor: number;
  onClose(): void;
  onDone(): void;
}

/** Shows what another colour of rows does to the charge before it is applied, and asks why. */
export function ColourDialog({ idPessoa, coletas, chosen, valores, cor, onClose, onDone }: ColourDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const changed = useHistoryChanged(idPessoa);
  const titleId = useId();
  const [motivo, setMotivo] = useState('');
  const [missing, setMissing] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  const { onDirty, requestClose, close, question } = useDiscardQuestion(onClose);
  const effect = useMemo(() => {
    const day = today();
    const kinds = new Map(chosen.map(({ id }) => [id, cor]));
    return { before: charges(coletas, day), after: charges(coletas, day, kinds) };
  }, [coletas, chosen, cor]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const listaIds = chosen.map(({ id }) => id);
      const versoes = Object.fromEntries(
        chosen.flatMap(({ id, versao }) => (typeof versao === 'number' ? [[id, versao]] : [])),
      );
      return api(contract.cores.save, { body: { id: 0, idPessoa, valores, cor, listaIds, motivo, versoes } });
    },
    onSuccess: () => {
      notify('coleta.saved', { type: 'success' });
      onDone();
      close();
    },
    onSettled: changed,
  });

  function apply() {
    const empty = motivo.trim() === '';
    setMissing(empty);
    if (empty) reason.current?.focus();
    else mutate();
  }

  function type(text: string) {
    setMotivo(text);
    onDirty(text.trim() !== '');
  }

  return (
    <Dialog open onClose={requestClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('coleta.colour.title', { smart_count: chosen.length, cor: tipoDbo(cor)?.cor })}
      </DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          apply();
        }}
      >
        <DialogContent>
          <Box component="dl" sx={EFFECT}>
            {(['previous', 'current'] as const).map((name) => (
              <Fragment key={name}>
                <Typography component="dt" color="textSecondary">
                  {translate('coleta.dbo.title')} {translate(`coleta.dbo.${name}`)}
                </Typography>
                <Typography component="dd">
                  {translate('coleta.colour.effect', {
                    before: formatDbo(effect.before[name].valor),
                    after: formatDbo(effect.after[name].valor),
                  })}{' '}
                  {translate('coleta.dbo.unit')}
                </Typography>
              </Fragment>
            ))}
          </Box>
          <TypedField
            label={translate('coleta.colour.reason')}
            value={motivo}
            onText={type}
            inputRef={reason}
            problem={missing && translate('ra.validation.required')}
            helperText=" "
            required
            fullWidth
            multiline
            minRows={2}
            autoFocus
            maxLength={500}
          />
          {error && <ErrorAlert>{error.message}</ErrorAlert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={requestClose}>{translate('coleta.cancel')}</Button>
          <SaveButton saving={isPending} {...KEYS.save}>
            {translate('coleta.colour.confirm')}
          </SaveButton>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Pendente } from '../guardado/pendente.ts';

interface PerguntaDePendentesProps {
  pendentes: readonly Pendente[];
  /** Saves the first one. */
  onYes(): void;
  /** Takes the first one out of the list. */
  onNo(): void;
  onSaveAll(): void;
  /** Without an answer nothing changes. */
  onClose(): void;
}

/**
 * 'Deseja salvar?' (spec 2 §4), asked when another reading is clicked while some are not saved. It comes while somebody may be
 * about to type: the focus is on none of its buttons, so that what is typed, and Enter after it, answers nothing.
 */
export function PerguntaDePendentes({ pendentes, onYes, onNo, onSaveAll, onClose }: PerguntaDePendentesProps) {
  const translate = useTranslate();
  const id = useId();
  const [first] = pendentes;
  const ids = pendentes.map(({ idHidrometro }) => idHidrometro).join(', ');
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`}>{translate('lancamento.pergunta.titulo')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {translate('lancamento.pergunta.registros', { ids })}
        </DialogContentText>
        <DialogContentText variant="body2" sx={{ mt: 1 }}>
          {translate('lancamento.pergunta.primeiro', { rotulo: first?.rotulo })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {pendentes.length > 1 && <Button onClick={onSaveAll}>{translate('lancamento.pendentes.salvarTudo')}</Button>}
        <Button onClick={onNo}>{translate('lancamento.pergunta.nao')}</Button>
        <Button onClick={onYes} variant="contained">
          {translate('lancamento.pergunta.sim')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material';
import { useId } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Refusal, RefusedAction } from './refusal.ts';

interface BulkRefusalProps<A extends RefusedAction> {
  refusal: Refusal<A>;
  nameOf(record: RaRecord): string;
  onClose(): void;
  onRun(acao: A | 'desabilitar', records: readonly RaRecord[]): void;
}

/** Which records held back a change of several, and why; what can be done with those in use, and with the others. */
export function BulkRefusal<A extends RefusedAction>({ refusal, nameOf, onClose, onRun }: BulkRefusalProps<A>) {
  const { acao, changed, held, message, records } = refusal;
  const translate = useTranslate();
  const id = useId();
  const among = (ids: readonly unknown[]) => records.filter((record) => ids.includes(record.id));
  const heldIds = held.map((one) => one.id);
  const disabled = among(held.filter(({ podeDesabilitar }) => podeDesabilitar).map((one) => one.id));
  const others = records.filter((record) => !heldIds.includes(record.id));
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-held`}
      slotProps={{ paper: { sx: { maxWidth: 600 } } }}
    >
      <DialogTitle id={`${id}-title`}>
        {held.length > 1 || others.length > 0 || changed.length > 0 ? message : translate('cadastro.bulk.refused')}
      </DialogTitle>
      <DialogContent id={`${id}-held`}>
        <List dense disablePadding>
          {held.map((one) => {
            const record = records.find((each) => each.id === one.id);
            return (
              <ListItem key={one.id} disableGutters divider>
                <ListItemText primary={record ? nameOf(record) : one.id} secondary={one.motivo} />
              </ListItem>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('cadastro.remove.close')}
        </Button>
        {disabled.length > 0 && (
          <Button variant="outlined" onClick={() => onRun('desabilitar', disabled)}>
            {translate('cadastro.bulk.disableUsed', { smart_count: disabled.length })}
          </Button>
        )}
        {others.length > 0 && (
          <Button
            variant="outlined"
            color={acao === 'remover' ? 'error' : 'primary'}
            onClick={() => onRun(acao, others)}
          >
            {translate(`cadastro.bulk.${acao}Others`, { smart_count: others.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

import { Button, Snackbar } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { heldOf } from './refusal.ts';
import { useTell } from './useTell.ts';

/** As long as any other toast (spec 2 §9); the pointer or the focus on it holds it. */
const TOAST_MS = 6000;
/** Below the other toasts, which may come meanwhile. */
const TOP = { top: 80 };

interface UndoToastProps {
  resource: string;
  /** What was removed. */
  ids: readonly Identifier[];
  /** When it is gone; `undone` when it was used, and the focus must go elsewhere. */
  onClose(undone: boolean): void;
}

/** Tells of a removal and takes it back. It stands beside the page's title, where the focus is after a removal. */
export default function UndoToast({ resource, ids, onClose }: UndoToastProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AppDataProvider>();
  const [busy, setBusy] = useState(false);

  async function undo() {
    setBusy(true);
    try {
      await dataProvider.restore(resource, { ids });
      notify('cadastro.remove.undone', { type: 'success', messageArgs: { smart_count: ids.length } });
    } catch (error) {
      const reasons = new Set([(error as Error).message, ...heldOf(error).map(({ motivo }) => motivo)]);
      tell([...reasons].join('. '), 'error');
    }
    refresh();
    onClose(true);
  }

  return (
    <Snackbar
      open
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ '&&': TOP }}
      onClose={(_, reason) => reason !== 'clickaway' && onClose(false)}
      message={translate('cadastro.remove.done', { smart_count: ids.length })}
      action={
        <Button color="inherit" loading={busy} onClick={undo}>
          {translate('cadastro.remove.undo')}
        </Button>
      }
    />
  );
}

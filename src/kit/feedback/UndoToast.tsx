import { GlobalStyles, Snackbar } from '@mui/material';
import { useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { BusyButton } from '../page/BusyButton.tsx';
import { BulkRefusal } from './BulkRefusal.tsx';
import { type Done, heldOf, type Refusal } from './refusal.ts';
import { ABOVE_TOOLS, OTHERS_BELOW, TOAST_MS, TOP_CENTRE } from './toast.ts';
import { useTell } from './useTell.ts';
import { withDoubt } from './withDoubt.ts';

interface UndoToastProps {
  resource: string;
  /** What was done, and to what. */
  done: Done;
  nameOf(record: RaRecord): string;
  /** When it is gone; `undone` when it was used, and the focus must go elsewhere. */
  onClose(undone: boolean): void;
}

const TOLD = { remover: 'remove.done', habilitar: 'bulk.enabled', desabilitar: 'bulk.disabled' } as const;

/**
 * Tells of a change of records and takes it back, where the server can: it names those that keep the others from coming
 * back, and offers these. What failed can be tried again. It stands beside the page's title, where the focus is after a
 * removal.
 */
export default function UndoToast({ resource, done: { acao, records }, nameOf, onClose }: UndoToastProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AppDataProvider>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal<'restaurar'> | null>(null);
  const mayUndo = useOffersMore() || acao !== 'remover';

  /** Gives each record the state that it had: as it is now, for its version is another since. */
  async function unmake(changed: readonly Identifier[]) {
    const { data: now } = await dataProvider.getMany<RaRecord>(resource, { ids: [...changed] });
    for (const flagAtivo of [0, 1]) {
      const was = records.filter((record) => Number(record.flagAtivo) === flagAtivo).map(({ id }) => id);
      const current = now.filter(({ id, flagAtivo: is }) => was.includes(id) && Number(is) !== flagAtivo);
      if (current.length === 0) continue;
      const params = { ids: current.map(({ id }) => id), meta: { records: current }, data: { flagAtivo } };
      await dataProvider.updateMany(resource, params);
    }
  }

  async function undo(chosen: readonly RaRecord[]) {
    const ids = chosen.map(({ id }) => id);
    setBusy(true);
    try {
      if (acao === 'remover') await dataProvider.restore(resource, { ids });
      else await unmake(ids);
      const undone = acao === 'remover' ? 'cadastro.remove.undone' : 'cadastro.bulk.undone';
      notify(undone, { type: 'success', messageArgs: { smart_count: ids.length } });
      onClose(true);
    } catch (error) {
      const { message } = error as Error;
      const held = heldOf(error);
      if (acao === 'remover' && held.length > 0) {
        setRefusal({ acao: 'restaurar', message, held, changed: [], records: chosen });
      } else {
        const reasons = new Set([message, ...held.map(({ motivo }) => motivo)]);
        tell(withDoubt(error, translate('incerto.feito'), [...reasons].join('. ')), 'error');
      }
    }
    setBusy(false);
    refresh();
  }

  return (
    <>
      <GlobalStyles styles={OTHERS_BELOW} />
      <Snackbar
        open={refusal === null}
        autoHideDuration={TOAST_MS}
        anchorOrigin={TOP_CENTRE}
        sx={ABOVE_TOOLS}
        data-above
        onClose={(_, reason) => reason !== 'clickaway' && onClose(false)}
        message={translate(`cadastro.${TOLD[acao]}`, { smart_count: records.length })}
        action={
          mayUndo && (
            <BusyButton color="inherit" busy={busy} onClick={() => undo(records)}>
              {translate('cadastro.remove.undo')}
            </BusyButton>
          )
        }
      />
      {refusal && (
        <BulkRefusal
          refusal={refusal}
          nameOf={nameOf}
          onClose={() => setRefusal(null)}
          onRun={(_, others) => {
            setRefusal(null);
            return undo(others);
          }}
        />
      )}
    </>
  );
}

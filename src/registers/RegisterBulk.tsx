import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, GlobalStyles, Paper, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useRefresh, useTranslate } from 'react-admin';
import { BulkRefusal } from '../kit/feedback/BulkRefusal.tsx';
import { ConfirmDialog } from '../kit/feedback/ConfirmDialog.tsx';
import { type BulkAction, changedOf, type Done, heldOf, type Refusal } from '../kit/feedback/refusal.ts';
import { useTell, useTellError } from '../kit/feedback/useTell.ts';
import { withDoubt } from '../kit/feedback/withDoubt.ts';
import { ALL_RECORDS } from '../kit/lists/listQuery.ts';
import type { Selection } from '../kit/lists/useSelection.ts';
import { BusyButton } from '../kit/page/BusyButton.tsx';
import { useFocusLeft } from '../kit/page/useFocusLeft.ts';

/** What a focused row keeps between itself and the window's edge: the bar's height. */
const BELOW_ROWS = { html: { scrollPaddingBottom: 64 } };

/** How many names a question tells. */
const MOST_NAMED = 5;

interface RegisterBulkProps {
  resource: string;
  selection: Selection;
  nameOf(record: RaRecord): string;
  /** After a change that worked: the bar goes, and what had the focus with it. */
  onDone(done: Done): void;
}

/** What can be done with the chosen rows, at the bottom of the window while any is chosen. */
export default function RegisterBulk({ resource, selection, nameOf, onDone }: RegisterBulkProps) {
  const translate = useTranslate();
  const tell = useTell();
  const tellError = useTellError();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { data = [], total, filterValues, sort } = useListContext();
  const [busy, setBusy] = useState(false);
  const bar = useFocusLeft<HTMLDivElement>();
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const count = selection.records.length;

  const shown = asked ?? 'remover';
  const names = selection.records.slice(0, MOST_NAMED).map(nameOf);
  const named = `${names.join(', ')}${count > names.length ? '…' : '.'}`;

  /** Whatever the filter finds, on every page. */
  async function chooseAll() {
    setBusy(true);
    try {
      const found = await dataProvider.getList(resource, { filter: filterValues, sort, pagination: ALL_RECORDS });
      selection.set(found.data, true);
      // What was pressed is gone: the others are beside it.
      bar.current?.focus();
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  }

  async function run(acao: BulkAction, chosen: readonly RaRecord[]) {
    if (busy) return;
    setBusy(true);
    const ids = chosen.map(({ id }) => id);
    // Rows on screen may be newer than they were when they were chosen.
    const records = chosen.map((one) => data.find(({ id }) => id === one.id) ?? one);
    const meta = { records };
    try {
      if (acao === 'remover') await dataProvider.deleteMany(resource, { ids, meta });
      else await dataProvider.updateMany(resource, { ids, meta, data: { flagAtivo: acao === 'habilitar' ? 1 : 0 } });
      selection.clear();
      onDone({ acao, records });
    } catch (error) {
      const held = heldOf(error);
      const changedIds = changedOf(error);
      const changed = records.filter(({ id }) => changedIds.includes(id));
      const left = records.filter((one) => !changed.includes(one));
      selection.set(changed, false);
      if (held.length > 0) setRefusal({ acao, message: (error as Error).message, held, changed, records: left });
      else tell(withDoubt(error, translate('incerto.feito')), 'error');
    }
    setAsked(null);
    setBusy(false);
    refresh();
  }

  const button = (acao: BulkAction, icon: ReactNode) => (
    <Button
      startIcon={icon}
      disabled={busy}
      color={acao === 'remover' ? 'error' : 'primary'}
      onClick={() => setAsked(acao)}
    >
      {translate(`cadastro.bulk.${acao}`)}
    </Button>
  );
  return (
    <Paper
      variant="outlined"
      ref={bar}
      tabIndex={-1}
      role="region"
      aria-label={translate('cadastro.bulk.label')}
      sx={{ position: 'sticky', bottom: 8, zIndex: 2, mt: 1, px: 2, py: 0.5, borderColor: 'primary.main' }}
    >
      <GlobalStyles styles={BELOW_ROWS} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ mr: 1 }}>
          {translate('cadastro.bulk.count', { smart_count: count })}
        </Typography>
        {(total ?? 0) > count && (
          <BusyButton busy={busy} onClick={chooseAll}>
            {translate('cadastro.bulk.selectAll', { smart_count: total })}
          </BusyButton>
        )}
        {button('habilitar', <CheckIcon />)}
        {button('desabilitar', <BlockIcon />)}
        {button('remover', <DeleteIcon />)}
        <Button sx={{ ml: 'auto' }} color="inherit" onClick={selection.clear}>
          {translate('cadastro.bulk.clear')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={translate(`cadastro.bulk.${shown}Title`, { smart_count: count })}
        text={`${translate(`cadastro.bulk.${shown}Text`, { smart_count: count })} ${named}`}
        confirmLabel={translate(`cadastro.bulk.${shown}`)}
        cancelLabel={translate('cadastro.remove.cancel')}
        harmless={shown !== 'remover'}
        busy={busy}
        onConfirm={() => run(shown, selection.records)}
        onCancel={() => setAsked(null)}
      />
      {refusal && (
        <BulkRefusal
          refusal={refusal}
          nameOf={nameOf}
          onClose={() => setRefusal(null)}
          onRun={(acao, records) => {
            setRefusal(null);
            return run(acao, records);
          }}
        />
      )}
    </Paper>
  );
}

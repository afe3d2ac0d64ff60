import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, GlobalStyles, Paper, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { BulkRefusal } from '../kit/feedback/BulkRefusal.tsx';
import { ConfirmDialog } from '../kit/feedback/ConfirmDialog.tsx';
import { type BulkAction, heldOf, type Refusal } from '../kit/feedback/refusal.ts';
import { useTellError } from '../kit/feedback/useTell.ts';
import type { Selection } from '../kit/lists/useSelection.ts';

/** What a focused row keeps between itself and the window's edge: the bar's height. */
const BELOW_ROWS = { html: { scrollPaddingBottom: 64 } };

interface RegisterBulkProps {
  resource: string;
  selection: Selection;
  nameOf(record: RaRecord): string;
  /** After a change that worked: the bar goes, and what had the focus with it. */
  onDone(removed: readonly Identifier[] | null): void;
}

/** What can be done with the chosen rows, at the bottom of the window while any is chosen. */
export default function RegisterBulk({ resource, selection, nameOf, onDone }: RegisterBulkProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { data = [] } = useListContext();
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const count = selection.records.length;

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
      const done = { habilitar: 'cadastro.bulk.enabled', desabilitar: 'cadastro.bulk.disabled', remover: null }[acao];
      if (done) notify(done, { type: 'success', messageArgs: { smart_count: ids.length } });
      selection.clear();
      onDone(acao === 'remover' ? ids : null);
    } catch (error) {
      const held = heldOf(error);
      if (held.length > 0) setRefusal({ acao, message: (error as Error).message, held, records });
      else tellError(error);
    }
    setRemoving(false);
    setBusy(false);
    refresh();
  }

  const button = (acao: BulkAction, icon: ReactNode, onClick: () => void) => (
    <Button startIcon={icon} disabled={busy} color={acao === 'remover' ? 'error' : 'primary'} onClick={onClick}>
      {translate(`cadastro.bulk.${acao}`)}
    </Button>
  );
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={translate('cadastro.bulk.label')}
      sx={{ position: 'sticky', bottom: 8, zIndex: 2, mt: 1, px: 2, py: 0.5, borderColor: 'primary.main' }}
    >
      <GlobalStyles styles={BELOW_ROWS} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ mr: 1 }}>
          {translate('cadastro.bulk.count', { smart_count: count })}
        </Typography>
        {button('habilitar', <CheckIcon />, () => run('habilitar', selection.records))}
        {button('desabilitar', <BlockIcon />, () => run('desabilitar', selection.records))}
        {button('remover', <DeleteIcon />, () => setRemoving(true))}
        <Button sx={{ ml: 'auto' }} color="inherit" onClick={selection.clear}>
          {translate('cadastro.bulk.clear')}
        </Button>
      </Box>
      <ConfirmDialog
        open={removing}
        title={translate('cadastro.bulk.removeTitle', { smart_count: count })}
        text={translate('cadastro.bulk.removeText', { smart_count: count })}
        confirmLabel={translate('cadastro.remove.confirm')}
        cancelLabel={translate('cadastro.remove.cancel')}
        busy={busy}
        onConfirm={() => run('remover', selection.records)}
        onCancel={() => setRemoving(false)}
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

import FolderIcon from '@mui/icons-material/FolderOpenOutlined';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import type { RelatorioDboSalvo } from '../../../contract/relatorioDbo.ts';
import { createKeyring } from '../../../dataProvider/idempotency.ts';
import { atualizacaoDbo } from '../../../reports/atualizacao-dbo/definition.ts';
import { type Linha, paraSalvar } from '../../../reports/atualizacao-dbo/linhas.ts';
import { type Period, readPeriod } from '../../../reports/tabela/period.ts';
import { useMayEdit } from '../../app/access.ts';
import { callKey, useApi } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { useSave } from '../../kit/forms/useSave.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import type { TabelaActionsProps } from '../relatorio/TabelaPage.tsx';
import { SalvosDialog } from './SalvosDialog.tsx';

const { relatorioDbo } = contract;

/** Saves the list that is shown, whole and as it is, and shows those that were saved. */
export function ListasSalvas({ asked, data }: TabelaActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const api = useApi();
  const tellError = useTellError();
  const queryClient = useQueryClient();
  const mayEdit = useMayEdit(atualizacaoDbo.menu);
  const offersMore = useOffersMore();
  const [open, setOpen] = useState(false);
  const [keyring] = useState(createKeyring);
  const rows = (data?.rows ?? []) as readonly Linha[];

  const { submit, saving } = useSave({
    send: ({ dtInicio: inicio, dtFim: fim }: Period, signal) => {
      const body = { inicio, fim, dados: paraSalvar(rows) };
      return keyring(
        body,
        () => ({}),
        (idempotencyKey) => api(relatorioDbo.salvar, { body, idempotencyKey, signal }),
      );
    },
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: callKey(relatorioDbo.salvos) });
      notify('atualizacaoDbo.salva', { type: 'success', messageArgs: { smart_count: rows.length } });
    },
    onFailed: tellError,
  });

  /** Without a list there is nothing to save, and that is said. */
  function save() {
    const periodo = readPeriod(asked);
    if (periodo && rows.length > 0) void submit(periodo);
    else notify(`atualizacaoDbo.${data ? 'vazia' : 'semLista'}`, { type: 'warning' });
  }

  /** What is shown and is there no more gives way to its period's own list. */
  function leave({ id, inicio, fim }: RelatorioDboSalvo) {
    if (asked?.salvo !== String(id)) return;
    const search = new URLSearchParams({ dtInicio: inicio, dtFim: fim }).toString();
    void navigate({ search }, { replace: true });
  }

  if (!offersMore) return null;
  return (
    <>
      {mayEdit && !asked?.salvo && (
        <BusyButton busy={saving} startIcon={<SaveIcon />} onClick={save}>
          {translate('atualizacaoDbo.salvar')}
        </BusyButton>
      )}
      <Button startIcon={<FolderIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('atualizacaoDbo.salvos')}
      </Button>
      {open && <SalvosDialog mayRemove={mayEdit} onRemoved={leave} onClose={() => setOpen(false)} />}
    </>
  );
}

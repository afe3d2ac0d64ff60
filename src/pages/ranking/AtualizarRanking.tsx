import Refresh from '@mui/icons-material/Refresh';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useMayEdit } from '../../app/access.ts';
import { useApi } from '../../app/useCall.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useTellError } from '../../kit/feedback/useTell.ts';
import type { TabelaActionsProps } from '../relatorio/TabelaPage.tsx';

/** Has the year on screen worked out anew, once asked, and tells what changed (spec 2 §2.9); for who may edit. */
export function AtualizarRanking({ asked, onChanged }: TabelaActionsProps) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const tellError = useTellError();
  const mayEdit = useMayEdit('relatorio/ranking');
  const [open, setOpen] = useState(false);
  const ano = Number(asked?.ano);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(contract.relatorioRanking.atualizar, { body: { ano } }),
    onSuccess: ({ data: { criados, alterados, iguais } }) => {
      notify('relatorios.ranking.done', { type: 'success', messageArgs: { ano, criados, alterados, iguais } });
      onChanged();
    },
    onError: tellError,
    onSettled: () => setOpen(false),
  });
  if (!mayEdit || !asked) return null;
  return (
    <>
      <Button startIcon={<Refresh />} onClick={() => setOpen(true)}>
        {translate('relatorios.ranking.button')}
      </Button>
      <ConfirmDialog
        open={open}
        title={translate('relatorios.ranking.title', { ano })}
        text={translate('relatorios.ranking.text')}
        confirmLabel={translate('relatorios.ranking.confirm')}
        cancelLabel={translate('relatorios.ranking.cancel')}
        harmless
        busy={isPending}
        onConfirm={mutate}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

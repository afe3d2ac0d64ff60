import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { useState } from 'react';
import { type RaRecord, useRefresh, useTranslate, useUpdate } from 'react-admin';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useTell } from '../../kit/feedback/useTell.ts';
import type { RowActionsProps } from '../../kit/lists/rowActions.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { useRefusal } from './useRefusal.ts';

/**
 * Disables a user, who is out at once, or enables one again, where that may be done. A legacy server does not tell who is
 * disabled.
 */
export function SituacaoAction({ record }: RowActionsProps) {
  const translate = useTranslate();
  const tell = useTell();
  const refresh = useRefresh();
  const refused = useRefusal(translate('acesso.usuario.neverSelf'))(record);
  const [update, { isPending }] = useUpdate<RaRecord, Error>();
  const [asking, setAsking] = useState(false);
  if (record.flagAtivo === undefined) return null;

  const [acao, Icon] =
    record.flagAtivo === 1 ? (['desabilitar', BlockIcon] as const) : (['habilitar', CheckIcon] as const);
  const told = (what: string) => translate(`acesso.usuario.${acao}.${what}`, { nome: record.nome });

  function finish(message: string, type: 'success' | 'error') {
    tell(message, type);
    setAsking(false);
    refresh();
  }
  const change = () =>
    update(
      'acesso/usuarios',
      { id: record.id, data: { ...record, flagAtivo: acao === 'habilitar' ? 1 : 0 }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => finish(told('done'), 'success'),
        onError: (error) => finish(error.message, 'error'),
      },
    );

  return (
    <>
      <IconAction disabled={refused !== undefined} onClick={() => setAsking(true)} label={refused ?? told('title')}>
        <Icon fontSize="small" />
      </IconAction>
      <ConfirmDialog
        open={asking}
        title={told('title')}
        text={told('text')}
        confirmLabel={translate(`cadastro.bulk.${acao}`)}
        cancelLabel={translate('cadastro.remove.cancel')}
        harmless
        busy={isPending}
        onConfirm={change}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

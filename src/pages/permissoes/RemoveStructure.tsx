import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { isUnsure } from '../../../dataProvider/outcome.ts';
import { useApi } from '../../app/useCall.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useTell } from '../../kit/feedback/useTell.ts';
import { withDoubt } from '../../kit/feedback/withDoubt.ts';
import type { Removed } from './useStructure.ts';

interface RemoveStructureProps {
  /** What to remove; null closes the dialog. */
  removed: Removed | null;
  onClose(): void;
  /** After a removal or its refusal: things may stand otherwise than shown. */
  onSettled(): void;
  /** After a removal, or what may have been one: the button that opened the dialog is gone, the focus must go elsewhere. */
  onRemoved(): void;
}

/** Asks, and removes a module or a menu. */
export function RemoveStructure({ removed, onClose, onSettled, onRemoved }: RemoveStructureProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const api = useApi();
  const done = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (target: Removed) => {
      const { id, versao } = target.kind === 'menu' ? target.menu : target.modulo;
      if (target.kind === 'menu') await api(contract.modulos.removeMenu, { query: { id, versao } });
      else await api(contract.modulos.remove, { params: { id }, query: { versao } });
    },
    onSuccess: () => {
      done.current = true;
      notify('acesso.modulo.removed', { type: 'success' });
    },
    onError: (error) => {
      done.current = isUnsure(error);
      tell(withDoubt(error, translate('incerto.removido')), 'error');
    },
    onSettled: () => {
      onSettled();
      onClose();
    },
  });

  function words(target: Removed): [title: string, text: string] {
    if (target.kind === 'menu') {
      const title = translate('acesso.modulo.removeMenu', { nome: target.menu.nome });
      return [title, translate('acesso.modulo.removeMenuText')];
    }
    const { nome, ModuloMenu: menus } = target.modulo;
    const title = translate('acesso.modulo.remove', { nome });
    if (menus.length === 0) return [title, translate('acesso.modulo.removeEmptyText')];
    return [title, translate('acesso.modulo.removeText', { smart_count: menus.length })];
  }

  const [title, text] = removed ? words(removed) : ['', ''];
  return (
    <ConfirmDialog
      open={removed !== null}
      title={title}
      text={text}
      confirmLabel={translate('cadastro.remove.confirm')}
      cancelLabel={translate('cadastro.remove.cancel')}
      busy={isPending}
      onConfirm={() => removed && mutate(removed)}
      onCancel={onClose}
      onExited={() => {
        if (done.current) onRemoved();
        done.current = false;
      }}
    />
  );
}

import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../app/useCall.ts';
import { ConfirmCall } from '../../kit/feedback/ConfirmCall.tsx';
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
  const api = useApi();
  const gone = useRef(false);

  function words(target: Removed): { title: string; text: string } {
    if (target.kind === 'menu') {
      const title = translate('acesso.modulo.removeMenu', { nome: target.menu.nome });
      return { title, text: translate('acesso.modulo.removeMenuText') };
    }
    const { nome, ModuloMenu: menus } = target.modulo;
    const text = menus.length === 0 ? 'acesso.modulo.removeEmptyText' : 'acesso.modulo.removeText';
    return {
      title: translate('acesso.modulo.remove', { nome }),
      text: translate(text, { smart_count: menus.length }),
    };
  }

  return (
    <ConfirmCall
      target={removed}
      words={words}
      call={async (target) => {
        const { id, versao } = target.kind === 'menu' ? target.menu : target.modulo;
        if (target.kind === 'menu') await api(contract.modulos.removeMenu, { query: { id, versao } });
        else await api(contract.modulos.remove, { params: { id }, query: { versao } });
      }}
      onDone={() => notify('acesso.modulo.removed', { type: 'success' })}
      onGone={() => {
        gone.current = true;
      }}
      onSettled={onSettled}
      onClose={onClose}
      onExited={() => {
        if (gone.current) onRemoved();
        gone.current = false;
      }}
    />
  );
}

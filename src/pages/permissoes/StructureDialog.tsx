import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { contract } from '../../../contract/index.ts';
import { ICONE_PADRAO } from '../../../domain/acesso/icones.ts';
import { MODULO } from '../../../resources/acesso/fields.ts';
import { useApi } from '../../app/useCall.ts';
import { useCreation } from '../../app/useCreation.ts';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { IconPicker } from './IconPicker.tsx';
import type { Edited } from './useStructure.ts';

const { nome: NOME, path: PATH } = MODULO;
const ICONE = { ...MODULO.icone, default: ICONE_PADRAO };

const FIELDS = { modulo: [NOME, PATH, ICONE], menu: [NOME, PATH] };
const { modulos } = contract;

interface StructureDialogProps {
  edited: Edited;
  onClose(): void;
  /** After a save that worked. */
  onSaved(): void;
}

/** Creates or edits a module, or a menu of one. */
export function StructureDialog({ edited, onClose, onSaved }: StructureDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const create = useCreation();
  const { kind } = edited;
  const record = kind === 'menu' ? edited.menu : edited.modulo;
  const of = record?.id ?? (kind === 'menu' ? `novo/${edited.modulo.id}` : 'novo');
  const titles = kind === 'menu' ? ['newMenu', 'editMenu'] : ['new', 'edit'];

  function send({ nome, path, icone, versao }: FieldValues, signal: AbortSignal): Promise<unknown> {
    if (edited.kind === 'menu') {
      const { modulo, menu } = edited;
      return menu
        ? api(modulos.updateMenu, { params: { id: menu.id }, body: { nome, path, versao }, signal })
        : create(modulos.createMenu, { body: { nome, path, modulo: modulo.id }, signal });
    }
    return edited.modulo
      ? api(modulos.update, { params: { id: edited.modulo.id }, body: { nome, path, icone, versao }, signal })
      : create(modulos.create, { body: { nome, path, icone }, signal });
  }

  /** An icon by its name; a menu has none. */
  const worded = ({ icone, ...values }: FieldValues): FieldValues => ({
    ...values,
    icone: icone && translate(`acesso.modulo.icons.${icone}`, { _: icone }),
  });

  return (
    <FormDialog
      title={translate(`acesso.modulo.${titles[record ? 1 : 0]}`)}
      width={600}
      fields={FIELDS[kind]}
      record={record}
      send={send}
      worded={worded}
      draft={`acesso/${kind}/${of}`}
      onClose={onClose}
      onSaved={() => {
        notify('acesso.modulo.saved', { type: 'success' });
        onSaved();
      }}
    >
      <KindInput field={NOME} />
      <KindInput field={PATH} />
      {kind === 'modulo' && <IconPicker field={ICONE} />}
    </FormDialog>
  );
}

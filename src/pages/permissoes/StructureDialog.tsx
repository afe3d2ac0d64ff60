import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { contract } from '../../../contract/index.ts';
import { MODULO } from '../../../resources/acesso/fields.ts';
import { useApi } from '../../app/useCall.ts';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { DEFAULT_ICON } from '../../shell/menu/moduleIcons.ts';
import { IconPicker } from './IconPicker.tsx';
import type { Edited } from './useStructure.ts';

const { nome: NOME, path: PATH } = MODULO;
const ICONE = { ...MODULO.icone, default: DEFAULT_ICON };

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
  const { kind } = edited;
  const record = kind === 'menu' ? edited.menu : edited.modulo;
  const of = record?.id ?? (kind === 'menu' ? `novo/${edited.modulo.id}` : 'novo');
  const titles = kind === 'menu' ? ['newMenu', 'editMenu'] : ['new', 'edit'];

  function send({ nome, path, icone, versao }: FieldValues): Promise<unknown> {
    if (edited.kind === 'menu') {
      const { modulo, menu } = edited;
      return menu
        ? api(modulos.updateMenu, { params: { id: menu.id }, body: { nome, path, versao } })
        : api(modulos.createMenu, { body: { nome, path, modulo: modulo.id } });
    }
    return edited.modulo
      ? api(modulos.update, { params: { id: edited.modulo.id }, body: { nome, path, icone, versao } })
      : api(modulos.create, { body: { nome, path, icone } });
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

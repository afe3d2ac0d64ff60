import { CreateBase, EditBase, useNotify, useRefresh, useTranslate } from 'ra-core';
import type { PontoColeta } from '../../../contract/clientes.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { FormDialog } from '../../admin/FormDialog.tsx';
import { KindInput } from '../../admin/inputs/KindInput.tsx';
import { WhenFresh } from '../../admin/RecordDialog.tsx';
import { useTellError } from '../../admin/useTell.ts';

export const PONTO_RESOURCE = 'cliente/ponto-coleta';

const FIELDS: readonly Field[] = [
  { name: 'descricao', label: 'Ponto de Coleta', kind: 'text', required: true, maxLength: 160 },
  { name: 'planoAmostragem', label: 'Plano de Amostragem', kind: 'text', maxLength: 160 },
];

interface PontoDialogProps {
  idPessoa: number;
  /** The point to edit; null for a new one. */
  ponto: PontoColeta | null;
  onClose(): void;
}

/** Creates or edits a sampling point of a client. */
export function PontoDialog({ idPessoa, ponto, onClose }: PontoDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const refresh = useRefresh();
  const title = translate(ponto ? 'cliente.point.editTitle' : 'cliente.point.newTitle');
  const form = (
    <FormDialog
      title={title}
      width={600}
      fields={FIELDS}
      onClose={onClose}
      onSaved={() => {
        notify('cliente.point.saved', { type: 'success' });
        refresh();
      }}
    >
      {FIELDS.map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
    </FormDialog>
  );
  if (!ponto) {
    return (
      <CreateBase resource={PONTO_RESOURCE} redirect={false} transform={(data: object) => ({ ...data, idPessoa })}>
        {form}
      </CreateBase>
    );
  }
  // Points have no call of their own: one is found among its client's.
  const meta = { idPessoa };
  const onError = (error: Error) => {
    tellError(error);
    onClose();
  };
  return (
    <EditBase
      resource={PONTO_RESOURCE}
      id={ponto.id}
      redirect={false}
      mutationMode="pessimistic"
      disableAuthentication
      queryOptions={{ meta, onError }}
      mutationOptions={{ meta }}
    >
      <WhenFresh>{form}</WhenFresh>
    </EditBase>
  );
}

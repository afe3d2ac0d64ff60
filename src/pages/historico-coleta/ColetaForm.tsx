import { useMemo, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Coleta } from '../../../contract/coletas.ts';
import { contract } from '../../../contract/index.ts';
import type { ResultColumn } from '../../../reports/cliente/resultados.ts';
import { COLETA } from '../../../resources/cliente/coleta.ts';
import { draftOf, HISTORICO } from '../../app/clienteDrafts.ts';
import { useApi } from '../../app/useCall.ts';
import { useCreation } from '../../app/useCreation.ts';
import { tellsErased } from '../../kit/feedback/gone.ts';
import { useTell } from '../../kit/feedback/useTell.ts';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { forgetErased } from '../cliente-apagado/forget.ts';
import { ColetaInputs } from './ColetaInputs.tsx';
import { fromForm, resultField, toForm } from './fields.ts';
import { PastedRow } from './PastedRow.tsx';
import { ResultInputs } from './ResultInputs.tsx';
import { useHistoryChanged } from './useHistoryChanged.ts';

interface ColetaFormProps {
  idPessoa: number;
  /** The one to edit; null for a new one. */
  coleta: Coleta | null;
  results: readonly ResultColumn[];
  /** Told once the form is gone: until then it would hold another address back. */
  onSaved?(): void;
  onClose(): void;
}

/** 'Editar historico': a collection as staff read it from paper, with the verdict of each value while it is typed. */
export function ColetaForm({ idPessoa, coleta, results, onSaved, onClose }: ColetaFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const api = useApi();
  const create = useCreation();
  const changed = useHistoryChanged(idPessoa);
  const saved = useRef(false);
  const fields = useMemo(() => [...Object.values(COLETA), ...results.map(resultField)], [results]);
  const record = useMemo(() => (coleta ? toForm(coleta) : undefined), [coleta]);

  async function send(values: FieldValues, signal: AbortSignal) {
    const body = fromForm(values, results);
    try {
      if (!coleta) return await create(contract.historico.save, { body: { ...body, idPessoa }, signal });
      const { id } = coleta;
      return await api(contract.historico.update, { body: { ...body, id, versao: values.versao }, signal });
    } catch (error) {
      // To the letter (spec 2 §8); what exactly went wrong stands in the form, unless it goes away.
      if (!signal.aborted && !tellsErased(error)) notify('coleta.failedToSave', { type: 'error' });
      throw error;
    }
  }

  return (
    <FormDialog
      title={translate(coleta ? 'coleta.form.edit' : 'coleta.form.add')}
      width={1100}
      fields={fields}
      record={record}
      send={send}
      onSaved={() => {
        notify('coleta.saved', { type: 'success' });
        void changed();
        saved.current = true;
      }}
      onFailed={(error) => {
        if (!tellsErased(error)) return;
        void forgetErased(idPessoa);
        tell(error.message, 'warning');
        onClose();
      }}
      onClose={() => {
        onClose();
        if (saved.current) onSaved?.();
      }}
      draft={draftOf(HISTORICO, idPessoa, coleta?.id ?? 'novo')}
    >
      <PastedRow fields={fields}>
        <ColetaInputs idPessoa={idPessoa} />
        <ResultInputs results={results} />
      </PastedRow>
    </FormDialog>
  );
}

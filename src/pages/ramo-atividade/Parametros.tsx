import { useEditContext, useGetList, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { ALL_RECORDS } from '../../kit/lists/listQuery.ts';
import { Checklist } from './Checklist.tsx';
import { ChecklistSkeleton } from './ChecklistSkeleton.tsx';

/** A read that comes of itself would replace what is being chosen. */
const READ_ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

const EVERY_PARAMETER = { pagination: ALL_RECORDS, filter: {}, sort: { field: 'descricao', order: 'ASC' } } as const;

/** 'Parâmetros' of a branch: which of all parameters are analysed for it. */
export function Parametros() {
  const translate = useTranslate();
  const { record } = useEditContext();
  const request = { query: { idRamoAtividade: Number(record?.id) } };
  const links = useCall(contract.ramosAtividade.parametros, request, { ...READ_ONCE, gcTime: 0 });
  const all = useGetList(parametro.resource, EVERY_PARAMETER, READ_ONCE);
  // What could not be read anew leaves what is being chosen.
  const error = links.error ?? (all.data ? null : all.error);

  if (error) {
    const retry = () => Promise.all([links.refetch(), all.refetch()]);
    return (
      <ErrorAlert onRetry={retry}>
        {translate('ramo.checklist.failed')} {error.message}
      </ErrorAlert>
    );
  }
  if (!links.data || !all.data) return <ChecklistSkeleton />;
  return (
    <Checklist
      key={links.dataUpdatedAt}
      parametros={all.data}
      saved={links.data.data.map(({ idParametro }) => idParametro)}
      onReload={links.refetch}
      onConflict={all.refetch}
    />
  );
}

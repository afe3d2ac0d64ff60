import { Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { Coleta } from '../../../contract/coletas.ts';
import { contract } from '../../../contract/index.ts';
import { type RegisterRecord, registerCalls } from '../../../contract/registers.ts';
import { resultColumns } from '../../../reports/cliente/resultados.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { useMayEdit } from '../../app/access.ts';
import { today } from '../../app/today.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { isGone } from '../../kit/feedback/gone.ts';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { FilterCleared } from '../../kit/lists/FilterCleared.tsx';
import { useListPreference } from '../../kit/lists/useListPreference.ts';
import { useTableQuery } from '../../kit/tables/useTableQuery.ts';
import { useForgotten } from '../cliente-apagado/forget.ts';
import { EDIT_HISTORY } from './access.ts';
import { BillingDbo } from './BillingDbo.tsx';
import { ColetaForm } from './ColetaForm.tsx';
import { HistoryBody } from './HistoryBody.tsx';
import { HistoryHead } from './HistoryHead.tsx';

const { list: parametrosCall } = registerCalls(parametro);
const NO_COLETAS: readonly Coleta[] = [];
const NO_PARAMETROS: readonly RegisterRecord[] = [];

/** What each user's choice of columns is kept under. */
const PREFERENCE = 'cadastro/cliente/historico-coletas';

/** 'Histórico de coletas' of a client: what it pays for, every collection with its results, and the Excel file. */
export default function HistoricoColeta({ id }: { id: number }) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(EDIT_HISTORY);
  const [adding, setAdding] = useState(false);
  const [clearedFor, setClearedFor] = useState(0);
  const query = useTableQuery();
  const preferences = useListPreference(PREFERENCE);
  const history = useCall(contract.coletas.ofClient, { params: { idPessoa: id, versao: 1 } });
  const client = useCall(contract.clientes.one, { params: { id } });
  useForgotten(client.data?.data);
  const limits = useCall(parametrosCall);
  const offersMore = useOffersMore();
  const dated = useCall(contract.limites.all, {}, { enabled: offersMore });
  const coletas = history.data?.data.result ?? NO_COLETAS;
  const registered = limits.data?.data ?? NO_PARAMETROS;
  const ofDays = dated.data?.data;
  const results = useMemo(() => resultColumns(coletas, registered, ofDays), [coletas, registered, ofDays]);

  // Without the limits nothing could be told to conform or not: the table waits for both.
  const reads = offersMore ? [history, limits, dated] : [history, limits];
  const failed = reads.find(({ error }) => error);
  const pending = preferences.isPending || reads.some(({ isPending }) => isPending);
  const there = !pending && !failed;

  /** What was added is shown, whatever was looked for before. */
  function showAdded() {
    if (Object.keys(query.filter).length === 0) return;
    query.clear();
    setClearedFor((former) => former + 1);
  }

  // Its own page tells so, and shows what was typed in any of its forms.
  if (isGone(client.error)) return <Navigate to={`/cadastro/cliente/${id}`} replace />;
  return (
    <>
      <HistoryHead
        idPessoa={id}
        nome={client.data?.data.nome}
        codigo={client.data?.data.codigo}
        exportable={coletas.length > 0 && there}
        onAdd={mayEdit && there ? () => setAdding(true) : undefined}
      />
      {clearedFor > 0 && <FilterCleared key={clearedFor} />}
      {failed ? (
        <ErrorAlert onRetry={() => Promise.all(reads.map(({ refetch }) => refetch()))}>
          {translate('coleta.failed')} {failed.error?.message}
        </ErrorAlert>
      ) : pending ? (
        <PageSkeleton />
      ) : coletas.length === 0 ? (
        <>
          <BillingDbo coletas={coletas} today={today()} />
          <Typography>
            {translate('coleta.empty')} {translate(mayEdit ? 'coleta.emptyHintAdd' : 'coleta.emptyHint')}
          </Typography>
        </>
      ) : (
        <HistoryBody
          idPessoa={id}
          coletas={coletas}
          results={results}
          mayEdit={mayEdit}
          query={query}
          preferences={preferences}
        />
      )}
      {adding && (
        <ColetaForm
          idPessoa={id}
          coleta={null}
          results={results}
          onSaved={showAdded}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

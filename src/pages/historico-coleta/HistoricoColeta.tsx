import AddIcon from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Coleta } from '../../../contract/coletas.ts';
import { contract } from '../../../contract/index.ts';
import { type RegisterRecord, registerCalls } from '../../../contract/registers.ts';
import { resultColumns } from '../../../reports/cliente/resultados.ts';
import { historicoColetas } from '../../../reports/historico-coletas/definition.ts';
import { historicosTecnicos } from '../../../reports/historico-tecnico/definition.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { useMayEdit } from '../../app/access.ts';
import { today } from '../../app/today.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { DocumentLink } from '../../kit/page/DocumentLink.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ExcelButton } from '../../kit/reports/ExcelButton.tsx';
import { EDIT_HISTORY } from './access.ts';
import { BillingDbo } from './BillingDbo.tsx';
import { ColetaForm } from './ColetaForm.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { RowColours } from './RowColours.tsx';

const { list: parametrosCall } = registerCalls(parametro);
const NO_COLETAS: readonly Coleta[] = [];
const NO_PARAMETROS: readonly RegisterRecord[] = [];

/** What the toolbar calls the technical reports, in its order (spec 2 §2.3). */
const LABELS = ['coleta.pdf.simples', 'coleta.pdf.completo', 'coleta.pdf.doisAnos'];

/** 'Histórico de coletas' of a client: what it pays for, every collection with its results, and the Excel file. */
export default function HistoricoColeta({ id }: { id: number }) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(EDIT_HISTORY);
  const [adding, setAdding] = useState(false);
  const history = useCall(contract.coletas.ofClient, { params: { idPessoa: id, versao: 1 } });
  const client = useCall(contract.clientes.one, { params: { id } });
  const limits = useCall(parametrosCall);
  const offersMore = useOffersMore();
  const dated = useCall(contract.limites.all, {}, { enabled: offersMore });
  const coletas = history.data?.data.result ?? NO_COLETAS;
  const registered = limits.data?.data ?? NO_PARAMETROS;
  const ofDays = dated.data?.data;
  const results = useMemo(() => resultColumns(coletas, registered, ofDays), [coletas, registered, ofDays]);
  const nome = client.data?.data.nome;

  // Without the limits nothing could be told to conform or not: the table waits for both.
  const reads = offersMore ? [history, limits, dated] : [history, limits];
  const failed = reads.find(({ error }) => error);
  const pending = reads.some(({ isPending }) => isPending);

  return (
    <>
      <PageHead title={nome ? translate('coleta.titleOf', { nome }) : translate('coleta.title')}>
        {mayEdit && !pending && !failed && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {translate('coleta.add')}
          </Button>
        )}
        {coletas.length > 0 && !pending && <ExcelButton report={historicoColetas} filters={{ idPessoa: id }} />}
        {historicosTecnicos.map(({ path }, index) => (
          <DocumentLink key={path} href={`/${path}?idPessoa=${id}`} label={translate(LABELS[index] ?? '')} />
        ))}
        <Button component={Link} to={`/cadastro/cliente/${id}`} startIcon={<ArrowBack />}>
          {translate('coleta.back')}
        </Button>
      </PageHead>
      {failed ? (
        <ErrorAlert onRetry={() => Promise.all(reads.map(({ refetch }) => refetch()))}>
          {translate('coleta.failed')} {failed.error?.message}
        </ErrorAlert>
      ) : pending ? (
        <PageSkeleton />
      ) : coletas.length === 0 ? (
        <Typography>
          {translate('coleta.empty')} {translate('coleta.emptyHint')}
        </Typography>
      ) : (
        <>
          <BillingDbo coletas={coletas} today={today()} />
          {mayEdit && <RowColours idPessoa={id} coletas={coletas} />}
          <HistoryTable idPessoa={id} coletas={coletas} results={results} mayEdit={mayEdit} />
        </>
      )}
      {adding && <ColetaForm idPessoa={id} coleta={null} results={results} onClose={() => setAdding(false)} />}
    </>
  );
}

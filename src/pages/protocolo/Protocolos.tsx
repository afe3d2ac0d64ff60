import { Box, CircularProgress, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { protocolos } from '../../../reports/protocolos/definition.ts';
import { inputsOf } from '../../../reports/tabela/asks.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { AskForm } from '../../kit/lists/AskForm.tsx';
import { useListPreference } from '../../kit/lists/useListPreference.ts';
import { CountText } from '../../kit/page/CountText.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ExcelButton } from '../../kit/reports/ExcelButton.tsx';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';
import { useTabela, wholeOf } from '../relatorio/useTabela.ts';
import { Fotos, type FotosDe } from './Fotos.tsx';
import { Periodos } from './Periodos.tsx';

const INPUTS = inputsOf(protocolos.asks);

/** 'Protocolos' of the field application (spec 2 §2.12): by period, with their photos, in print and as a workbook. */
export default function Protocolos() {
  const translate = useTranslate();
  const preferences = useListPreference(protocolos.menu);
  const { parameters, filters, query, told, ask } = useTabela(protocolos);
  const [fotos, setFotos] = useState<FotosDe | null>(null);
  const { data: made, error, isFetching, refetch } = told;
  const loading = isFetching || preferences.isPending;
  const there = filters && query && made && !loading && !error ? { ...made, filters, query } : null;
  const rows = useMemo(() => made?.shown.rows ?? [], [made]);

  return (
    <>
      <PageHead
        title={protocolos.title}
        beside={
          <CountText>
            {there && rows.length > 0 && translate('app.protocolo.quantos', { smart_count: rows.length })}
          </CountText>
        }
      >
        {there && rows.length > 0 && (
          <>
            <PdfLink report={protocolos} filters={there.filters} gathered={() => there.whole ?? undefined} />
            <ExcelButton report={protocolos} filters={there.filters} load={wholeOf(there.whole)} />
          </>
        )}
      </PageHead>
      <AskForm label={translate('app.protocolo.filtros')} inputs={INPUTS} parameters={parameters} onAsk={ask} />
      {loading && (
        <Box role="status" sx={{ display: 'flex', justifyContent: 'center', p: 4 }}>
          <CircularProgress aria-label={translate('app.protocolo.carregando')} />
        </Box>
      )}
      {!filters && <Typography>{translate('relatorios.invalidDate')}</Typography>}
      {!loading && error && (
        <ErrorAlert onRetry={refetch}>
          {translate('app.protocolo.falhou')} {error.message}
        </ErrorAlert>
      )}
      {there && <Periodos {...there} rows={rows} preferences={preferences} onFotos={setFotos} />}
      {fotos && <Fotos {...fotos} onClose={() => setFotos(null)} />}
    </>
  );
}

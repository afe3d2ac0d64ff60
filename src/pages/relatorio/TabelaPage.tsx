import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { type ComponentType, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { addDays } from '../../../domain/calendar.ts';
import { inputsOf, type Parameters, writeAsked } from '../../../reports/tabela/asks.ts';
import { monthOf } from '../../../reports/tabela/period.ts';
import type { ShownData, TableData, TableDefinition } from '../../../reports/tabela/table.ts';
import { useMayView } from '../../app/access.ts';
import { today } from '../../app/today.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { AskForm } from '../../kit/lists/AskForm.tsx';
import { useListPreference } from '../../kit/lists/useListPreference.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ExcelButton } from '../../kit/reports/ExcelButton.tsx';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';
import { SubscribeButton } from '../../kit/reports/SubscribeButton.tsx';
import { TabelaBody, type TabelaBodyProps } from './TabelaBody.tsx';
import { useMissingCliente } from './useMissingCliente.ts';
import { useTabela, wholeOf } from './useTabela.ts';
import { Vazio } from './Vazio.tsx';

/** What the form proposes while its address asks for nothing: the month before this one, and the year. */
function proposed(): Parameters {
  const now = today();
  return { ...monthOf(addDays(monthOf(now).dtInicio, -1)), ano: now.slice(0, 4) };
}

/** How many rows a report has; nothing while it is not there. How many its columns leave is announced below the table. */
function RowCount({ of }: { of: ShownData | null }) {
  const translate = useTranslate();
  const total = of && (of.pages ? of.pages.total : of.rows.length);
  return (
    <Typography variant="body2" color="textSecondary" noWrap>
      {total ? translate('cadastro.list.count', { smart_count: total }) : ''}
    </Typography>
  );
}

/** The way to the page above; to the first one where the user may not see that. */
function Above({ to }: { to: string }) {
  const translate = useTranslate();
  const [, module, menu] = to.split('/');
  const mayView = useMayView(`${module}/${menu}`);
  return (
    <Button component={Link} to={mayView ? to : '/'} startIcon={<ArrowBack />}>
      {translate('relatorios.above')}
    </Button>
  );
}

/** What else may be done on the screen of a report, knowing what it was asked. */
export interface TabelaActionsProps {
  /** As its address says it; null while it asks for nothing. */
  asked: Parameters | null;
  /** What came of it, once it is there. */
  data: TableData | null;
  /** Reads the report anew. */
  onChanged(): void;
}

interface TabelaPageProps extends Pick<TabelaBodyProps, 'useRowTools'> {
  report: TableDefinition;
  Actions?: ComponentType<TabelaActionsProps>;
}

/** The screen of any report that is a table: what it asks, its rows, its PDF and its workbook. */
export default function TabelaPage({ report, Actions, useRowTools }: TabelaPageProps) {
  const translate = useTranslate();
  const preferences = useListPreference(report.menu);
  const { parameters, filters, query, told, reading, ask, turn } = useTabela(report);
  const missing = useMissingCliente(report, parameters);
  const inputs = useMemo(() => inputsOf(report.asks), [report]);
  const typed = useMemo(() => ({ ...proposed(), ...parameters }), [parameters]);
  const { data: made, error, isFetching, refetch } = told;
  const loading = isFetching || (filters !== null && preferences.isPending);
  const searchLabel = report.search ?? 'relatorios.search';
  const there = filters && query && made && !loading && !error ? { ...made, filters, query } : null;

  if (missing) {
    return (
      <>
        <PageHead title={report.title}>{report.above && <Above to={report.above(null)} />}</PageHead>
        <ErrorAlert>{missing.message}</ErrorAlert>
      </>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: { sm: '1 1 auto' } }}>
      <PageHead title={report.title} beside={<RowCount of={there?.shown ?? null} />}>
        {there && there.shown.rows.length > 0 && (
          <>
            <PdfLink report={report} filters={there.filters} gathered={() => there.whole ?? undefined} />
            <ExcelButton report={report} filters={there.filters} load={wholeOf(there.whole)} />
          </>
        )}
        {Actions && (
          <Actions
            asked={filters && writeAsked(report.asks, filters.asked)}
            data={there?.whole ?? null}
            onChanged={refetch}
          />
        )}
        {there && <SubscribeButton compact report={report} filters={there.filters} />}
        {report.above && <Above to={report.above(filters?.asked ?? null)} />}
      </PageHead>
      {inputs.length > 0 && (
        <AskForm label={translate('relatorios.asks')} inputs={inputs} parameters={typed} onAsk={ask}>
          <Button type="submit" variant="outlined">
            {translate(searchLabel)}
          </Button>
        </AskForm>
      )}
      {loading && (
        <>
          <Typography role="status">{translate('relatorios.loading')}</Typography>
          <LinearProgress aria-label={translate('relatorios.loading')} sx={{ my: 1 }} />
        </>
      )}
      {!filters && <Typography>{translate('relatorios.choose', { button: translate(searchLabel) })}</Typography>}
      {!loading && error && (
        <ErrorAlert onRetry={refetch}>
          {translate('relatorios.failed')} {error.message}
        </ErrorAlert>
      )}
      {there &&
        (there.shown.rows.length === 0 ? (
          <Vazio report={report} table={there.table} filters={there.filters} notes={there.shown.notes} />
        ) : (
          <TabelaBody
            report={report}
            {...there}
            reading={reading}
            preferences={preferences}
            onPage={turn}
            useRowTools={useRowTools}
          />
        ))}
    </Box>
  );
}

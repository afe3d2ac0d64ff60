import { Alert, Button, LinearProgress } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ReportDefinition, WayBack } from '../../../reports/defineReport.ts';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { isGone } from '../feedback/gone.ts';
import { PdfFrame } from './PdfFrame.tsx';
import { useReportPdf } from './useReportPdf.ts';

/**
 * The page of any report, at its own address in a tab of its own, without header and menu: it draws the report and shows
 * it as a PDF to keep or to print.
 */
export function ReportPage<F, D>({ report }: { report: ReportDefinition<F, D> }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const { state, start } = useReportPdf(report, search);
  const { phase, filters } = state;
  const working = phase === 'loading' || phase === 'drawing';
  const workLabel = translate(`cadastro.pdf.${phase === 'drawing' ? 'drawing' : 'loading'}`);
  const gone = phase === 'failed' && isGone(state.error);
  const counted = phase === 'ready' && state.rows !== null;

  return (
    <PdfFrame
      title={report.title}
      made={phase === 'ready' ? state : null}
      status={working ? workLabel : counted && translate('cadastro.list.count', { smart_count: state.rows })}
    >
      {working && (
        <LinearProgress
          aria-label={workLabel}
          {...(phase === 'drawing' && { variant: 'determinate', value: Math.round(state.done * 100) })}
        />
      )}
      {phase === 'lacking' && (
        <Alert severity="info" sx={{ m: 2 }} action={<Back {...report.back(filters)} />}>
          {translate(state.text)}
        </Alert>
      )}
      {phase === 'failed' && (
        <ErrorAlert
          sx={{ m: 2 }}
          onRetry={gone ? undefined : start}
          wayOut={<Back {...report.back(gone ? null : filters)} />}
        >
          {translate('cadastro.pdf.failed')} {state.error.message}
        </ErrorAlert>
      )}
    </PdfFrame>
  );
}

function Back({ to, text }: WayBack) {
  const translate = useTranslate();
  return (
    <Button color="inherit" component={LinkBase} to={to}>
      {translate(text)}
    </Button>
  );
}

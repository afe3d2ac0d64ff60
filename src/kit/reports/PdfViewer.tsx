import { Alert, Button, LinearProgress } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import type { TableReport } from '../../../reports/engine/report.ts';
import { PdfFrame } from './PdfFrame.tsx';
import { usePdf } from './usePdf.ts';

interface PdfViewerProps {
  title: string;
  /** Name of the download, without its extension. */
  file: string;
  /** Address of the list that the report is of. */
  backTo: string;
  /** Gathers the report; keeps its identity as long as the report is the same. */
  load(signal: AbortSignal): Promise<TableReport>;
}

/** A page of its own, without header and menu, that draws a report and shows it as a PDF to keep or to print. */
export function PdfViewer({ title, file, backTo, load }: PdfViewerProps) {
  const translate = useTranslate();
  const { state, start } = usePdf(load);
  const working = state.phase === 'loading' || state.phase === 'drawing';
  const workLabel = translate(`cadastro.pdf.${state.phase === 'drawing' ? 'drawing' : 'loading'}`);

  return (
    <PdfFrame
      title={title}
      fileName={file}
      made={state.phase === 'ready' ? state : null}
      status={
        working ? workLabel : state.phase === 'ready' && translate('cadastro.list.count', { smart_count: state.rows })
      }
    >
      {working && (
        <LinearProgress
          aria-label={workLabel}
          {...(state.phase === 'drawing' && { variant: 'determinate', value: Math.round(state.done * 100) })}
        />
      )}
      {state.phase === 'empty' && (
        <Alert severity="info" sx={{ m: 2 }} action={<Back to={backTo} />}>
          {translate('cadastro.pdf.empty')}
        </Alert>
      )}
      {state.phase === 'failed' && (
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={
            <Button color="inherit" onClick={start}>
              {translate('cadastro.pdf.retry')}
            </Button>
          }
        >
          {translate('cadastro.pdf.failed')} {state.error.message}
        </Alert>
      )}
    </PdfFrame>
  );
}

function Back({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <Button color="inherit" component={LinkBase} to={to}>
      {translate('cadastro.pdf.back')}
    </Button>
  );
}

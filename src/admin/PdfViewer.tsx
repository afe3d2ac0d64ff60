import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { download } from '../../reports/engine/client.ts';
import type { TableReport } from '../../reports/engine/report.ts';
import { PageTitle } from './PageTitle.tsx';
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
  const frame = useRef<HTMLIFrameElement>(null);
  const working = state.phase === 'loading' || state.phase === 'drawing';
  const workLabel = translate(`cadastro.pdf.${state.phase === 'drawing' ? 'drawing' : 'loading'}`);

  return (
    <Box component="main" sx={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <PageTitle text={title} />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {working && workLabel}
          {state.phase === 'ready' && translate('cadastro.list.count', { smart_count: state.rows })}
        </Typography>
        {state.phase === 'ready' && (
          <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
            <Button startIcon={<PrintIcon />} onClick={() => frame.current?.contentWindow?.print()}>
              {translate('cadastro.pdf.print')}
            </Button>
            <Button
              variant="contained"
              startIcon={<DownloadIcon />}
              onClick={() => download(state.file, `${file}.pdf`)}
            >
              {translate('cadastro.pdf.download')}
            </Button>
          </Box>
        )}
      </Box>
      {working && (
        <LinearProgress
          aria-label={workLabel}
          {...(state.phase === 'drawing' && { variant: 'determinate', value: Math.round(state.done * 100) })}
        />
      )}
      {state.phase === 'ready' && (
        <Box
          component="iframe"
          ref={frame}
          src={state.url}
          title={translate('cadastro.pdf.document', { title })}
          sx={{ flexGrow: 1, border: 0 }}
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
    </Box>
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

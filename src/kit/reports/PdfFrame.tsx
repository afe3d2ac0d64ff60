import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { PageTitle } from '../page/PageTitle.tsx';
import { download } from './client.ts';
import { PdfDocument, showsPdf } from './PdfDocument.tsx';

interface PdfFrameProps {
  title: string;
  /** The PDF, its name without an extension and an address to show it at, once it is made. */
  made: { file: Blob; name: string; url: string } | null;
  /** What is going on, in words. */
  status?: ReactNode;
  /** What stands instead of the PDF. */
  children?: ReactNode;
}

/** A page of its own, without header and menu, that shows a PDF to keep or to print. */
export function PdfFrame({ title, made, status, children }: PdfFrameProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <Box component="main" sx={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <PageTitle text={title} />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {status}
        </Typography>
        {made && (
          <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
            {showsPdf() && (
              <Button startIcon={<PrintIcon />} onClick={() => frame.current?.contentWindow?.print()}>
                {translate('cadastro.pdf.print')}
              </Button>
            )}
            <Button
              variant="contained"
              startIcon={<DownloadIcon />}
              onClick={() => download(made.file, `${made.name}.pdf`)}
            >
              {translate('cadastro.pdf.download')}
            </Button>
          </Box>
        )}
      </Box>
      {children}
      {made && (
        <PdfDocument
          ref={frame}
          url={made.url}
          title={translate('cadastro.pdf.document', { title })}
          sx={{ flexGrow: 1 }}
        />
      )}
    </Box>
  );
}

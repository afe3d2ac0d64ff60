import { Alert, Box, type SxProps } from '@mui/material';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';

/** False of a browser that shows no PDF within a page, as that of an Android phone does not: a frame would stay empty there. */
export const showsPdf = () => navigator.pdfViewerEnabled !== false;

interface PdfDocumentProps {
  url: string;
  /** What the document is called for those who do not see it. */
  title: string;
  sx: SxProps;
  ref?: Ref<HTMLIFrameElement>;
}

/** A PDF within a page; where the browser shows none, that it is to be kept. */
export function PdfDocument({ url, title, sx, ref }: PdfDocumentProps) {
  const translate = useTranslate();
  return showsPdf() ? (
    <Box component="iframe" ref={ref} src={url} title={title} sx={{ border: 0, ...sx }} />
  ) : (
    <Alert severity="info" sx={{ m: 2 }}>
      {translate('relatorios.notShown')}
    </Alert>
  );
}

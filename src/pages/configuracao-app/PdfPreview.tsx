import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReadingDialog } from '../../kit/feedback/ReadingDialog.tsx';
import { download } from '../../kit/reports/client.ts';
import { PdfDocument } from '../../kit/reports/PdfDocument.tsx';

/** A PDF to look at over the page. */
export function PdfPreview({ file, onClose }: { file: File; onClose(): void }) {
  const translate = useTranslate();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <ReadingDialog
      title={file.name}
      width={1100}
      onClose={onClose}
      actions={<Button onClick={() => download(file, file.name)}>{translate('app.configuracao.pdf.download')}</Button>}
    >
      {url && (
        <PdfDocument
          url={url}
          title={translate('app.configuracao.pdf.document', { nome: file.name })}
          sx={{ display: 'block', width: '100%', height: '70vh' }}
        />
      )}
    </ReadingDialog>
  );
}

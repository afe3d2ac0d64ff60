import { Alert, Button, LinearProgress } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { PdfFrame } from '../../../kit/reports/PdfFrame.tsx';
import type { Guardados } from './guardado.ts';
import { type Fonte, useDocumento } from './useDocumento.ts';

interface PdfDocumentoProps<K extends keyof Guardados> {
  title: string;
  /** Name of the download, without its extension. */
  file: string;
  fonte: Fonte<K>;
}

/** A page of its own, without header and menu, with a document about one client as a PDF to keep or to print. */
export function PdfDocumento<K extends keyof Guardados>({ title, file, fonte }: PdfDocumentoProps<K>) {
  const translate = useTranslate();
  const { state, idPessoa, retry } = useDocumento(fonte);

  return (
    <PdfFrame
      title={title}
      fileName={file}
      made={state.phase === 'ready' ? state : null}
      status={state.phase === 'loading' && translate('cliente.pdf.loading')}
    >
      {state.phase === 'loading' && <LinearProgress aria-label={translate('cliente.pdf.loading')} />}
      {state.phase === 'lacking' && (
        <Alert severity="info" sx={{ m: 2 }} action={<Back idPessoa={idPessoa} />}>
          {translate(state.text)}
        </Alert>
      )}
      {state.phase === 'failed' && (
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={
            <>
              <Button color="inherit" onClick={retry}>
                {translate('cadastro.pdf.retry')}
              </Button>
              <Back idPessoa={idPessoa} />
            </>
          }
        >
          {translate('cadastro.pdf.failed')} {state.error.message}
        </Alert>
      )}
    </PdfFrame>
  );
}

/** To the client that the document is about; to the list when there is none. */
function Back({ idPessoa }: { idPessoa: number | null }) {
  const translate = useTranslate();
  return (
    <Button color="inherit" component={LinkBase} to={`/cadastro/cliente${idPessoa === null ? '' : `/${idPessoa}`}`}>
      {translate(idPessoa === null ? 'cadastro.pdf.back' : 'cliente.pdf.back')}
    </Button>
  );
}

import PreviewIcon from '@mui/icons-material/PreviewOutlined';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useId, useMemo, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { nomeDoPdf, recusaDoPdf } from '../../../domain/app/pdf.ts';
import { useApi } from '../../app/useCall.ts';
import { useTell } from '../../kit/feedback/useTell.ts';
import { useReadOnly } from '../../kit/forms/inputs/mode.ts';
import { useSave } from '../../kit/forms/useSave.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import type { Configuracao } from './configuracao.ts';
import { PdfPreview } from './PdfPreview.tsx';

type Kept = Pick<Configuracao, 'arquivo' | 'urlArquivo' | 'versaoArquivo'>;

/** The PDF that is kept, as a file named after the last part of its address (spec 2 §7). */
function fileOf({ arquivo, urlArquivo }: Kept): File | null {
  if (!arquivo) return null;
  const bytes = Uint8Array.from(atob(arquivo), (character) => character.charCodeAt(0));
  return new File([bytes], nomeDoPdf(urlArquivo ?? ''), { type: 'application/pdf' });
}

/** The PDF that goes with a protocol's message: shown, and replaced by another that is chosen and then saved. */
export function PdfDoEmail({ saved, onSaved }: { saved: Kept; onSaved(): Promise<void> }) {
  const translate = useTranslate();
  const text = (name: string) => translate(`app.configuracao.pdf.${name}`);
  const tell = useTell();
  const api = useApi();
  const readOnly = useReadOnly();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<File | null>(null);
  const toSend = useRef<Promise<File | null>>(Promise.resolve(null));
  // Megabytes: they are not decoded at each drawing.
  const kept = useMemo(() => fileOf(saved), [saved]);
  const file = chosen ?? kept;

  const { submit, saving } = useSave<File>({
    send: async (pdf, signal) => {
      const { versaoArquivo } = saved;
      const body = versaoArquivo === undefined ? {} : { substitui: versaoArquivo ?? '' };
      const { data } = await api(contract.configuracaoApp.upload, { file: pdf, body, signal });
      if (!data.sucesso) throw new Error(data.msg);
      tell(data.msg, 'success');
    },
    onSaved: async () => {
      await onSaved();
      setChosen(null);
      toSend.current = Promise.resolve(null);
    },
    onFailed: (error) => {
      tell(error.message, 'error');
      // What another person put there meanwhile: the next save is over that.
      if (error instanceof HttpError && error.status === 409) void onSaved().catch(() => undefined);
    },
  });

  /** @returns what is to be sent: the file, or what was chosen before when it is refused */
  async function choose(taken: File, before: Promise<File | null>): Promise<File | null> {
    const bytes = await taken.arrayBuffer().catch(() => new ArrayBuffer(0));
    // In the order in which they were chosen, however long each takes to read.
    const earlier = await before;
    const refusal = recusaDoPdf(new Uint8Array(bytes));
    setProblem(refusal);
    if (refusal) return earlier;
    setChosen(taken);
    return taken;
  }

  async function save() {
    // What was chosen may not be read yet.
    const pdf = await toSend.current;
    if (pdf) return submit(pdf);
    setProblem(text('required'));
    chooser.current?.focus();
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        required
        aria-label={text('file')}
        hidden
        onChange={({ target }) => {
          const [taken] = target.files ?? [];
          // The same file, corrected, can be chosen again.
          target.value = '';
          if (taken) toSend.current = choose(taken, toSend.current);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {readOnly ? (
          <Typography sx={{ overflowWrap: 'anywhere' }}>{kept?.name ?? '-'}</Typography>
        ) : (
          <Button
            ref={chooser}
            variant="outlined"
            startIcon={<UploadIcon />}
            aria-describedby={`${id}-note`}
            disabled={saving}
            onClick={() => input.current?.click()}
            sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {file?.name ?? text('choose')}
          </Button>
        )}
        <IconAction label={file ? text('preview') : text('nothing')} disabled={!file} onClick={() => setShown(file)}>
          <PreviewIcon />
        </IconAction>
        {!readOnly && (
          // It keeps the focus meanwhile; a second press sends nothing.
          <IconAction label={text('save')} aria-disabled={saving} onClick={save}>
            <SaveIcon />
          </IconAction>
        )}
      </Box>
      {!readOnly && (
        <FormHelperText id={`${id}-note`} error={problem !== null} role={problem ? 'alert' : undefined}>
          {problem ?? text(chosen ? 'chosen' : 'hint')}
        </FormHelperText>
      )}
      {shown && <PdfPreview file={shown} onClose={() => setShown(null)} />}
    </>
  );
}

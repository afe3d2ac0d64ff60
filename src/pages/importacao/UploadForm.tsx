import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type DragEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arquivo } from '../../../contract/importacao.ts';
import { contract } from '../../../contract/index.ts';
import { useCall } from '../../app/useCall.ts';
import { SaveButton } from '../../kit/forms/SaveButton.tsx';
import { ChoiceField } from '../../kit/inputs/ChoiceField.tsx';
import { Desfecho } from './Desfecho.tsx';
import { Progress } from './Progress.tsx';
import { Previa } from './resolver/Previa.tsx';
import type { Tela } from './telas.ts';
import { useUpload } from './useUpload.ts';

/** Sends a laboratory's file. What is wrong with it is said beside it; what became of it stays until the next one is chosen. */
export function UploadForm({ tela, removed }: { tela: Tela; removed: Arquivo | null }) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [kind, setKind] = useState(1);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { upload, sending, outcome, mayBeIn, begin } = useUpload(tela, removed);

  // A file that came in leaves the form; one that surely did not is looked over again.
  const out = !mayBeIn && (outcome === null || outcome.severity === 'error');
  const waits = file !== null && !problem && sending === null && out;
  const taken = useCall(
    contract.importacao.exists,
    { query: { nomeArquivo: file?.name ?? '', conteudo: tela.conteudo } },
    { enabled: waits, gcTime: 0, retry: false },
  );
  // Sending asks again, and tells it below: the name may be free by then.
  const refused = waits && !outcome && taken.data?.data.existe ? 'importacao.form.exists' : problem;
  const analyses = tela.conteudo === 'Importacao_analise_amostra';

  function choose(chosen: File | null) {
    setFile(chosen);
    begin();
    setProblem(chosen && !tela.names.test(chosen.name) ? tela.wrongType : null);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped && sending === null) choose(dropped);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!file || problem) {
      setProblem(problem ?? 'importacao.form.required');
      chooser.current?.focus();
      return;
    }
    if (!(await upload(file, kind))) return;
    setFile(null);
    if (input.current) input.current.value = '';
  }

  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={drop} sx={{ mb: 2 }}>
      <Box
        component="form"
        aria-label={translate('importacao.form.label')}
        noValidate
        onSubmit={submit}
        sx={{ displayPrint: 'none' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <ChoiceField
            label={translate(tela.kindLabel)}
            value={kind}
            choices={tela.kinds}
            onChoice={setKind}
            sx={{ width: '10rem' }}
          />
          <input
            ref={input}
            type="file"
            accept={tela.accept}
            aria-label={translate(tela.chooser)}
            hidden
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
          <Button
            ref={chooser}
            variant="outlined"
            startIcon={<UploadIcon />}
            disabled={sending !== null}
            aria-describedby={`${id}-chosen ${id}-problem`}
            onClick={() => input.current?.click()}
          >
            {translate('importacao.form.choose')}
          </Button>
          <Typography id={`${id}-chosen`} variant="body2">
            {file?.name ?? translate(tela.noFile)}
          </Typography>
          <SaveButton saving={sending !== null}>{translate('importacao.form.save')}</SaveButton>
        </Box>
        <FormHelperText id={`${id}-problem`} error role="alert">
          {refused && translate(refused)}
        </FormHelperText>
        {sending && <Progress tela={tela} nome={sending.nome} id={sending.id} />}
      </Box>
      {/* Above the preview, which grows as it comes. */}
      <Desfecho outcome={outcome} />
      {/* Not in the form: Enter in one of its fields sends nothing. */}
      {waits && analyses && <Previa file={file} laboratorio={kind} told={outcome?.text} />}
    </Box>
  );
}

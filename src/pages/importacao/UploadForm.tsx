import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, FormHelperText, MenuItem, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LABORATORIOS, type Laboratorio } from '../../../domain/coleta/laboratorios.ts';
import { Progress } from './Progress.tsx';
import { useUpload } from './useUpload.ts';

const EXCEL_NAME = /\.xlsx?$/i;

/** Sends a laboratory's file. What is wrong with it is said beside it; what became of it stays until the next one. */
export function UploadForm() {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [laboratorio, setLaboratorio] = useState<Laboratorio>(1);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { upload, sending, outcome } = useUpload();

  function choose(chosen: File | null) {
    setFile(chosen);
    setProblem(chosen && !EXCEL_NAME.test(chosen.name) ? 'importacao.form.wrongType' : null);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!file || problem) {
      setProblem(problem ?? 'importacao.form.required');
      chooser.current?.focus();
      return;
    }
    if (!(await upload(file, laboratorio))) return;
    setFile(null);
    if (input.current) input.current.value = '';
  }

  return (
    <Box component="form" aria-label={translate('importacao.form.label')} noValidate onSubmit={submit} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <TextField
          select
          label={translate('importacao.form.lab')}
          margin="none"
          value={laboratorio}
          onChange={({ target }) => setLaboratorio(Number(target.value) as Laboratorio)}
          sx={{ width: 160 }}
        >
          {LABORATORIOS.map(([code, name]) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <input
          ref={input}
          type="file"
          accept=".xls,.xlsx"
          aria-label={translate('importacao.form.file')}
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
          {file?.name ?? translate('importacao.form.noFile')}
        </Typography>
        <Button type="submit" variant="contained" loading={sending !== null}>
          {translate('importacao.form.save')}
        </Button>
      </Box>
      <FormHelperText id={`${id}-problem`} error role="alert">
        {problem && translate(problem)}
      </FormHelperText>
      {sending && <Progress nome={sending.nome} id={sending.id} />}
      {outcome && (
        <Alert role="note" severity={outcome.severity} sx={{ mt: 1 }}>
          {outcome.text}
        </Alert>
      )}
    </Box>
  );
}

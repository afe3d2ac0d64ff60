import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Imported } from '../../../dataProvider/bulk.ts';
import { isUnsure } from '../../../dataProvider/outcome.ts';
import type { RegisterDefinition } from '../../../resources/defineRegister.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  definition: RegisterDefinition;
  onClose(): void;
}

/** Brings a sheet into a register: what each row would do is shown before anything is written. */
export default function ImportDialog({ definition, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [onlySound, setOnlySound] = useState(false);

  function tell({ incluidos, alterados, iguais }: Imported) {
    const parts = { incluidos, alterados, iguais };
    const counted = Object.entries(parts).flatMap(([name, smart_count]) =>
      smart_count > 0 ? [translate(`planilha.${name}`, { smart_count })] : [],
    );
    notify('planilha.done', { type: 'success', messageArgs: { counts: counted.join(', ') } });
    refresh();
    onClose();
  }
  const { file, preview, busy, failure, read, write } = useImport(definition.resource, tell);

  const rows = preview?.linhas ?? [];
  const sound = rows.filter(({ acao }) => acao !== null);
  const writing = sound.filter(({ acao }) => acao !== 'igual').length;
  const faulty = rows.length - sound.length;
  const unsure = isUnsure(failure) && preview !== null;
  const blocked = writing === 0 || (faulty > 0 && !onlySound);

  return (
    <Dialog
      open
      onClose={busy === 'writing' ? undefined : onClose}
      fullWidth
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: { maxWidth: 800 } } }}
    >
      <DialogTitle id={`${id}-title`}>{translate('planilha.title', { title: definition.title })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('planilha.hint', {
            columns: definition.excel.columns.map(({ header }) => header).join(', '),
          })}
        </DialogContentText>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.xls"
          aria-label={translate('planilha.file')}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file, corrected, can be chosen again.
            target.value = '';
            setOnlySound(false);
            if (chosen) read(chosen);
          }}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: 1.5 }}>
          <BusyButton
            variant="outlined"
            startIcon={<UploadIcon />}
            busy={busy !== null}
            sx={{ flexShrink: 0 }}
            autoFocus
            aria-describedby={`${id}-file`}
            onClick={() => input.current?.click()}
          >
            {translate(file ? 'planilha.another' : 'planilha.choose')}
          </BusyButton>
          <Typography id={`${id}-file`} variant="body2">
            {file?.name ?? translate('planilha.noFile')}
          </Typography>
        </Box>
        {busy === 'reading' && <LinearProgress aria-label={translate('planilha.reading')} />}
        {failure && (
          <ErrorAlert focused>
            {unsure ? <AlertTitle>{failure.message}</AlertTitle> : failure.message}
            {unsure && translate('planilha.unknown')}
          </ErrorAlert>
        )}
        {preview && (
          <>
            {faulty > 0 && (
              <Alert severity="warning" sx={{ mb: 1 }}>
                {translate('planilha.faulty', { smart_count: faulty })}
              </Alert>
            )}
            {faulty === 0 && writing === 0 && (
              <Alert severity="info" sx={{ mb: 1 }}>
                {translate('planilha.nothing')}
              </Alert>
            )}
            {preview.colunasIgnoradas.length > 0 && (
              <Typography variant="body2">
                {translate('planilha.ignored', { columns: preview.colunasIgnoradas.join(', ') })}
              </Typography>
            )}
            <ImportPreview definition={definition} rows={rows} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {faulty > 0 && writing > 0 && (
          <FormControlLabel
            sx={{ mr: 'auto', ml: 1 }}
            label={translate('planilha.onlySound')}
            control={<Checkbox checked={onlySound} onChange={({ target }) => setOnlySound(target.checked)} />}
          />
        )}
        <Button onClick={onClose} disabled={busy === 'writing'}>
          {translate('cadastro.form.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          disabled={blocked}
          busy={busy === 'writing'}
          onClick={() => write(sound.map(({ valores }) => valores))}
        >
          {writing > 0 ? translate('planilha.submit', { smart_count: writing }) : translate('cadastro.import.button')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

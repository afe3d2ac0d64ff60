import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { recusaDoLogotipo } from '../../../domain/relatorio/imagem.ts';
import { LOGOTIPO } from '../../../resources/relatorio/configuracao.ts';

function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The image at the head of reports: shown as it is printed, on white; another may be chosen, or it is taken away. */
export function LogotipoInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput<string | null>({ source: LOGOTIPO.name, defaultValue: null });
  const chooser = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const url: string | null = field.value || null;
  const error = refusal ?? fieldState.error?.message;

  async function take(file: File) {
    const chosen = await readFile(file);
    const refused = recusaDoLogotipo(chosen);
    setRefusal(refused);
    if (!refused) field.onChange(chosen);
  }

  return (
    <Box role="group" aria-label={LOGOTIPO.label} sx={{ my: 1 }}>
      <Typography component="div" variant="subtitle2">
        {LOGOTIPO.label}
      </Typography>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={translate('relatorios.settings.logoFile')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file, corrected, can be chosen again.
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 1 }}>
        {url && (
          <Box
            component="img"
            src={url}
            alt={translate('relatorios.settings.logoPreview')}
            sx={{ maxWidth: 260, height: 60, objectFit: 'contain', p: 0.5, bgcolor: 'common.white', borderRadius: 1 }}
          />
        )}
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {translate(url ? 'relatorios.settings.logoAnother' : 'relatorios.settings.logoChoose')}
        </Button>
        {url && (
          <Button
            color="error"
            onClick={() => {
              setRefusal(null);
              field.onChange(null);
            }}
          >
            {translate('relatorios.settings.logoRemove')}
          </Button>
        )}
      </Box>
      <FormHelperText error={Boolean(error)} role={error ? 'alert' : undefined}>
        {error ?? translate('relatorios.settings.logoHint')}
      </FormHelperText>
    </Box>
  );
}

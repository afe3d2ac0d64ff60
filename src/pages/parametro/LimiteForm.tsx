import { Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { HttpError, type RaRecord, useNotify, useTranslate } from 'react-admin';
import { registerCalls } from '../../../contract/registers.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { today } from '../../app/today.ts';
import { useApi } from '../../app/useCall.ts';

const { save } = registerCalls(parametro);

const FIELDS = ['desde', 'minimo', 'maximo'] as const;
type Problems = Partial<Record<(typeof FIELDS)[number], string>>;

/** What a refusal says of each field; what it says of none stands under the first. */
function problemsOf(error: Error): Problems {
  const told = error instanceof HttpError ? error.body?.errors : undefined;
  const onFields = FIELDS.filter((name) => typeof told?.[name] === 'string').map((name) => [name, told[name]]);
  return onFields.length > 0 ? Object.fromEntries(onFields) : { desde: error.message };
}

/** Sets a parameter's limits from a day on; the former ones stay for the days before. */
export function LimiteForm({ record, onSaved }: { record: RaRecord; onSaved(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const shown = (value: unknown) => formatNumber(Number(value), 2);
  const [values, setValues] = useState(() => ({
    desde: today(),
    minimo: shown(record.minimo),
    maximo: shown(record.maximo),
  }));
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body: Record<string, unknown> = { id: record.id, versao: record.versao, ...values };
      return api(save, { body });
    },
    onSuccess: () => {
      notify('cadastro.form.saved', { type: 'success' });
      onSaved();
    },
    onError: (error) => setProblems(problemsOf(error)),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    const empty = FIELDS.filter((name) => values[name].trim() === '');
    setProblems(Object.fromEntries(empty.map((name) => [name, translate('ra.validation.required')])));
    if (empty.length === 0) mutate();
  }

  const field = (name: (typeof FIELDS)[number], label: string) => ({
    label,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: problems[name] !== undefined,
    helperText: problems[name] ?? ' ',
    required: true,
    fullWidth: true,
    autoComplete: 'off',
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gridTemplateColumns: { sm: '2fr 1fr 1fr auto' }, gap: 1, alignItems: 'start', mt: 2 }}
    >
      <TextField
        {...field('desde', translate('cadastro.limits.since'))}
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        {...field('minimo', translate('cadastro.limits.minimum'))}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        {...field('maximo', translate('cadastro.limits.maximum'))}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ mt: 0.5 }}>
        {translate('cadastro.limits.submit')}
      </Button>
    </Box>
  );
}

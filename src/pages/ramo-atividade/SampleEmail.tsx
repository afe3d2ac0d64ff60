import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../app/useCall.ts';
import { saidOf } from '../../kit/feedback/saidOf.ts';
import { SaveButton } from '../../kit/forms/SaveButton.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';

/** Sends the branch's e-mail to an address, to see how it arrives. */
export function SampleEmail({ idRamoAtividade }: { idRamoAtividade: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (email: string) => api(contract.mensagens.sendSample, { query: { email, idRamoAtividade } }),
    onSuccess: ({ data: { msg } }) => notify(msg, { type: 'success', messageArgs: { _: msg } }),
    onError: (error) => {
      setProblem(saidOf('email', error));
      input.current?.focus();
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    const email = address.trim();
    const wrong =
      email === '' ? 'ra.validation.required' : input.current?.validity.typeMismatch && 'ramo.sample.invalid';
    setProblem(wrong ? translate(wrong) : '');
    if (wrong) input.current?.focus();
    else mutate(email);
  }

  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography component="h2" variant="h2" id={id} sx={{ mb: 1.5 }}>
        {translate('ramo.sample.title')}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TypedField
          label={translate('ramo.sample.address')}
          type="email"
          autoComplete="email"
          required
          value={address}
          onText={setAddress}
          problem={problem}
          helperText={translate('ramo.sample.hint')}
          inputRef={input}
          sx={{ width: 360 }}
        />
        <SaveButton variant="outlined" saving={isPending}>
          {translate('ramo.sample.send')}
        </SaveButton>
      </Box>
    </Box>
  );
}

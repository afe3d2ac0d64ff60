import { Box } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { SINONIMO } from '../../../resources/parametro/sinonimo.ts';
import type { DraftPlace } from '../../app/drafts.ts';
import { useApi } from '../../app/useCall.ts';
import { KeptDraft } from '../../kit/drafts/KeptDraft.tsx';
import { saidOf } from '../../kit/feedback/saidOf.ts';
import { useLeaveWarning } from '../../kit/forms/leaving.ts';
import { SaveButton } from '../../kit/forms/SaveButton.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { KEYS } from '../../kit/keys/keys.ts';

interface SinonimoFormProps {
  idParametro: number;
  /** Where what is typed is kept. */
  place: DraftPlace | null;
  onAdded(): void;
  /** Whether something is typed that is not added. */
  onDirty(isDirty: boolean): void;
}

/** Adds a synonym to a parameter, one after the other: the field is emptied and keeps the focus. */
export function SinonimoForm({ idParametro, place, onAdded, onDirty }: SinonimoFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (descricao: string) =>
      api(contract.sinonimos.create, { body: { idParametro, descricao, flagAtivo: 1 } }),
    onSuccess: (_, sent) => {
      // What was typed meanwhile is not saved.
      setText((now) => (now.trim() === sent ? '' : now));
      notify('cadastro.form.saved', { type: 'success' });
      onAdded();
    },
    onError: (error) => setProblem(saidOf('descricao', error)),
    onSettled: () => input.current?.focus(),
  });

  useEffect(() => input.current?.focus(), []);
  const isDirty = text.trim() !== '';
  useLeaveWarning(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    const descricao = text.trim();
    setProblem(descricao ? '' : translate('ra.validation.required'));
    if (descricao) mutate(descricao);
    else input.current?.focus();
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 2 }}>
      <KeptDraft
        place={place}
        held={isDirty ? { versao: null, campos: { descricao: text } } : null}
        onRestore={({ campos }) => setText(String(campos.descricao))}
        onAnswered={() => input.current?.focus()}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TypedField
          label={SINONIMO.descricao.label}
          value={text}
          onText={setText}
          problem={problem}
          helperText=" "
          inputRef={input}
          required
          fullWidth
          maxLength={SINONIMO.descricao.maxLength}
        />
        <SaveButton saving={isPending} sx={{ mt: 0.5 }} {...KEYS.save}>
          {translate('parametro.synonyms.submit')}
        </SaveButton>
      </Box>
    </Box>
  );
}

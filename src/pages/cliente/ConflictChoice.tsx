import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type FieldValues, FormProvider, useFormContext } from 'react-hook-form';
import type { Conflict } from '../../admin/conflict.ts';
import { VersionConflict } from '../../admin/VersionConflict.tsx';
import { WRITTEN_FIELDS } from './fields.ts';
import { useLookups } from './useLookups.ts';

interface ConflictChoiceProps {
  conflict: Conflict;
  onReload(): void;
}

/** Another person's change beside one's own, both as the form words them: names of choices, not their ids. */
export function ConflictChoice({ conflict, onReload }: ConflictChoiceProps) {
  const translate = useTranslate();
  const form = useFormContext();
  const { ramos, roteiros } = useLookups();
  const nameOf = (choices: ReturnType<typeof ramos.choices>, value: unknown) =>
    choices.find(([choice]) => choice === value)?.[1] ?? value;

  function worded<T extends FieldValues>(client: T): T {
    const { idRamoAtividade, idRoteiro, flagTipoPessoa } = client;
    return {
      ...client,
      idRamoAtividade: nameOf(ramos.choices(idRamoAtividade), idRamoAtividade || null),
      idRoteiro: nameOf(roteiros.choices(idRoteiro), idRoteiro || null),
      flagTipoPessoa: translate(flagTipoPessoa === 'F' ? 'cliente.form.individual' : 'cliente.form.legal'),
    };
  }

  return (
    <Box sx={{ mb: 2 }}>
      <FormProvider {...form} getValues={(() => worded(form.getValues())) as typeof form.getValues}>
        <VersionConflict
          conflict={{ ...conflict, atual: worded(conflict.atual) }}
          fields={WRITTEN_FIELDS}
          onReload={onReload}
          onKeepMine={() => form.setValue('versao', conflict.atual.versao)}
        />
      </FormProvider>
    </Box>
  );
}

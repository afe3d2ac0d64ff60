import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Choice } from '../../inputs/ChoiceField.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { KindInputProps } from './useKindInput.tsx';

/** The items that a field may be given. */
export interface Lookup {
  pending: boolean;
  failed: boolean;
  /** The enabled items, and the one in use even if it no longer is enabled. */
  choices(used: unknown): readonly Choice[];
  /** What users call the item of an id; null for none, the id itself for one that is not there. */
  nameOf(id: unknown): string | null;
}

interface LookupInputProps extends KindInputProps {
  lookup: Lookup;
}

/** One of the items that a call lists, or none. The one that the record has stays a choice even when disabled meanwhile. */
export function LookupInput({ lookup, ...input }: LookupInputProps) {
  const translate = useTranslate();
  const { defaultValues } = useFormState();
  return (
    <ChoiceInput
      {...input}
      optional
      choices={lookup.choices(defaultValues?.[input.field.name])}
      pending={lookup.pending}
      problem={lookup.failed ? translate('cadastro.form.lookupFailed') : undefined}
    />
  );
}

import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Draft, DraftPlace } from '../../app/drafts.ts';
import { type Held, KeptDraft } from './KeptDraft.tsx';

/** Goes with a record, but is not typed. */
const VERSION = 'versao';

const NONE: readonly string[] = [];

interface DraftKeeperProps {
  place: DraftPlace | null;
  /** Fields that begin with what may be another thing tomorrow, such as a day: they are kept beside what is typed. */
  beside?: readonly string[];
}

/**
 * Keeps what is typed in the form around it, and offers it when the same user opens the form again. It stands inside the
 * form of who may save; saving drops the draft.
 *
 * What is taken back keeps the version that it was typed over: if the record has changed since, saving tells so.
 */
export function DraftKeeper({ place, beside = NONE }: DraftKeeperProps) {
  const { getValues, setFocus, setValue } = useFormContext();
  const { isDirty, dirtyFields } = useFormState();
  const values = useWatch();
  const typed = isDirty ? Object.keys(dirtyFields).filter((field) => field !== VERSION) : [];
  const names = [...new Set([...typed, ...beside])];
  const held: Held = {
    versao: values[VERSION] ?? null,
    campos: Object.fromEntries(names.map((field) => [field, values[field] ?? null])),
  };

  function restore({ campos, versao }: Draft) {
    for (const [field, value] of Object.entries(campos)) setValue(field, value, { shouldDirty: true });
    if (versao !== null && getValues(VERSION)) setValue(VERSION, versao, { shouldDirty: true });
  }
  function focusFirst({ campos }: Draft) {
    const [first] = Object.keys(campos);
    if (first) setFocus(first);
  }
  return <KeptDraft place={place} held={typed.length > 0 ? held : null} onRestore={restore} onAnswered={focusFirst} />;
}

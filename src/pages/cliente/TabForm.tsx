import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import type { DraftPlace } from '../../app/drafts.ts';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { type Typed, useTypedAfter } from '../../kit/drafts/useTypedAfter.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { conflictOf } from '../../kit/forms/conflict.ts';
import { DiscardGuard } from '../../kit/forms/DiscardGuard.tsx';
import { useLeaveWarning } from '../../kit/forms/leaving.ts';
import { PageForm } from '../../kit/forms/PageForm.tsx';
import { ReadOnlyNote } from '../../kit/forms/ReadOnlyNote.tsx';
import { useSave, useWriteRecord } from '../../kit/forms/useSave.ts';
import { useTypedWhile } from '../../kit/forms/useTypedMeanwhile.ts';
import { useTellErased } from './apagado.ts';
import { TABS, type TabKey, TabMarkContext, tabPath } from './tabs.ts';

interface TabFormProps {
  tab: TabKey;
  idPessoa: number;
  resource: string;
  /** The record as it was read; undefined for a new one, which starts with `fresh`. */
  saved: RaRecord | undefined;
  fresh: Partial<RaRecord>;
  /** Fields that a save carries: a refusal lands on them. */
  fields: readonly Field[];
  /** Which form, of which record: what is typed in it survives a closed tab. */
  draft: string;
  /** What the API takes of the fields' values. */
  toWrite(values: FieldValues): FieldValues;
  /** Refuses before anything is sent: errors by field, as keys of the texts or texts. */
  check?(values: FieldValues): Record<string, string> | null;
  /** Key of what is said after a creation. */
  created: string;
  onSaved(record: RaRecord): void;
  /** The form's values as a user reads them, where another person's change is shown. */
  worded(values: FieldValues): FieldValues;
  /** Takes the record as another person saved it meanwhile. */
  onReload?(record: RaRecord): void;
  /** Tells whether the form holds something. */
  dirty?: RefObject<boolean>;
  /** Its inputs. */
  children: ReactNode;
}

/**
 * The form of a part of a client. It stays while other parts are looked at, its tab tells what it holds, leaving the
 * client asks first, what was typed survives a closed tab, and a save that fails leaves everything as it was typed.
 */
export function TabForm(props: TabFormProps) {
  const { tab, idPessoa, resource, saved, fresh, fields, draft, created, worded, onReload, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const tellErased = useTellErased();
  const place = useDraft(draft);
  const own = useRef(false);
  const dirty = props.dirty ?? own;
  const { typed, settle } = useTypedAfter({ fields, draft, opens: true });
  const write = useWriteRecord(resource, saved);
  const save = useSave({
    fields,
    check: (values: FieldValues) => {
      const refused = props.check?.(values) ?? null;
      for (const _ of new Set(Object.values(refused ?? {}))) notify(_, { type: 'error', messageArgs: { _ } });
      return refused;
    },
    send: (values, signal) => {
      const sent = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));
      return write({ ...props.toWrite(sent), versao: values.versao }, signal);
    },
    onSaved: (record) => {
      // Whoever goes elsewhere now leaves nothing behind.
      dirty.current = false;
      place?.drop();
      // The form of a new record goes away, that of a saved one stays.
      if (!saved) settle(record);
      props.onSaved(record);
      notify(saved ? 'cliente.form.updated' : created, { type: 'success' });
    },
    // By a toast as well (spec 2 §8).
    onFailed: (error) => {
      if (!conflictOf(error)) tellError(error);
      tellErased(error);
    },
  });
  return (
    <PageForm
      record={saved ?? fresh}
      fields={fields}
      save={save}
      label={translate('cliente.form.save')}
      place={place}
      worded={worded}
      onReload={onReload}
    >
      <ReadOnlyNote />
      <TabGuard tab={tab} idPessoa={idPessoa} place={place} dirty={dirty} saving={save.saving} typed={typed} />
      {children}
    </PageForm>
  );
}

interface TabGuardProps extends Pick<TabFormProps, 'tab' | 'idPessoa'> {
  place: DraftPlace | null;
  dirty: RefObject<boolean>;
  saving: boolean;
  /** What is typed meanwhile. */
  typed: RefObject<Typed>;
}

function TabGuard({ tab, idPessoa, place, dirty, saving, typed }: TabGuardProps) {
  const mark = useContext(TabMarkContext);
  const { isDirty, errors } = useFormState();
  const invalid = Object.keys(errors).length > 0;

  useLeaveWarning(isDirty);
  useTypedWhile(saving, typed);
  useEffect(() => {
    dirty.current = isDirty;
  }, [dirty, isDirty]);
  useEffect(() => mark(tab, { dirty: isDirty, invalid }), [mark, tab, isDirty, invalid]);
  useEffect(() => () => mark(tab, null), [mark, tab]);

  const parts: readonly string[] = TABS.map(({ key }) => tabPath(idPessoa, key));
  return <DiscardGuard dirty={dirty} stays={(pathname) => parts.includes(pathname)} onDiscard={() => place?.drop()} />;
}

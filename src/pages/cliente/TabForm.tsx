import { Alert, Button } from '@mui/material';
import { type ReactNode, type RefObject, useContext, useEffect } from 'react';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { useMayEdit } from '../../app/access.ts';
import type { DraftPlace } from '../../app/drafts.ts';
import { DraftKeeper } from '../../kit/drafts/DraftKeeper.tsx';
import { conflictOf } from '../../kit/forms/conflict.ts';
import { DiscardGuard } from '../../kit/forms/DiscardGuard.tsx';
import { FormProblems, useLeaveWarning } from '../../kit/forms/FormProblems.tsx';
import { TABS, type TabKey, TabMarkContext, tabPath } from './tabs.ts';
import { RESOURCE } from './useSaveCliente.ts';
import type { useSaveTab } from './useSaveTab.ts';

interface GuardProps {
  tab: TabKey;
  idPessoa: number;
  /** Where what is typed is kept; null where nothing can be typed. */
  place: DraftPlace | null;
  /** Whether the form holds something; whoever saved it and goes elsewhere may say no at once. */
  dirty: RefObject<boolean>;
}

interface TabFormProps extends GuardProps {
  /** What the form starts with. */
  record: Partial<RaRecord>;
  /** Fields that a save carries. */
  fields: readonly Field[];
  save: ReturnType<typeof useSaveTab>;
  /** The form's values as a user reads them, where another person's change is shown. */
  worded(values: FieldValues): FieldValues;
  /** Takes the record as another person saved it meanwhile. */
  onReload?(record: RaRecord): void;
  children: ReactNode;
}

/**
 * The form of a part of a client. It stays while other parts are looked at, its tab tells what it holds, leaving the
 * client asks first, what was typed survives a closed tab, and a save that fails leaves everything as it was typed.
 */
export function TabForm(props: TabFormProps) {
  const { record, fields, save, worded, onReload, children, ...guard } = props;
  const translate = useTranslate();
  const mayEdit = useMayEdit(RESOURCE);
  const { submit, failure, clearFailure } = save;
  return (
    <Form record={record} onSubmit={submit} noValidate disableInvalidFormNotification>
      {!mayEdit && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('cliente.form.readOnly')}
        </Alert>
      )}
      {/* Any other failure is told by a toast (spec 2 §8), and on its field. */}
      {conflictOf(failure) && (
        <FormProblems
          fields={fields}
          failure={failure}
          clearFailure={clearFailure}
          worded={worded}
          onReload={onReload}
        />
      )}
      <TabGuard {...guard} />
      {children}
      {mayEdit && <SaveButton />}
    </Form>
  );
}

function TabGuard({ tab, idPessoa, place, dirty }: GuardProps) {
  const mark = useContext(TabMarkContext);
  const { isDirty, errors } = useFormState();
  const invalid = Object.keys(errors).length > 0;

  useLeaveWarning(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [dirty, isDirty]);
  useEffect(() => mark(tab, { dirty: isDirty, invalid }), [mark, tab, isDirty, invalid]);
  useEffect(() => () => mark(tab, null), [mark, tab]);

  const parts: readonly string[] = TABS.map(({ key }) => tabPath(idPessoa, key));
  return (
    <>
      {place && <DraftKeeper place={place} />}
      <DiscardGuard dirty={dirty} stays={(pathname) => parts.includes(pathname)} onDiscard={() => place?.drop()} />
    </>
  );
}

function SaveButton() {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} sx={{ mt: 1 }}>
      {translate('cliente.form.save')}
    </Button>
  );
}

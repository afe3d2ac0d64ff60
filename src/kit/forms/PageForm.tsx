import type { ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import type { DraftPlace } from '../../app/drafts.ts';
import { DraftKeeper } from '../drafts/DraftKeeper.tsx';
import { FormConflict } from './FormConflict.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useReadOnly } from './inputs/mode.ts';
import { FormSaveBar } from './SaveBar.tsx';
import type { useSave } from './useSave.ts';
import { RightLost, WhereTyped, WhileTyped } from './WhileTyped.tsx';

interface PageFormProps {
  /** What it starts with, where no `EditBase` says it. */
  record?: object;
  /** Fields that a save carries. */
  fields: readonly Field[];
  save: ReturnType<typeof useSave<FieldValues>>;
  /** What its button says. */
  label: string;
  /** Where what is typed in it is kept; whoever saves it drops that. */
  place: DraftPlace | null;
  worded?(values: FieldValues): FieldValues;
  /** Takes the record as another person saved it meanwhile. */
  onReload?(record: RaRecord): void;
  /** Its inputs, and what guards them. */
  children: ReactNode;
}

/** A form that stands in a page, for who may only see, too: what is typed in it outlives a tab, a session and a right. */
export function PageForm(props: PageFormProps) {
  const { record, fields, save, label, place, worded, onReload, children } = props;
  const { submit, saving, failure, refused, clearFailure } = save;
  const readOnly = useReadOnly();
  return (
    <Form record={record} onSubmit={submit} noValidate disableInvalidFormNotification>
      <WhileTyped>
        {(giveUp) => (
          <>
            <WhereTyped>{readOnly && <RightLost />}</WhereTyped>
            <FormConflict
              fields={fields}
              failure={failure}
              clearFailure={clearFailure}
              worded={worded}
              onReload={onReload}
            />
            <WhereTyped>
              <DraftKeeper place={place} />
            </WhereTyped>
            {children}
            <WhereTyped>
              <FormFailure fields={fields} failure={failure} refused={refused} />
              <FormSaveBar
                label={label}
                saving={saving}
                onDiscard={() => {
                  place?.drop();
                  clearFailure();
                  giveUp();
                }}
              />
            </WhereTyped>
          </>
        )}
      </WhileTyped>
    </Form>
  );
}

import { Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import type { Typed } from '../drafts/useTypedAfter.ts';
import { FormConflict } from './FormConflict.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useReadOnly } from './inputs/mode.ts';
import { useDirtyForm } from './leaving.ts';
import { SaveAgain } from './SaveAgain.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { OutcomeWords } from './SaveFailure.tsx';
import { useTypedWhile } from './useTypedMeanwhile.ts';

interface FormDialogBodyProps {
  title: string;
  titleId: string;
  fields: readonly Field[];
  /** What the form will hold is on its way. */
  waiting: boolean;
  saving: boolean;
  /** What is typed meanwhile. */
  typed: RefObject<Typed>;
  /** Why the last save failed. */
  failure: Error | null;
  clearFailure(): void;
  onDirty(isDirty: boolean): void;
  onCancel(): void;
  worded?(values: FieldValues): FieldValues;
  saveLabel?: string;
  words?: OutcomeWords;
  whenGone?: ReactNode;
  /** Whether another record may follow the one that is saved, and how that is asked for. */
  onAgain?(again: boolean): void;
  /** Gender of what is made. */
  again?: 'm' | 'f';
  children: ReactNode;
}

/** What is said below a field comes into view with it. */
const WITH_WHY = { '& input, & textarea': { scrollMarginBottom: '84px' } };

/** What a form dialog shows, inside its form. */
export function FormDialogBody(props: FormDialogBodyProps) {
  const {
    title,
    titleId,
    fields,
    waiting,
    saving,
    typed,
    failure,
    clearFailure,
    onDirty,
    onCancel,
    worded,
    saveLabel,
    words,
    whenGone,
    onAgain,
    again = 'm',
    children,
  } = props;
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { isDirty } = useFormState();
  const readOnly = useReadOnly();
  const firstField = fields[0]?.name;

  useDirtyForm(onDirty);
  useTypedWhile(saving, typed);
  useEffect(() => {
    if (firstField) setFocus(firstField);
  }, [firstField, setFocus]);

  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    // What tells the failure takes room from the form.
    if (failure && content.current?.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);

  return (
    <>
      <DialogTitle id={titleId}>{waiting ? translate('ra.page.loading') : title}</DialogTitle>
      <DialogContent ref={content} sx={WITH_WHY}>
        <FormConflict fields={fields} failure={failure} clearFailure={clearFailure} worded={worded} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, pt: 1 }}>{children}</Box>
      </DialogContent>
      <Box sx={{ px: 3, pt: 1, '&:empty': { display: 'none' } }}>
        <FormFailure fields={fields} failure={failure} words={words} whenGone={whenGone} />
      </Box>
      <DialogActions>
        {readOnly ? (
          <Button onClick={onCancel} autoFocus>
            {translate('cadastro.form.close')}
          </Button>
        ) : (
          <SaveBar
            label={saveLabel}
            saving={saving}
            dirty={isDirty}
            disabled={waiting}
            onClick={() => onAgain?.(false)}
          >
            <Button onClick={onCancel}>{translate('cadastro.form.cancel')}</Button>
            {onAgain && <SaveAgain saving={saving} gender={again} onClick={() => onAgain(true)} />}
          </SaveBar>
        )}
      </DialogActions>
    </>
  );
}

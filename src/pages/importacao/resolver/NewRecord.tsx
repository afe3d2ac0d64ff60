import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../../resources/defineRegister.ts';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';

interface NewRecordProps {
  /** What the button says, and its name for the text that the record is made for. */
  text: string;
  label: string;
  /** Of the form. */
  title: string;
  fields: readonly Field[];
  record: object;
  /** Creates it. @returns its id */
  send(values: FieldValues, signal: AbortSignal): Promise<number>;
  /** Once it is there and the form is closed. */
  onCreated(id: number, values: FieldValues): unknown;
  /** The form's inputs. */
  children: ReactNode;
}

/** Creates what a text of a file means and no register has, without leaving the file. */
export function NewRecord({ text, label, send, onCreated, ...form }: NewRecordProps) {
  const [open, setOpen] = useState(false);
  const created = useRef(0);
  return (
    <>
      <Button startIcon={<AddIcon />} aria-label={label} onClick={() => setOpen(true)}>
        {text}
      </Button>
      {open && (
        <FormDialog
          {...form}
          width={600}
          draft={`importacao/${label}`}
          send={async (values, signal) => {
            created.current = await send(values, signal);
          }}
          onClose={() => setOpen(false)}
          onSaved={(values) => onCreated(created.current, values)}
        />
      )}
    </>
  );
}

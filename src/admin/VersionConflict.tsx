import { AlertTitle, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { formatMoment } from '../../domain/calendar.ts';
import type { Field } from '../../resources/defineRegister.ts';
import { formatValue, type Value } from '../../resources/kinds.ts';
import type { Conflict } from './conflict.ts';
import { FocusedAlert } from './FocusedAlert.tsx';

interface VersionConflictProps {
  conflict: Conflict;
  /** Fields of the form, to compare. */
  fields: readonly Field[];
  /** Both records as a user reads them: names of choices instead of ids. As they are, unless said. */
  worded?(values: FieldValues): FieldValues;
  /** Takes the saved values, dropping what was typed. */
  onReload(): void;
  /** Before what was typed is submitted again, over them. */
  onKeepMine(): void;
}

/** Tells who changed the record meanwhile, in what it differs from what was typed here, and asks which one stays. */
export function VersionConflict(props: VersionConflictProps) {
  const { conflict, fields, worded = (values) => values, onReload, onKeepMine } = props;
  const translate = useTranslate();
  const saved: Record<string, Value> = worded(conflict.atual);
  const typed: Record<string, Value> = worded(useFormContext().getValues());
  const rows = fields
    .map((field) => {
      const text = (value: Value | undefined) => formatValue(field.kind, value, field) || '-';
      return { field, theirs: text(saved[field.name]), mine: text(typed[field.name]) };
    })
    .filter(({ theirs, mine }) => theirs !== mine);

  return (
    <FocusedAlert severity="warning">
      <AlertTitle>{translate('cadastro.conflict.title')}</AlertTitle>
      {translate('cadastro.conflict.text', {
        author: conflict.autor || translate('cadastro.conflict.someone'),
        when: formatMoment(conflict.quando) || '-',
      })}
      {rows.length === 0 ? (
        <p>{translate('cadastro.conflict.same')}</p>
      ) : (
        <Table size="small" sx={{ my: 1 }}>
          <TableHead>
            <TableRow>
              {['field', 'theirs', 'mine'].map((heading) => (
                <TableCell key={heading}>{translate(`cadastro.conflict.${heading}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ field, theirs, mine }) => (
              <TableRow key={field.name}>
                <TableCell component="th" scope="row">
                  {field.label}
                </TableCell>
                <TableCell>{theirs}</TableCell>
                <TableCell>{mine}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={onReload}>
          {translate('cadastro.conflict.reload')}
        </Button>
        <Button type="submit" size="small" color="inherit" variant="outlined" onClick={onKeepMine}>
          {translate('cadastro.conflict.keepMine')}
        </Button>
      </Stack>
    </FocusedAlert>
  );
}

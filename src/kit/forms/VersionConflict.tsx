import {
  AlertTitle,
  Box,
  Button,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { formatValue, type Value } from '../../../resources/kinds.ts';
import { useCurrentUser } from '../../app/session.ts';
import { FocusedAlert } from '../feedback/FocusedAlert.tsx';
import { type Conflict, whoAndWhen, whoseChange } from './conflict.ts';

interface VersionConflictProps {
  conflict: Conflict;
  /** Fields of the form, to compare. */
  fields: readonly Field[];
  /** Both records as a user reads them: names of choices instead of ids. As they are, unless said. */
  worded?(values: FieldValues): FieldValues;
  /** Takes the saved values, dropping what was typed. */
  onReload(): void;
  /** Before the form is submitted over the saved record: with all that was typed, or with what was chosen. */
  onKeepMine(): void;
}

const SIDES = ['theirs', 'mine'] as const;
type Side = (typeof SIDES)[number];

/** Whose value a field is to have, as the user chose it over what the form held then. */
interface Choice {
  side: Side;
  over: unknown;
}

/**
 * Tells who changed the record meanwhile and in what it differs from what was typed here, and asks field by field whose
 * value stays: one's own where one changed it, the saved one elsewhere, unless the user says otherwise.
 */
export function VersionConflict({ conflict, fields, worded, onReload, onKeepMine }: VersionConflictProps) {
  const translate = useTranslate();
  const user = useCurrentUser();
  const whose = whoseChange(conflict, user);
  const { getValues, setValue, resetField } = useFormContext();
  const { dirtyFields } = useFormState();
  // What is typed while this is shown counts too.
  useWatch();
  const [picks, setPicks] = useState<Readonly<Record<string, Choice>>>({});
  const mine = getValues();
  const rows = differences(fields, conflict.atual, mine, worded);

  const sideOf = (name: string): Side => {
    const pick = picks[name];
    // Typing in a field is a later word than the choice made before.
    if (pick && Object.is(pick.over, mine[name])) return pick.side;
    return dirtyFields[name] ? 'mine' : 'theirs';
  };

  /** Fields that the form does not show are among them: an old copy of one must not undo another person's change. */
  function takeChosen(event: MouseEvent) {
    if (rows.every(({ name }) => sideOf(name) === 'theirs')) {
      // There is nothing to save over it.
      event.preventDefault();
      onReload();
      return;
    }
    for (const [name, saved] of Object.entries(conflict.atual)) {
      if (name === 'versao' || sideOf(name) === 'mine') continue;
      setValue(name, saved);
      // From here on it is as saved: should there be a further conflict, it was not changed here.
      resetField(name, { defaultValue: saved });
    }
    onKeepMine();
  }

  return (
    <FocusedAlert severity="warning">
      <AlertTitle>{translate(`conflito.${whose}Title`)}</AlertTitle>
      {translate(`conflito.${whose}Text`, whoAndWhen(conflict, translate))}
      <p>{translate(rows.length === 0 ? 'conflito.same' : 'conflito.choose')}</p>
      {rows.length > 0 && (
        <Table size="small" sx={{ my: 1, tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: { xs: '40%', sm: '25%' } }}>{translate('conflito.field')}</TableCell>
              {SIDES.map((side) => (
                <TableCell key={side}>
                  {/* Where they stand one under the other each value bears its name. */}
                  <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
                    {translate(`conflito.${side}`)}
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <ChoiceRow
                key={row.name}
                row={row}
                side={sideOf(row.name)}
                onPick={(side) => setPicks({ ...picks, [row.name]: { side, over: mine[row.name] } })}
              />
            ))}
          </TableBody>
        </Table>
      )}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        {/* The first one that submits is the one that Enter presses. */}
        {rows.length > 0 && (
          <Button type="submit" size="small" variant="contained" onClick={takeChosen}>
            {translate('conflito.saveChosen')}
          </Button>
        )}
        <Button type="submit" size="small" color="inherit" variant="outlined" onClick={onKeepMine}>
          {translate('conflito.keepMine')}
        </Button>
        <Button size="small" color="inherit" variant="outlined" onClick={onReload}>
          {translate('conflito.reload')}
        </Button>
      </Stack>
    </FocusedAlert>
  );
}

interface Difference extends Record<Side, string> {
  name: string;
  label: string;
}

/** The fields whose saved and typed values read differently. */
function differences(
  fields: readonly Field[],
  theirs: FieldValues,
  mine: FieldValues,
  worded = (values: FieldValues) => values,
): Difference[] {
  const saved: Record<string, Value> = worded(theirs);
  const typed: Record<string, Value> = worded(mine);
  return fields
    .map((field) => {
      const text = (value: Value | undefined) => formatValue(field.kind, value, field) || '-';
      const { name, label } = field;
      return { name, label, theirs: text(saved[name]), mine: text(typed[name]) };
    })
    .filter((row) => row.theirs !== row.mine);
}

/** Below the column headings where there is room for columns; one under the other, with their names, where not. */
const CHOICES = { display: 'grid', columnGap: '20px', gridTemplateColumns: { sm: '1fr 1fr' } };
const CHOICE = {
  alignItems: 'flex-start',
  mr: 0,
  minHeight: { xs: 44, sm: 0 },
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};

interface ChoiceRowProps {
  row: Difference;
  side: Side;
  onPick(side: Side): void;
}

/** One cell holds both values: they are one group of choices, which the field names. */
function ChoiceRow({ row, side, onPick }: ChoiceRowProps) {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', verticalAlign: 'top', pt: 1 }}>
        {row.label}
      </TableCell>
      <TableCell colSpan={2}>
        <RadioGroup aria-label={row.label} value={side} onChange={(_, value) => onPick(value as Side)} sx={CHOICES}>
          {SIDES.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" sx={{ p: 0.5, mr: 1 }} />}
              sx={CHOICE}
              slotProps={{ typography: { variant: 'body2', sx: { pt: '3px' } } }}
              label={
                <>
                  <Box component="span" sx={(theme) => ({ [theme.breakpoints.up('sm')]: visuallyHidden })}>
                    {`${translate(`conflito.${one}`)}:`}
                  </Box>{' '}
                  {row[one]}
                </>
              }
            />
          ))}
        </RadioGroup>
      </TableCell>
    </TableRow>
  );
}

import { Box, TextField, Typography } from '@mui/material';
import type { ClipboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatLimit } from '../../../domain/coleta/conformity.ts';
import { limitsOn, SEMPRE } from '../../../domain/coleta/datedLimits.ts';
import { isLabValue } from '../../../domain/coleta/labValue.ts';
import type { ResultColumn } from '../../../reports/cliente/resultados.ts';
import { useKindInput } from '../../kit/forms/inputs/useKindInput.tsx';
import { resultField } from './fields.ts';
import { verdictMark } from './verdict.tsx';

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
};

/** The laboratory values, each with its unit and limit beside; a row pasted from a spreadsheet fills them in order. */
export function ResultInputs({ results }: { results: readonly ResultColumn[] }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();

  function paste(event: ClipboardEvent, from: number) {
    const cells = event.clipboardData
      .getData('text')
      .replace(/\r?\n$/, '')
      .split('\t');
    if (cells.length < 2) return;
    event.preventDefault();
    for (const [index, { field }] of results.slice(from, from + cells.length).entries()) {
      setValue(field, cells[index]?.trim() || null, { shouldDirty: true, shouldTouch: true });
    }
  }

  return (
    <>
      <Typography variant="h3" sx={{ mt: 1 }}>
        {translate('coleta.form.results')}
      </Typography>
      <Box sx={COLUMNS}>
        {results.map((result, index) => (
          <ResultInput key={result.field} result={result} onPaste={(event) => paste(event, index)} />
        ))}
      </Box>
    </>
  );
}

/** What is printed of a parameter without limits. */
const NO_LIMIT = '-';

interface ResultInputProps {
  result: ResultColumn;
  onPaste(event: ClipboardEvent): void;
}

/** A laboratory value, and what the limits of the collection's day make of it. */
function ResultInput({ result, onPaste }: ResultInputProps) {
  const translate = useTranslate();
  const { value, setValue, textField } = useKindInput({ field: resultField(result) });
  const day = useWatch({ name: 'dtRetirada' });
  const limits = limitsOn(result.limits, typeof day === 'string' && day ? day : SEMPRE);
  const raw = typeof value === 'string' || typeof value === 'number' ? value : null;
  const unreadable = raw !== null && !isLabValue(raw);
  const mark = unreadable ? undefined : verdictMark(raw, limits, translate);
  const limit = limits ? formatLimit({ id: result.id, minimo: limits.minimo, maximo: limits.maximo }) : NO_LIMIT;
  const plain =
    limit === NO_LIMIT ? result.unit || ' ' : translate('coleta.form.limit', { limit, unit: result.unit }).trim();
  const told = unreadable ? translate('coleta.form.unreadable') : mark?.label;
  return (
    <TextField
      {...textField}
      value={raw ?? ''}
      onChange={({ target }) => setValue(target.value || null)}
      onPaste={onPaste}
      error={textField.error || unreadable || mark?.tone === 'error'}
      helperText={textField.error ? textField.helperText : (told ?? plain)}
      autoComplete="off"
    />
  );
}

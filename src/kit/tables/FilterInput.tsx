import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ColumnFilter } from '../../../reports/tabela/filters.ts';
import { readPeriod } from '../../../reports/tabela/period.ts';
import { ChoiceField } from '../inputs/ChoiceField.tsx';
import { TypedField } from '../inputs/TypedField.tsx';
import { PeriodForm } from '../lists/PeriodForm.tsx';

interface FilterInputProps<Row> {
  filter: ColumnFilter<Row>;
  /** As the address has it. */
  value: unknown;
  autoFocus: boolean;
  /** Told another value; `undefined` takes the filter away. */
  onValue(value: unknown): void;
}

/** The field of a column's filter, by its kind. */
export function FilterInput<Row>({ filter, value, autoFocus, onValue }: FilterInputProps<Row>) {
  const translate = useTranslate();
  const text = typeof value === 'string' ? value : '';
  switch (filter.kind) {
    case 'text':
      return <TextFilter label={filter.label} text={text} autoFocus={autoFocus} onValue={onValue} />;
    case 'choice':
      return (
        <ChoiceField
          fullWidth
          label={filter.label}
          value={filter.choices.some(([choice]) => choice === text) ? text : ''}
          choices={filter.choices}
          all={translate('cadastro.filter.all')}
          onChoice={(choice) => onValue(choice || undefined)}
          autoFocus={autoFocus}
          sx={{ mb: 1, minWidth: 220 }}
        />
      );
    case 'period':
      return <PeriodFilter value={value} autoFocus={autoFocus} onValue={onValue} />;
    case 'check':
      return (
        <FormControlLabel
          label={filter.label}
          control={
            <Checkbox
              size="small"
              checked={value === true}
              onChange={(_, checked) => onValue(checked || undefined)}
              autoFocus={autoFocus}
            />
          }
        />
      );
  }
}

interface TextFilterProps {
  label: string;
  text: string;
  autoFocus: boolean;
  onValue(value: string | undefined): void;
}

function TextFilter({ label, text, autoFocus, onValue }: TextFilterProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(text);
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onValue(typed.trim() || undefined);
      }}
      sx={{ display: 'flex', gap: 1, mb: 1 }}
    >
      <TypedField label={label} value={typed} onText={setTyped} autoFocus={autoFocus} sx={{ width: 200 }} />
      <Button type="submit" variant="outlined">
        {translate('cadastro.filter.submit')}
      </Button>
    </Box>
  );
}

interface PeriodFilterProps {
  value: unknown;
  autoFocus: boolean;
  onValue(value: unknown): void;
}

function PeriodFilter({ value, autoFocus, onValue }: PeriodFilterProps) {
  const translate = useTranslate();
  const [period] = useState(() => readPeriod(value) ?? {});
  return (
    <>
      <PeriodForm period={period} onPeriod={onValue} autoFocus={autoFocus} />
      {'dtInicio' in period && <Button onClick={() => onValue(undefined)}>{translate('tabela.anyPeriod')}</Button>}
    </>
  );
}

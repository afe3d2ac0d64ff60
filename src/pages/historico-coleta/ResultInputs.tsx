import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatLimit } from '../../../domain/coleta/conformity.ts';
import { limitsOn, SEMPRE } from '../../../domain/coleta/datedLimits.ts';
import { isLabValue } from '../../../domain/coleta/labValue.ts';
import type { ResultColumn } from '../../../reports/cliente/resultados.ts';
import { useKindInput } from '../../kit/forms/inputs/useKindInput.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { resultField } from './fields.ts';
import { verdictMark } from './verdict.tsx';

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
};

/** The laboratory values, each with its unit and limit beside. */
export function ResultInputs({ results }: { results: readonly ResultColumn[] }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1 }}>
        {translate('coleta.form.results')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('coleta.legend.asterisco')}
      </Typography>
      <Box sx={COLUMNS}>
        {results.map((result) => (
          <ResultInput key={result.field} result={result} />
        ))}
      </Box>
    </>
  );
}

/** What is printed of a parameter without limits. */
const NO_LIMIT = '-';

/** Told, and no error: it is saved as it is. */
const OUT_OF_LIMITS = {
  '& .MuiFormHelperText-root': { color: 'warning.main' },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'warning.main' },
} as const;

/** A laboratory value, and what the limits of the collection's day make of it. */
function ResultInput({ result }: { result: ResultColumn }) {
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
  const told = unreadable
    ? translate('coleta.form.unreadable')
    : [plain.trim(), mark?.label].filter(Boolean).join(' – ');
  return (
    <TypedField
      {...textField}
      value={raw ?? ''}
      onText={(text) => setValue(text || null)}
      error={textField.error || unreadable}
      sx={mark?.tone === 'error' && !textField.error ? OUT_OF_LIMITS : undefined}
      helperText={textField.error ? textField.helperText : told || ' '}
    />
  );
}

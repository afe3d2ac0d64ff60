import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { formatMoment } from '../../../domain/calendar.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { formatValue, type Value } from '../../../resources/kinds.ts';
import type { Draft } from '../../app/drafts.ts';
import { Facts } from '../page/Facts.tsx';

interface GoneDraftsProps {
  drafts: readonly Draft[];
  fields: readonly Field[];
  /** A draft's values as a user reads them: names of choices instead of ids. As they are, unless said. */
  worded?(values: FieldValues): FieldValues;
}

/** What was typed of a record that is gone, as its form showed it. */
export function GoneDrafts({ drafts, fields, worded = (values) => values }: GoneDraftsProps) {
  const translate = useTranslate();
  return drafts.map(({ em, campos }) => {
    const read: Record<string, Value> = worded(campos);
    const facts = fields
      .filter(({ name }) => name in campos)
      .map((field) => {
        const text = formatValue(field.kind, read[field.name], field);
        return [field.label, text || translate('rascunho.gone.empty')] as const;
      });
    return (
      <Box key={em} sx={{ mt: 2, whiteSpace: 'pre-line' }}>
        <Typography variant="subtitle2" component="h3">
          {translate('rascunho.gone.typedAt', { when: formatMoment(em) })}
        </Typography>
        <Facts facts={facts} />
      </Box>
    );
  });
}

import { Checkbox, FormControlLabel } from '@mui/material';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { TableTools } from '../../kit/tables/TableTools.tsx';
import { NON_CONFORMING } from './columns.tsx';

/** What the table shows: only what does not conform, everything again, which columns. */
export function HistoryTools(tools: Omit<ComponentProps<typeof TableTools<Coleta>>, 'children'>) {
  const translate = useTranslate();
  const { query } = tools;
  return (
    <TableTools {...tools}>
      <FormControlLabel
        label={translate('coleta.filter.nonConforming')}
        control={
          <Checkbox
            size="small"
            checked={query.filter[NON_CONFORMING] === true}
            onChange={(_, checked) => query.setFilter(NON_CONFORMING, checked || undefined)}
          />
        }
        sx={{ mr: 0 }}
      />
    </TableTools>
  );
}

import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { ColumnsMenu } from '../../kit/lists/ColumnsMenu.tsx';
import type { ListPreference } from '../../kit/lists/useListPreference.ts';
import type { WideColumn } from '../../kit/tables/column.ts';
import { isFiltered } from '../../kit/tables/shownRows.ts';
import type { TableQuery } from '../../kit/tables/useTableQuery.ts';
import { NON_CONFORMING } from './columns.tsx';

interface HistoryToolsProps {
  columns: readonly WideColumn<Coleta>[];
  query: TableQuery;
  /** Null while it cannot be kept. */
  preference: ListPreference | null;
  onHidden(columns: string[]): void;
  onClear(): void;
}

/** What the table shows: only what does not conform, everything again, which columns. */
export function HistoryTools({ columns, query, preference, onHidden, onClear }: HistoryToolsProps) {
  const translate = useTranslate();
  // The row's number stays, for rows are named by it, and so do its buttons.
  const [, ...others] = columns.filter(({ order }) => order);
  const hideable = others.map(({ key, header }) => ({ name: key, label: header }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, ml: 'auto' }}>
      {isFiltered(columns, query.filter) && <Button onClick={onClear}>{translate('cadastro.filter.clear')}</Button>}
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
      {preference && <ColumnsMenu columns={hideable} hidden={preference.ocultas} onChange={onHidden} />}
    </Box>
  );
}

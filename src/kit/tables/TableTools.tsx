import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isFiltered } from '../../../reports/tabela/shownRows.ts';
import { ColumnsMenu } from '../lists/ColumnsMenu.tsx';
import type { ListPreference } from '../lists/useListPreference.ts';
import type { WideColumn } from './column.ts';
import type { TableQuery } from './useTableQuery.ts';

interface TableToolsProps<Row> {
  columns: readonly WideColumn<Row>[];
  query: TableQuery;
  /** Null while it cannot be kept. */
  preference: ListPreference | null;
  onHidden(columns: string[]): void;
  onClear(): void;
  /** What else there is to choose. */
  children?: ReactNode;
}

/** What a table shows: everything again, where it is filtered, and which of its columns. The first one always stays. */
export function TableTools<Row>({ columns, query, preference, onHidden, onClear, children }: TableToolsProps<Row>) {
  const translate = useTranslate();
  const [, ...others] = columns.filter(({ order }) => order);
  const hideable = others.map(({ key, header }) => ({ name: key, label: header }));
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, ml: 'auto', displayPrint: 'none' }}
    >
      {isFiltered(columns, query.filter) && <Button onClick={onClear}>{translate('cadastro.filter.clear')}</Button>}
      {children}
      {preference && <ColumnsMenu columns={hideable} hidden={preference.ocultas} onChange={onHidden} />}
    </Box>
  );
}

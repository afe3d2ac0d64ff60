import { Box, Button, Popover, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { WideColumn } from './column.ts';
import { FilterInput } from './FilterInput.tsx';
import type { TableQuery } from './useTableQuery.ts';

interface ColumnMenuProps<Row> {
  column: WideColumn<Row>;
  /** Its heading. */
  anchor: Element;
  query: TableQuery;
  onClose(): void;
}

const ORDERS = ['ASC', 'DESC'] as const;

/** What is chosen of a column: the order that it gives the rows, and its filters. */
export function ColumnMenu<Row>({ column, anchor, query, onClose }: ColumnMenuProps<Row>) {
  const translate = useTranslate();
  const titleId = useId();
  const { key, header, filters = [] } = column;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 1.5, maxWidth: 330 } } }}
    >
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {header}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mb: 1.5 }}>
        {ORDERS.map((order) => (
          <Button
            key={order}
            variant="outlined"
            aria-pressed={query.sort.field === key && query.sort.order === order}
            onClick={() => {
              query.setSort({ field: key, order });
              onClose();
            }}
          >
            {translate(`tabela.${order}`)}
          </Button>
        ))}
      </Box>
      {filters.map((filter, position) => (
        <FilterInput
          key={filter.name}
          filter={filter}
          value={query.filter[filter.name]}
          autoFocus={position === 0}
          onValue={(value) => {
            query.setFilter(filter.name, value);
            onClose();
          }}
        />
      ))}
    </Popover>
  );
}

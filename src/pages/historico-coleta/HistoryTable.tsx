import { Box, Button, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { tipoDbo } from '../../../domain/coleta/tipoDbo.ts';
import type { WideColumn } from '../../kit/tables/column.ts';
import type { TableQuery } from '../../kit/tables/useTableQuery.ts';
import { WideTable } from '../../kit/tables/WideTable.tsx';
import { Legend } from './Legend.tsx';

/** Pixels (spec 2 §9). */
const MAX_HEIGHT = 440;

/** Row number, its buttons, point and installation stay in view. */
const FIXED_COLUMNS = ['n', 'opcoes', 'p', 'dtInstalaco'];

/** The table gives way where the window is less high than the page: the rows scroll, and not the page as well. */
const FILL = {
  display: 'flex',
  flexDirection: 'column',
  flex: { sm: '1 1 0' },
  minHeight: { sm: 300 },
} as const;

const idOf = ({ id }: Coleta) => id;

interface HistoryTableProps {
  rows: readonly Coleta[];
  /** How many there are without any filter. */
  total: number;
  columns: readonly WideColumn<Coleta>[];
  query: TableQuery;
  mayEdit: boolean;
  onRowKey(key: string, coleta: Coleta): boolean;
  /** Takes the filters away. */
  onClear(): void;
}

/** The collections with all their results, how many there are, and what the signs mean. */
export function HistoryTable({ rows, total, columns, query, mayEdit, onRowKey, onClear }: HistoryTableProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const count =
    rows.length === total
      ? translate('coleta.count', { smart_count: total })
      : translate('coleta.countOf', { shown: rows.length, smart_count: total });
  return (
    <Box sx={FILL}>
      <WideTable
        label={translate('coleta.table')}
        rows={rows}
        columns={columns}
        query={query}
        rowKey={idOf}
        rowTone={({ idTipoDBO }) => tipoDbo(idTipoDBO)?.tom}
        fixed={columns.filter(({ key }) => FIXED_COLUMNS.includes(key)).length}
        maxHeight={MAX_HEIGHT}
        onRowKey={onRowKey}
        onCopied={(cells) => notify('tabela.copied', { type: 'info', messageArgs: { smart_count: cells } })}
        empty={
          <Box sx={{ position: 'sticky', left: 0, width: 'fit-content', p: 3 }}>
            <Typography sx={{ mb: 1 }}>{translate('coleta.noMatch')}</Typography>
            <Button onClick={onClear}>{translate('cadastro.filter.clear')}</Button>
          </Box>
        }
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 0.5,
          pt: 0.5,
          flexShrink: 0,
        }}
      >
        <Typography variant="body2">
          <span role="status">{count}</span> · {translate('tabela.keys')}
          {mayEdit && `, ${translate('coleta.keys')}`}
        </Typography>
        <Legend />
      </Box>
    </Box>
  );
}

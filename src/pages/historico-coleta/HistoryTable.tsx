import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { tipoDbo } from '../../../domain/coleta/tipoDbo.ts';
import type { ResultColumn } from '../../../reports/cliente/resultados.ts';
import { WideTable } from '../../kit/tables/WideTable.tsx';
import { historyColumns } from './columns.tsx';
import { Legend } from './Legend.tsx';

/** Pixels (spec 2 §9). */
const MAX_HEIGHT = 440;

/** Row number, point and installation stay in view. */
const FIXED_COLUMNS = 3;

interface HistoryTableProps {
  coletas: readonly Coleta[];
  results: readonly ResultColumn[];
}

/** The collections with all their results, how many there are, and what the signs mean. */
export function HistoryTable({ coletas, results }: HistoryTableProps) {
  const translate = useTranslate();
  const columns = useMemo(() => historyColumns(coletas, results, translate), [coletas, results, translate]);
  return (
    <>
      <WideTable
        label={translate('coleta.table')}
        rows={coletas}
        columns={columns}
        rowKey={({ id }) => id}
        rowTone={({ idTipoDBO }) => tipoDbo(idTipoDBO)?.tom}
        fixed={FIXED_COLUMNS}
        maxHeight={MAX_HEIGHT}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 1 }}>
        <Typography variant="body2">{translate('coleta.count', { smart_count: coletas.length })}</Typography>
        <Legend />
      </Box>
    </>
  );
}

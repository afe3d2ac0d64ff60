import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { tipoDbo } from '../../../domain/coleta/tipoDbo.ts';
import type { ResultColumn } from '../../../reports/cliente/resultados.ts';
import { WideTable } from '../../kit/tables/WideTable.tsx';
import { ColetaForm } from './ColetaForm.tsx';
import { historyColumns } from './columns.tsx';
import { Legend } from './Legend.tsx';
import { optionsColumn } from './options.tsx';
import { RemoveColeta } from './RemoveColeta.tsx';

/** Pixels (spec 2 §9). */
const MAX_HEIGHT = 440;

/** Row number, point and installation stay in view. */
const FIXED_COLUMNS = 3;

interface HistoryTableProps {
  idPessoa: number;
  coletas: readonly Coleta[];
  results: readonly ResultColumn[];
  mayEdit: boolean;
}

/** The collections with all their results, how many there are, and what the signs mean. */
export function HistoryTable({ idPessoa, coletas, results, mayEdit }: HistoryTableProps) {
  const translate = useTranslate();
  const [editing, setEditing] = useState<Coleta | null>(null);
  const [removing, setRemoving] = useState<Coleta | null>(null);
  const columns = useMemo(() => {
    const [number, ...rest] = historyColumns(coletas, results, translate);
    const options = mayEdit ? [optionsColumn({ onEdit: setEditing, onRemove: setRemoving }, translate)] : [];
    return number ? [number, ...options, ...rest] : [];
  }, [coletas, results, translate, mayEdit]);

  /** What the buttons of the active row do, for who goes through the table by keyboard. */
  function onRowKey(key: string, coleta: Coleta): boolean {
    if (!mayEdit) return false;
    if (key === 'Enter') setEditing(coleta);
    else if (key === 'Delete') setRemoving(coleta);
    else return false;
    return true;
  }

  return (
    <>
      <WideTable
        label={translate('coleta.table')}
        rows={coletas}
        columns={columns}
        rowKey={({ id }) => id}
        rowTone={({ idTipoDBO }) => tipoDbo(idTipoDBO)?.tom}
        fixed={FIXED_COLUMNS + (mayEdit ? 1 : 0)}
        maxHeight={MAX_HEIGHT}
        onRowKey={onRowKey}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 1 }}>
        <Typography variant="body2">
          {translate('coleta.count', { smart_count: coletas.length })}
          {mayEdit && ` · ${translate('coleta.keys')}`}
        </Typography>
        <Legend />
      </Box>
      {editing && (
        <ColetaForm idPessoa={idPessoa} coleta={editing} results={results} onClose={() => setEditing(null)} />
      )}
      {mayEdit && <RemoveColeta idPessoa={idPessoa} coleta={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

import { Box } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import type { ResultColumn } from '../../../reports/cliente/resultados.ts';
import { shownRows } from '../../../reports/tabela/shownRows.ts';
import { today } from '../../app/today.ts';
import type { useListPreference } from '../../kit/lists/useListPreference.ts';
import { useFocusAfterRemoval } from '../../kit/page/useFocusAfterRemoval.ts';
import type { TableQuery } from '../../kit/tables/useTableQuery.ts';
import { useTableView } from '../../kit/tables/useTableView.ts';
import { BillingDbo } from './BillingDbo.tsx';
import { ColetaForm } from './ColetaForm.tsx';
import { historyColumns } from './columns.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { optionsColumn } from './options.tsx';
import { RemoveColeta } from './RemoveColeta.tsx';
import { RowColours } from './RowColours.tsx';

interface HistoryBodyProps {
  idPessoa: number;
  /** All of the history: charges, numbers of rows and colours know of no filter. */
  coletas: readonly Coleta[];
  results: readonly ResultColumn[];
  mayEdit: boolean;
  query: TableQuery;
  preferences: Pick<ReturnType<typeof useListPreference>, 'preference' | 'save'>;
}

/** The history once it is there: its charges, what is done with its rows, and the rows. */
export function HistoryBody({ idPessoa, coletas, results, mayEdit, query, preferences }: HistoryBodyProps) {
  const translate = useTranslate();
  const [editing, setEditing] = useState<Coleta | null>(null);
  const [removing, setRemoving] = useState<Coleta | null>(null);
  const columns = useMemo(() => {
    // From 1, in the order of the history whatever is filtered, as in its workbook and in what explains the charge.
    const numbers = new Map(coletas.map(({ id }, index) => [id, index + 1]));
    const numberOf = ({ id }: Coleta) => numbers.get(id) ?? 0;
    const [number, ...rest] = historyColumns({ coletas, results, numberOf, translate });
    const options = optionsColumn({ numberOf, onEdit: setEditing, onRemove: setRemoving }, translate);
    return number ? [number, ...(mayEdit ? [options] : []), ...rest] : [];
  }, [coletas, results, translate, mayEdit]);
  const { target, removed, onExited } = useFocusAfterRemoval<HTMLDivElement>('[role="grid"]');
  const shown = useMemo(() => shownRows(coletas, columns, query), [coletas, columns, query]);
  const { visible, clear, tools } = useTableView(columns, query, preferences);

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
      <BillingDbo coletas={coletas} today={today()} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', pt: 0.5, pb: 1 }}>
        {mayEdit && <RowColours idPessoa={idPessoa} coletas={coletas} shown={shown} />}
        <HistoryTools {...tools} />
      </Box>
      <Box ref={target} tabIndex={-1} sx={{ display: 'flex', flexDirection: 'column', flex: { sm: '1 1 auto' } }}>
        <HistoryTable
          rows={shown}
          total={coletas.length}
          columns={visible}
          query={query}
          mayEdit={mayEdit}
          onRowKey={onRowKey}
          onClear={clear}
        />
      </Box>
      {editing && (
        <ColetaForm idPessoa={idPessoa} coleta={editing} results={results} onClose={() => setEditing(null)} />
      )}
      {mayEdit && (
        <RemoveColeta
          idPessoa={idPessoa}
          coleta={removing}
          row={removing ? coletas.indexOf(removing) + 1 : 0}
          onClose={() => setRemoving(null)}
          onRemoved={removed}
          onExited={onExited}
        />
      )}
    </>
  );
}

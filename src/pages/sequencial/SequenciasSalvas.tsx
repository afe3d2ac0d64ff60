import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Sequencia } from '../../../contract/sequenciais.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { useListPreference } from '../../kit/lists/useListPreference.ts';
import { TableTools } from '../../kit/tables/TableTools.tsx';
import { useTableQuery } from '../../kit/tables/useTableQuery.ts';
import { useTableView } from '../../kit/tables/useTableView.ts';
import { Periodo } from './Periodo.tsx';
import { useColunas } from './useColunas.tsx';
import type { useSequencias } from './useSequencias.ts';

interface SequenciasSalvasProps {
  salvas: ReturnType<typeof useSequencias>;
  /** Whether only those are there that some text was found in. */
  searched: boolean;
  /** Asks to remove one; absent for who may only see. */
  onRemove?(sequencia: Sequencia): void;
}

/**
 * The saved sequences, a panel for each period: the newest is open, and whatever holds what was searched for. Order,
 * filters and hidden columns are those of all panels.
 */
export function SequenciasSalvas({ salvas, searched, onRemove }: SequenciasSalvasProps) {
  const translate = useTranslate();
  const columns = useColunas(onRemove);
  const query = useTableQuery();
  const preferences = useListPreference('relatorio/Sequencial');
  const { visible, clear, tools } = useTableView(columns, query, preferences);
  const { data, error, refetch, quantas } = salvas;
  if (error) {
    return (
      <ErrorAlert onRetry={refetch}>
        {translate('sequencial.falhou')} {error.message}
      </ErrorAlert>
    );
  }
  if (!data) return <PageSkeleton />;
  return (
    <>
      <Box sx={{ display: 'flex', mb: 0.5 }}>
        <TableTools {...tools} />
      </Box>
      {data.data.map((periodo, at) => (
        <Periodo
          key={`${periodo.inicio} ${periodo.fim} ${searched}`}
          periodo={periodo}
          open={searched || at === 0}
          columns={columns}
          visible={visible}
          query={query}
          onClear={clear}
        />
      ))}
      {quantas === 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          {translate(searched ? 'sequencial.nenhuma' : 'sequencial.vazio')}
        </Typography>
      )}
    </>
  );
}

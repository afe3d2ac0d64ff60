import { Box, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { Sequencia } from '../../../contract/sequenciais.ts';
import { useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { useListPreference } from '../../kit/lists/useListPreference.ts';
import { TableTools } from '../../kit/tables/TableTools.tsx';
import { useTableQuery } from '../../kit/tables/useTableQuery.ts';
import { useTableView } from '../../kit/tables/useTableView.ts';
import { type Filtros, pedidoDe } from './filtros.ts';
import { Periodo } from './Periodo.tsx';
import { useColunas } from './useColunas.tsx';

interface SequenciasSalvasProps {
  filtros: Filtros;
  /** Asks to remove one; absent for who may only see. */
  onRemove?(sequencia: Sequencia): void;
}

/**
 * The saved sequences, a panel for each period: the newest is open, and whatever holds what was searched for. Order,
 * filters and hidden columns are those of all panels.
 */
export function SequenciasSalvas({ filtros, onRemove }: SequenciasSalvasProps) {
  const translate = useTranslate();
  const request = { query: pedidoDe(filtros) };
  const columns = useColunas(onRemove);
  const query = useTableQuery();
  const preferences = useListPreference('relatorio/Sequencial');
  const { visible, clear, tools } = useTableView(columns, query, preferences);
  const { data, error, refetch } = useCall(contract.sequenciais.all, request, { placeholderData: keepPreviousData });
  if (error) {
    return (
      <ErrorAlert onRetry={refetch}>
        {translate('sequencial.falhou')} {error.message}
      </ErrorAlert>
    );
  }
  if (!data) return <PageSkeleton />;
  const searched = filtros.pesquisa !== '';
  const found = data.data.reduce((count, { dados }) => count + dados.length, 0);
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
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {found === 0
          ? translate(searched ? 'sequencial.nenhuma' : 'sequencial.vazio')
          : translate('sequencial.quantas', { smart_count: found })}
      </Typography>
    </>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TableContents, TableDefinition, TableFilters } from '../../../reports/tabela/table.ts';
import { useApi } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';

interface VazioProps {
  report: TableDefinition;
  table: TableContents;
  filters: TableFilters;
  /** What the server tells of it, such as that there is no such client. */
  notes: readonly string[] | undefined;
}

/** A report without rows: says so, and leads to where there are some. */
export function Vazio({ report, table, filters, notes }: VazioProps) {
  const translate = useTranslate();
  const api = useApi();
  const offersMore = useOffersMore();
  const { asked } = filters;
  const { data: nearest = [] } = useQuery({
    queryKey: ['tabela', report.path, 'proximas', report.query(filters)],
    queryFn: ({ signal }) => table.nearest?.(api, asked, { now: new Date().toISOString(), signal }) ?? [],
    enabled: offersMore && table.nearest !== undefined,
  });
  return (
    <Box role="status" sx={{ py: 2 }}>
      <Typography>{notes?.join(' ') || translate('relatorios.none')}</Typography>
      {nearest.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1 }}>
          <Typography>{translate('relatorios.nearest')}</Typography>
          {nearest.map(({ text, asked: near }) => (
            <Button
              key={text}
              component={Link}
              variant="outlined"
              to={{ search: report.query({ ...filters, asked: near }) }}
            >
              {text}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Row } from '../../../reports/engine/report.ts';
import { protocolos } from '../../../reports/protocolos/definition.ts';
import { porGrupo } from '../../../reports/protocolos/linha.ts';
import { askedInWords, writeAsked } from '../../../reports/tabela/asks.ts';
import { filtersInWords, withDecimals } from '../../../reports/tabela/column.ts';
import { rowsShown } from '../../../reports/tabela/contents.ts';
import type { TableContents, TableFilters } from '../../../reports/tabela/table.ts';
import type { useListPreference } from '../../kit/lists/useListPreference.ts';
import { PrintedFilters } from '../../kit/page/PrintedFilters.tsx';
import { TablePanel } from '../../kit/tables/TablePanel.tsx';
import { TableTools } from '../../kit/tables/TableTools.tsx';
import type { TableQuery } from '../../kit/tables/useTableQuery.ts';
import { useTableView } from '../../kit/tables/useTableView.ts';
import type { FotosDe } from './Fotos.tsx';
import { useColunas } from './useColunas.tsx';

const keyOf = ({ id }: Row) => String(id);

/** A row with the number of its period: rows of a report hold any value. */
const comGrupo = (row: Row) => ({ row, grupo: Number(row.grupo) });

interface PeriodosProps {
  table: TableContents;
  /** All of them, before any filter of a column. */
  rows: readonly Row[];
  filters: TableFilters;
  query: TableQuery;
  preferences: Pick<ReturnType<typeof useListPreference>, 'preference' | 'save'>;
  onFotos(fotos: FotosDe): void;
}

/** A panel for each period, the newest open, and all of them where something is searched for. */
export function Periodos({ table: described, rows, filters, query, preferences, onFotos }: PeriodosProps) {
  const translate = useTranslate();
  const table = useMemo(() => ({ ...described, columns: withDecimals(described.columns, rows) }), [described, rows]);
  const { columns, onRowKey } = useColunas(table, filters, onFotos);
  const { visible, clear, tools } = useTableView(columns, query, preferences);
  const shown = useMemo(() => new Set(rowsShown(table, rows, filters)), [table, rows, filters]);
  const periodos = useMemo(() => {
    const sorted = [...shown].map(comGrupo);
    return porGrupo(rows.map(comGrupo)).map((all) => {
      const grupo = all[0]?.grupo ?? 0;
      const dele = sorted.filter((one) => one.grupo === grupo).map(({ row }) => row);
      return { grupo, titulo: String(all[0]?.row.titulo), total: all.length, rows: dele };
    });
  }, [rows, shown]);
  const pesquisa = String(filters.asked.pesquisa ?? '');
  const quantos = (count: number) => translate('app.protocolo.quantos', { smart_count: count });
  const contados = (mostrados: number, total: number) =>
    mostrados === total
      ? quantos(total)
      : translate('app.protocolo.mostrados', { shown: mostrados, smart_count: total });

  if (rows.length === 0) {
    const nada = Object.keys(writeAsked(protocolos.asks, filters.asked)).length === 0;
    return <Typography role="status">{translate(nada ? 'app.protocolo.vazio' : 'app.protocolo.nenhum')}</Typography>;
  }
  return (
    <>
      <PrintedFilters
        told={[...askedInWords(protocolos.asks, filters.asked), ...filtersInWords(table.columns, filters.filter)]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="body2" role="status">
          {shown.size < rows.length && contados(shown.size, rows.length)}
        </Typography>
        <TableTools {...tools} />
      </Box>
      {periodos.map((periodo, at) => (
        <TablePanel
          key={`${periodo.titulo} ${pesquisa}`}
          title={periodo.titulo}
          total={quantos(periodo.total)}
          open={pesquisa !== '' || at === 0}
          rows={periodo.rows}
          columns={visible}
          query={query}
          rowKey={keyOf}
          onRowKey={onRowKey}
          keys={translate('app.protocolo.teclas')}
          count={contados(periodo.rows.length, periodo.total)}
          noMatch={translate('app.protocolo.filtrados')}
          onClear={clear}
        />
      ))}
    </>
  );
}

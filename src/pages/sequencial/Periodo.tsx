import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { PeriodoDeSequencias, Sequencia } from '../../../contract/sequenciais.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { shownRows } from '../../../reports/tabela/shownRows.ts';
import type { WideColumn } from '../../kit/tables/column.ts';
import { TablePanel } from '../../kit/tables/TablePanel.tsx';
import type { TableQuery } from '../../kit/tables/useTableQuery.ts';

const keyOf = ({ id }: Sequencia) => id;

interface PeriodoProps {
  periodo: PeriodoDeSequencias;
  /** Whether it is open at first. */
  open: boolean;
  /** All of them, and those that are shown. */
  columns: readonly WideColumn<Sequencia>[];
  visible: readonly WideColumn<Sequencia>[];
  /** One for all periods. */
  query: TableQuery;
  onClear(): void;
}

/** 'Período de: … até …': the sequences of a period (spec 2 §2.6). */
export function Periodo({ periodo: { inicio, fim, dados }, open, columns, visible, query, onClear }: PeriodoProps) {
  const translate = useTranslate();
  const rows = useMemo(() => shownRows(dados, columns, query), [dados, columns, query]);
  const total = translate('sequencial.quantas', { smart_count: dados.length });
  return (
    <TablePanel
      title={translate('sequencial.periodo', { inicio: formatDate(inicio), fim: formatDate(fim) })}
      total={total}
      open={open}
      rows={rows}
      columns={visible}
      query={query}
      rowKey={keyOf}
      count={
        rows.length === dados.length
          ? total
          : translate('sequencial.mostradas', { shown: rows.length, smart_count: dados.length })
      }
      noMatch={translate('sequencial.filtradas')}
      onClear={onClear}
    />
  );
}

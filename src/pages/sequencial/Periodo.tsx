import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { PeriodoDeSequencias, Sequencia } from '../../../contract/sequenciais.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { shownRows } from '../../../reports/tabela/shownRows.ts';
import type { WideColumn } from '../../kit/tables/column.ts';
import { TableSheet } from '../../kit/tables/TableSheet.tsx';
import type { TableQuery } from '../../kit/tables/useTableQuery.ts';

/** Pixels. */
const MAX_HEIGHT = 440;

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

/** 'Período de: … até …': the sequences of a period (spec 2 §2.6). Those of a closed one are not in the page. */
export function Periodo({ periodo: { inicio, fim, dados }, open, columns, visible, query, onClear }: PeriodoProps) {
  const translate = useTranslate();
  const rows = useMemo(() => shownRows(dados, columns, query), [dados, columns, query]);
  const title = translate('sequencial.periodo', { inicio: formatDate(inicio), fim: formatDate(fim) });
  const total = translate('sequencial.quantas', { smart_count: dados.length });
  return (
    <Accordion
      variant="outlined"
      disableGutters
      defaultExpanded={open}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="h3">
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1.5 }}>
          {total}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 1, pt: 0, pb: 1 }}>
        <TableSheet
          among
          label={title}
          rows={rows}
          columns={visible}
          query={query}
          rowKey={keyOf}
          maxHeight={MAX_HEIGHT}
          count={
            rows.length === dados.length
              ? total
              : translate('sequencial.mostradas', { shown: rows.length, smart_count: dados.length })
          }
          noMatch={translate('sequencial.filtradas')}
          onClear={onClear}
        />
      </AccordionDetails>
    </Accordion>
  );
}

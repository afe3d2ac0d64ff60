import { Box, Pagination, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/numbers.ts';
import type { ShownData } from '../../../reports/tabela/table.ts';

type PaginasProps = NonNullable<ShownData['pages']> & {
  /** Whether all of them are being read. */
  reading: boolean;
  onPage(number: number): void;
};

/** The pages of a report that a screen does not hold whole, and what of it is of one page alone. */
export function Paginas({ number, paginas, total, reading, onPage }: PaginasProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 0.5, flexShrink: 0 }}>
      <Pagination
        size="small"
        shape="rounded"
        page={number}
        count={paginas}
        aria-label={translate('relatorios.pages.label')}
        getItemAriaLabel={(type, page) =>
          type === 'page'
            ? translate('relatorios.pages.page', { page: page ?? number })
            : translate(`relatorios.pages.${type}`)
        }
        onChange={(_, page) => onPage(page)}
      />
      <Typography variant="body2" role="status">
        {[
          ...(total === undefined ? [] : [translate('relatorios.pages.total', { total: formatNumber(total, 0) })]),
          translate(`relatorios.pages.${reading ? 'reading' : 'ofPage'}`),
        ].join(' ')}
      </Typography>
    </Box>
  );
}

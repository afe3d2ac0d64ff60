import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useTouchOnly } from '../keys/useTouchOnly.ts';
import { WideTable } from './WideTable.tsx';

/**
 * As high as the page leaves: the rows scroll, and not the page as well. A phone has no room, and its page is scrolled by
 * what stays in view beside the table.
 */
const FILL = {
  display: 'flex',
  flexDirection: 'column',
  flex: { sm: '1 1 0' },
  minHeight: { sm: 300 },
  maxHeight: { xs: '80dvh', sm: 'none' },
} as const;

const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  pt: 0.5,
  flexShrink: 0,
} as const;

export type TableSheetProps<Row> = Omit<Parameters<typeof WideTable<Row>>[0], 'empty' | 'onCopied'> & {
  /** How many rows there are, in words. */
  count: string;
  /** What its keys do besides those of any table. */
  keys?: string;
  /** Stands below the headings where the filters leave no row. */
  noMatch: string;
  /** Takes the filters away. */
  onClear(): void;
  /** It stands among others like it, each as high as its rows. */
  among?: boolean;
  /** Stands below the table, at its right end: what its signs mean. */
  children?: ReactNode;
};

/** A wide table with what stands below it. */
export function TableSheet<Row>({ count, keys, noMatch, onClear, among, children, ...table }: TableSheetProps<Row>) {
  const translate = useTranslate();
  const notify = useNotify();
  const touchOnly = useTouchOnly();
  return (
    <Box sx={among ? undefined : FILL}>
      <WideTable
        {...table}
        onCopied={(cells) => notify('tabela.copied', { type: 'info', messageArgs: { smart_count: cells } })}
        empty={
          <Box sx={{ position: 'sticky', left: 0, width: 'fit-content', p: 3 }}>
            <Typography sx={{ mb: 1 }}>{noMatch}</Typography>
            <Button onClick={onClear}>{translate('cadastro.filter.clear')}</Button>
          </Box>
        }
      />
      <Box sx={FOOT}>
        <Typography variant="body2">
          <span role="status">{count}</span>
          {!touchOnly && (
            <Box component="span" sx={{ displayPrint: 'none' }}>
              {` · ${[translate('tabela.keys'), keys].filter(Boolean).join(', ')}`}
            </Box>
          )}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

import { TableContainer } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SEEN } from './RowInTwoLines.tsx';

const SCROLLED = { ...SEEN, overflow: { xs: 'auto', md: 'visible' } };

interface TableRegionProps {
  /** What the table is called. */
  label: string;
  children: ReactNode;
}

/**
 * A table as high as its rows: what it stands in scrolls them, and the keyboard both. In a window narrower than a wide
 * dialog it is scrolled aside where it does not fit; elsewhere its headings stay in view of what scrolls it. For a phone
 * it has no more columns than there is room for (`RowInTwoLines`).
 */
export function TableRegion({ label, children }: TableRegionProps) {
  const translate = useTranslate();
  return (
    <TableContainer
      role="region"
      tabIndex={0}
      // What the table stands in may bear its name already.
      aria-label={translate('tabela.region', { label })}
      sx={SCROLLED}
    >
      {children}
    </TableContainer>
  );
}

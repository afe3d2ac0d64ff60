import { TableContainer } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** What is to stay in view of it asks how wide it is (`cqw`). */
const SCROLLED = {
  overflow: { xs: 'auto', md: 'visible' },
  containerType: { xs: 'inline-size', sm: 'normal' },
};

interface TableRegionProps {
  /** What the table is called. */
  label: string;
  /** It has so few columns that a phone has room for them. */
  few?: boolean;
  children: ReactNode;
}

/**
 * A table as high as its rows: what it stands in scrolls them, and the keyboard both. On a phone it is scrolled aside, so
 * that no row is many lines high, and in a window narrower than a wide dialog where it does not fit; elsewhere its
 * headings stay in view of what scrolls it.
 */
export function TableRegion({ label, few = false, children }: TableRegionProps) {
  const translate = useTranslate();
  return (
    <TableContainer
      role="region"
      tabIndex={0}
      // What the table stands in may bear its name already.
      aria-label={translate('tabela.region', { label })}
      sx={{ ...SCROLLED, '& > table': { minWidth: { xs: few ? 0 : 560, sm: 0 } } }}
    >
      {children}
    </TableContainer>
  );
}

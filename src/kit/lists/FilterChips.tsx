import CloseIcon from '@mui/icons-material/Close';
import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { labelled } from '../../../domain/labelled.ts';

/** A filter in force, in words. */
export interface Chip {
  /** Name of the filter. */
  name: string;
  label: string;
  value: string;
}

const CHIPS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  alignItems: 'center',
  mb: 1,
  listStyle: 'none',
  p: 0,
  mt: 0,
};
const CHIP = {
  minHeight: 26,
  py: 0,
  px: 1,
  borderRadius: 4,
  // A name without spaces is no wider than the page.
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontWeight: 400,
  color: 'text.primary',
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

/** The filters in force of the list around, each to be taken away, and all at once. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const place = useRef<HTMLUListElement>(null);
  if (chips.length === 0) return null;

  /** What was pressed goes: another one of them has the focus, or the page's title. */
  const keep = (left: object) => {
    const next = place.current?.querySelector<HTMLElement>('li:not(:focus-within) button');
    (Object.keys(left).length > 0 && next ? next : document.querySelector('h1'))?.focus();
    setFilters(left);
  };
  const without = (name: string) => Object.fromEntries(Object.entries(filterValues).filter(([key]) => key !== name));
  return (
    <Box ref={place} component="ul" aria-label={translate('cadastro.filter.applied')} sx={CHIPS}>
      {chips.map(({ name, label, value }) => (
        <li key={name}>
          <Button
            variant="outlined"
            endIcon={<CloseIcon sx={{ '&&': { fontSize: 14 } }} />}
            aria-label={translate('cadastro.filter.remove', { filter: `${labelled(label)} ${value}` })}
            onClick={() => keep(without(name))}
            sx={CHIP}
          >
            {labelled(label)} {value}
          </Button>
        </li>
      ))}
      <li>
        <Button onClick={() => keep({})} sx={{ minHeight: 26, py: 0 }}>
          {translate('cadastro.filter.clearAll')}
        </Button>
      </li>
    </Box>
  );
}

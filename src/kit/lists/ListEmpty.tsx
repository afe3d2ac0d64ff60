import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

interface ListEmptyProps {
  /** There are no records. */
  text: string;
  /** What can be done about it. */
  hint?: string;
  /** The filter finds none; without it the list has no filter. */
  noMatch?: string;
}

/** What stands instead of a table without rows, and what to do about it. */
export function ListEmpty({ text, hint, noMatch }: ListEmptyProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  /** The title takes the focus, for the button goes. */
  const clear = () => {
    setFilters({});
    document.querySelector('h1')?.focus();
  };
  const filtered = noMatch !== undefined && Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ p: 3, textAlign: 'center' }}>
      <Typography sx={{ mb: filtered || hint ? 1 : 0 }}>{filtered ? noMatch : text}</Typography>
      {filtered && <Button onClick={clear}>{translate('cadastro.filter.clear')}</Button>}
      {!filtered && hint && <Typography>{hint}</Typography>}
    </Box>
  );
}

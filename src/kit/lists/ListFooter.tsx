import { Box, Typography } from '@mui/material';
import { Pagination, useListContext, useTranslate } from 'react-admin';

const PAGE_SIZES = [25, 50, 100];

/** How many rows a list has, its pages, and what the server says of them. */
export function ListFooter() {
  const translate = useTranslate();
  const { total, isPending, meta } = useListContext();
  const notes: readonly string[] = meta?.notes ?? [];
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}
    >
      <Typography variant="body2" role="status">
        {!isPending && total !== undefined && translate('cadastro.list.count', { smart_count: total })}
      </Typography>
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}

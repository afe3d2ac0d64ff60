import { Box, Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import { Pages } from '../Pages.tsx';

const PAGE_SIZES = [25, 50, 100];

/** Below the rows; where the page scrolls rather than the rows, at the bottom of the window. */
const FOOTER = {
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 44,
  position: { xs: 'sticky', sm: 'static' },
  bottom: 0,
  zIndex: 1,
  bgcolor: 'background.default',
} as const;

/** The pages of a list, and what the server says of them. */
export function ListFooter() {
  const { error, meta } = useListContext();
  const notes: readonly string[] = meta?.notes ?? [];
  if (error) return null;
  return (
    <Box sx={FOOTER}>
      <Pagination rowsPerPageOptions={PAGE_SIZES} actions={Pages} />
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}

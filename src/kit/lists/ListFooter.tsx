import { Box, PaginationItem, type PaginationRenderItemParams, Typography } from '@mui/material';
import { Pagination, PaginationActions, type PaginationActionsProps, useListContext, useTranslate } from 'react-admin';

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

const ARROWS = ['first', 'previous', 'next', 'last'] as const;

/** A page by its number, or an arrow, whose tooltip tells where it goes. */
function PageItem(item: PaginationRenderItemParams) {
  const translate = useTranslate();
  const arrow = ARROWS.find((type) => type === item.type);
  return <PaginationItem {...item} title={arrow && translate(`ra.navigation.${arrow}`)} />;
}

function Pages(props: PaginationActionsProps) {
  return <PaginationActions {...props} renderItem={(item) => <PageItem {...item} />} />;
}

/** The pages of a list, and what the server says of them. */
export function ListFooter() {
  const { error, meta } = useListContext();
  const notes: readonly string[] = meta?.notes ?? [];
  if (error) return null;
  return (
    <Box sx={FOOTER}>
      <Pagination rowsPerPageOptions={PAGE_SIZES} actions={Pages} />
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}

import { Box, PaginationItem, type PaginationRenderItemParams, Typography } from '@mui/material';
import { Pagination, PaginationActions, type PaginationActionsProps, useListContext, useTranslate } from 'react-admin';

const PAGE_SIZES = [25, 50, 100];

/** Below the rows; where the page scrolls rather than the rows, at the bottom of the window. */
const FOOTER = {
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
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

/** How many rows a list has, its pages, and what the server says of them. */
export function ListFooter() {
  const translate = useTranslate();
  const { total, isPending, error, meta } = useListContext();
  const notes: readonly string[] = meta?.notes ?? [];
  // What was counted before is not what the filter in force finds.
  if (error) return null;
  return (
    <Box sx={FOOTER}>
      <Typography variant="body2" role="status">
        {!isPending && total !== undefined && translate('cadastro.list.count', { smart_count: total })}
      </Typography>
      <Pagination rowsPerPageOptions={PAGE_SIZES} actions={Pages} />
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { Pagination, useListContext, useTranslate } from 'react-admin';

const PAGE_SIZES = [25, 50, 100];

/** How many rows a list has, and its pages. */
export function ListFooter() {
  const translate = useTranslate();
  const { total, isPending } = useListContext();
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}
    >
      <Typography variant="body2" role="status">
        {!isPending && total !== undefined && translate('cadastro.list.count', { smart_count: total })}
      </Typography>
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
    </Box>
  );
}

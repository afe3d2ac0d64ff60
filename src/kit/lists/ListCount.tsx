import { Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** How many rows the list around it has, for beside its title. */
export function ListCount() {
  const translate = useTranslate();
  const { total, isPending, error } = useListContext();
  // What was counted before is not what the filter in force finds.
  const counted = !error && !isPending && total !== undefined;
  return (
    <Typography role="status" variant="body2" color="textSecondary" noWrap>
      {counted && translate('cadastro.list.count', { smart_count: total })}
    </Typography>
  );
}

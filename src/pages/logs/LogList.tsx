import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { LOG_SEARCH_MOST } from '../../../contract/consultas.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import { ListFooter } from '../../kit/lists/ListFooter.tsx';
import { PageTitle } from '../../kit/page/PageTitle.tsx';
import { LogFilters } from './LogFilters.tsx';
import { LogTable } from './LogTable.tsx';

const PAGE_SIZE = 50;

/** The users' log (spec 2 §2.10), filtered and paged by the server. */
export default function LogList() {
  const translate = useTranslate();
  return (
    <ListBase perPage={PAGE_SIZE} storeKey={false} exporter={false}>
      <PageTitle text={translate('shell.logs.title')} />
      <Box sx={{ mt: 1.5 }}>
        <LogFilters />
        <Paper variant="outlined">
          <LogTable />
        </Paper>
        <ListFooter />
        <NewestOnly />
      </Box>
    </ListBase>
  );
}

/** A search of the text that found as many as it looks for tells that there may be more. */
function NewestOnly() {
  const translate = useTranslate();
  const { total, filterValues } = useListContext();
  if (!filterValues.pesquisa || (total ?? 0) < LOG_SEARCH_MOST) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('shell.logs.newestOnly', { most: formatNumber(LOG_SEARCH_MOST, 0, { grouping: true }) })}
    </Typography>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ListBase, useTranslate } from 'react-admin';
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
      </Box>
    </ListBase>
  );
}

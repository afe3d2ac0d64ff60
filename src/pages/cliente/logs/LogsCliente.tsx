import { Paper } from '@mui/material';
import { ListBase, type SortPayload } from 'react-admin';
import { ListFooter } from '../../../kit/lists/ListFooter.tsx';
import { LogsFilters } from './LogsFilters.tsx';
import { LogsTable } from './LogsTable.tsx';

const PAGE_SIZE = 50;
/** The server's own order. */
const NEWEST_FIRST: SortPayload = { field: 'dtAcao', order: 'DESC' };

/** 'Logs' of a client: what was done to it and to its records, filtered and paged by the server (spec 2 §2.3, §2.10). */
export default function LogsCliente({ idPessoa }: { idPessoa: number }) {
  return (
    // Whoever sees the client sees its log: the page around has checked it.
    <ListBase
      resource="cliente/log"
      filter={{ idReferencia: idPessoa }}
      sort={NEWEST_FIRST}
      perPage={PAGE_SIZE}
      storeKey={false}
      exporter={false}
      disableAuthentication
    >
      <LogsFilters />
      <Paper variant="outlined">
        <LogsTable idPessoa={idPessoa} />
      </Paper>
      <ListFooter />
    </ListBase>
  );
}

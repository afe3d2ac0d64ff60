import { Box } from '@mui/material';
import { ListBase, type SortPayload, useTranslate } from 'react-admin';
import { ListCount } from '../../../kit/lists/ListCount.tsx';
import { ListFooter } from '../../../kit/lists/ListFooter.tsx';
import { ListSheet } from '../../../kit/lists/ListSheet.tsx';
import { LogsFilters } from './LogsFilters.tsx';
import { LogsTable } from './LogsTable.tsx';

const PAGE_SIZE = 50;
/** The server's own order. */
const NEWEST_FIRST: SortPayload = { field: 'dtAcao', order: 'DESC' };
/** The entries scroll under their headings, above the pager. A phone has no room for it. */
const WITHIN = { display: 'flex', flexDirection: 'column', maxHeight: { sm: '75vh' } } as const;

/** 'Logs' of a client: what was done to it and to its records, filtered and paged by the server (spec 2 §2.3, §2.10). */
export default function LogsCliente({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
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
      <ListCount />
      <Box sx={WITHIN}>
        <ListSheet>
          <LogsTable
            label={translate('logsCliente.label')}
            empty={translate('logsCliente.empty')}
            failed={translate('logsCliente.failed')}
            ofClient
          />
        </ListSheet>
        <ListFooter />
      </Box>
    </ListBase>
  );
}

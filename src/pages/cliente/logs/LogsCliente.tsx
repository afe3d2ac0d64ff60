import { Box } from '@mui/material';
import { ListBase, useTranslate } from 'react-admin';
import { ListCount } from '../../../kit/lists/ListCount.tsx';
import { ListFooter } from '../../../kit/lists/ListFooter.tsx';
import { ListSheet } from '../../../kit/lists/ListSheet.tsx';
import { useListPreference } from '../../../kit/lists/useListPreference.ts';
import { LogsFilters } from './LogsFilters.tsx';
import { LogsTable, NEWEST_FIRST } from './LogsTable.tsx';
import { LogTools } from './LogTools.tsx';

const PAGE_SIZE = 50;
/** The entries scroll under their headings, above the pager. A phone has no room for it. */
const WITHIN = { display: 'flex', flexDirection: 'column', maxHeight: { sm: '75vh' } } as const;

/** How many there are at one end, what can be done with them at the other. */
const COUNT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  '& > [role=status]': { mr: 'auto' },
};

/** 'Logs' of a client: what was done to it and to its records, filtered and paged by the server (spec 2 §2.3, §2.10). */
export default function LogsCliente({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  const preferences = useListPreference('cliente/log');
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
      <Box sx={COUNT}>
        <ListCount />
        <LogTools preferences={preferences} ofClient />
      </Box>
      <Box sx={WITHIN}>
        <ListSheet>
          <LogsTable
            label={translate('logsCliente.label')}
            empty={translate('logsCliente.empty')}
            failed={translate('logsCliente.failed')}
            ofClient
            preferences={preferences}
          />
        </ListSheet>
        <ListFooter />
      </Box>
    </ListBase>
  );
}

import { useTranslate } from 'react-admin';
import { ListCount } from '../../kit/lists/ListCount.tsx';
import { ListFooter } from '../../kit/lists/ListFooter.tsx';
import { ListPage } from '../../kit/lists/ListPage.tsx';
import { ListSheet } from '../../kit/lists/ListSheet.tsx';
import { useListPreference } from '../../kit/lists/useListPreference.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { LogsTable, NEWEST_FIRST } from '../cliente/logs/LogsTable.tsx';
import { LogTools } from '../cliente/logs/LogTools.tsx';
import { LogFilters } from './LogFilters.tsx';
import { LogReport } from './LogReport.tsx';

const PAGE_SIZE = 50;

/** The users' log (spec 2 §2.10), filtered and paged by the server. */
export default function LogList() {
  const translate = useTranslate();
  const preferences = useListPreference('acesso/LogUsers');
  return (
    <ListPage perPage={PAGE_SIZE} sort={NEWEST_FIRST}>
      <PageHead title={translate('shell.logs.title')} beside={<ListCount />}>
        <LogTools preferences={preferences} />
        <LogReport />
      </PageHead>
      <LogFilters />
      <ListSheet>
        <LogsTable
          label={translate('shell.logs.title')}
          empty={translate('shell.logs.empty')}
          failed={`${translate('shell.logs.failed')}.`}
          preferences={preferences}
        />
      </ListSheet>
      <ListFooter />
    </ListPage>
  );
}

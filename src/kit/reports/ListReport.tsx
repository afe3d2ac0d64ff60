import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { narrowedBy, needsApart, withApart } from '../../../dataProvider/wholeLists.ts';
import type { ReportDefinition } from '../../../reports/defineReport.ts';
import type { Row } from '../../../reports/engine/report.ts';
import type { ListQuery } from '../../../reports/registers/listQuery.ts';
import { wholeList } from '../lists/listQuery.ts';
import { useNamesIn } from '../lists/useNamesIn.ts';
import { ExcelButton } from './ExcelButton.tsx';
import { PdfLink } from './PdfLink.tsx';
import { SubscribeButton } from './SubscribeButton.tsx';

/** PDF, Excel and subscription of the list around, as filtered and ordered there: of every record, never only of the page on screen. */
export function ListReport({ report }: { report: ReportDefinition<ListQuery, readonly Row[]> }) {
  const { resource, filterValues: filter, sort } = useListContext();
  const queryClient = useQueryClient();
  const filters = { filter, sort };
  const names = useNamesIn(resource, filter);
  const named = narrowedBy(resource, filter).every(({ register }) => names?.[register.entity] !== undefined);
  const rows = wholeList(useDataProvider(), resource, filters, needsApart(resource, sort));
  /** What the PDF shows, which says its filter with the names; where they are not there it asks for all of it itself. */
  function gathered(): readonly Row[] | undefined {
    const records = queryClient.getQueryData<{ data: RaRecord[] }>(rows.queryKey)?.data;
    return records && named ? withApart(records, null, names) : undefined;
  }

  return (
    <>
      <PdfLink
        report={report}
        filters={filters}
        prepare={() => void queryClient.prefetchQuery(rows)}
        gathered={gathered}
      />
      <ExcelButton report={report} filters={filters} load={async () => (await queryClient.fetchQuery(rows)).data} />
      <SubscribeButton compact report={report} filters={filters} names={names} />
    </>
  );
}

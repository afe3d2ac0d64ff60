import { useCallback } from 'react';
import { useCreatePath, useDataProvider, useLocation } from 'react-admin';
import { registerPdf } from '../../reports/register.ts';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { readReport, reportKey } from '../app/storedReport.ts';
import { filterText, readQuery, writeQuery } from '../kit/lists/listQuery.ts';
import { PdfViewer } from '../kit/reports/PdfViewer.tsx';

/**
 * A register's PDF, at `{resource}/pdf` in a tab of its own: of the rows that the list screen left in the browser, or,
 * when there are none for the address, of those that it asks for by the address's filter.
 */
export function PdfViewerPage({ definition }: { definition: RegisterDefinition }) {
  const { search } = useLocation();
  const dataProvider = useDataProvider();
  const backTo = useCreatePath()({ resource: definition.resource, type: 'list' });

  const load = useCallback(
    async (signal: AbortSignal) => {
      const stored = readReport(reportKey(definition), search && writeQuery(readQuery(search)));
      const query = readQuery(stored?.query ?? search);
      const rows = stored?.rows ?? (await dataProvider.getList(definition.resource, { ...query, signal })).data;
      const emittedAt = stored?.emittedAt ?? new Date().toISOString();
      return registerPdf(definition, rows, emittedAt, filterText(query.filter));
    },
    [definition, search, dataProvider],
  );

  return (
    <PdfViewer title={definition.pdf.title} file={definition.excel.file} backTo={`${backTo}${search}`} load={load} />
  );
}

import { useCallback } from 'react';
import { type FilterPayload, useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { clientes } from '../../../../reports/cliente/definition.ts';
import { registerPdf } from '../../../../reports/register.ts';
import { formatValue } from '../../../../resources/kinds.ts';
import { readReport, reportKey } from '../../../app/storedReport.ts';
import { filterText, readQuery, writeQuery } from '../../../kit/lists/listQuery.ts';
import { PdfViewer } from '../../../kit/reports/PdfViewer.tsx';

/** The list's filter in words, the flow meter included; undefined when nothing is filtered. */
function clientesFilterText(filter: FilterPayload): string | undefined {
  const { flagMedidor } = filter;
  const meter = flagMedidor !== undefined && `Possui medidor de vazão: ${formatValue('simNao', Number(flagMedidor))}`;
  return [filterText(filter), meter].filter(Boolean).join('; ') || undefined;
}

/** The PDF of the client list, of the rows that the list left or of those that the address's filter gives. */
export default function ClientesPdf() {
  const { search } = useLocation();
  const dataProvider = useDataProvider();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const stored = readReport(reportKey(clientes), search && writeQuery(readQuery(search)));
      const query = readQuery(stored?.query ?? search);
      const rows = stored?.rows ?? (await dataProvider.getList(clientes.resource, { ...query, signal })).data;
      const emittedAt = stored?.emittedAt ?? new Date().toISOString();
      return registerPdf(clientes, rows, emittedAt, clientesFilterText(query.filter));
    },
    [search, dataProvider],
  );
  return (
    <PdfViewer
      title={clientes.pdf.title}
      file={clientes.excel.file}
      backTo={`/${clientes.resource}${search}`}
      load={load}
    />
  );
}

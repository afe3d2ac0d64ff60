import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCreatePath, useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { RegisterDefinition } from '../../../resources/defineRegister.ts';
import { dropReport, reportKey, storeReport } from '../../app/storedReport.ts';
import { wholeList, writeQuery } from '../lists/listQuery.ts';

/**
 * Opens the register's PDF page in a new tab, with the rows as filtered and ordered here. They are fetched as soon as
 * the pointer or the focus comes near, since a click must open the tab at once; when they are not there yet, the page
 * loads them itself by the filter in its address.
 */
export function PdfLink({ definition }: { definition: RegisterDefinition }) {
  const translate = useTranslate();
  const { filterValues, sort } = useListContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const createPath = useCreatePath();
  const { resource } = definition;
  const query = writeQuery({ filter: filterValues, sort });
  const rows = wholeList(dataProvider, resource, { filter: filterValues, sort });

  const prepare = () => queryClient.prefetchQuery(rows);
  function leaveRows() {
    const key = reportKey(definition);
    const reply = queryClient.getQueryData<{ data: Parameters<typeof storeReport>[1]['rows'] }>(rows.queryKey);
    if (reply) storeReport(key, { query, rows: reply.data, emittedAt: new Date().toISOString() });
    else dropReport(key);
  }

  return (
    <Button
      component="a"
      href={`${createPath({ resource, type: 'list' })}/pdf?${query}`}
      target="_blank"
      rel="noopener"
      startIcon={<PictureAsPdfIcon />}
      aria-label={translate('cadastro.pdf.opensTab')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={leaveRows}
      onAuxClick={leaveRows}
    >
      {translate('cadastro.pdf.button')}
    </Button>
  );
}

import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { LinkBase, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { registerWorkbook } from '../../reports/register.ts';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { useRegisterPaths } from '../kit/forms/useRegisterPaths.ts';
import { wholeList } from '../kit/lists/listQuery.ts';
import { ExcelButton } from '../kit/reports/ExcelButton.tsx';
import { PdfLink } from '../kit/reports/PdfLink.tsx';

const ImportDialog = lazy(() => import('./import/ImportDialog.tsx'));

interface RegisterActionsProps {
  definition: RegisterDefinition;
  mayEdit: boolean;
  mayCreate: boolean;
}

/** What can be done with the list as filtered, at the right end of its filters. */
export function RegisterActions({ definition, mayEdit, mayCreate }: RegisterActionsProps) {
  const translate = useTranslate();
  const { filterValues, sort } = useListContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { toCreate } = useRegisterPaths(definition.resource);
  const [importing, setImporting] = useState(false);

  async function workbook() {
    const rows = wholeList(dataProvider, definition.resource, { filter: filterValues, sort });
    const { data } = await queryClient.fetchQuery(rows);
    return registerWorkbook(definition, data, new Date().toISOString());
  }

  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      <PdfLink definition={definition} />
      <ExcelButton workbook={workbook} />
      {mayEdit && (
        <Button startIcon={<UploadIcon />} aria-haspopup="dialog" onClick={() => setImporting(true)}>
          {translate('cadastro.import.button')}
        </Button>
      )}
      {mayCreate && (
        <Button component={LinkBase} to={toCreate} variant="contained" startIcon={<AddIcon />}>
          {translate(`cadastro.list.new.${definition.gender}`)}
        </Button>
      )}
      {importing && (
        <Suspense>
          <ImportDialog definition={definition} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Box>
  );
}

import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { withTexts } from '../../i18n/index.ts';
import { registerReport } from '../../reports/registers/definition.ts';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { useOffersMore } from '../app/useOffersMore.ts';
import { KEYS } from '../kit/keys/keys.ts';
import { laterDialog } from '../kit/laterDialog.tsx';
import { useFormPaths } from '../kit/lists/useFormPaths.ts';
import { ListReport } from '../kit/reports/ListReport.tsx';

const ImportDialog = laterDialog(() => withTexts(import('./import/ImportDialog.tsx')));

interface RegisterActionsProps {
  definition: RegisterDefinition;
  mayEdit: boolean;
  mayCreate: boolean;
}

/** What can be done with the list as filtered, at the right end of its filters. */
export function RegisterActions({ definition, mayEdit, mayCreate }: RegisterActionsProps) {
  const translate = useTranslate();
  const { toCreate } = useFormPaths(definition.resource);
  const mayImport = useOffersMore() && mayEdit;
  const [importing, setImporting] = useState(false);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <ListReport report={registerReport(definition)} />
      {mayImport && (
        <Button startIcon={<UploadIcon />} aria-haspopup="dialog" onClick={() => setImporting(true)}>
          {translate('cadastro.import.button')}
        </Button>
      )}
      {mayCreate && (
        <Button component={LinkBase} to={toCreate} variant="contained" startIcon={<AddIcon />} {...KEYS.create}>
          {translate(`cadastro.list.new.${definition.gender}`)}
        </Button>
      )}
      {importing && <ImportDialog definition={definition} onClose={() => setImporting(false)} />}
    </Box>
  );
}

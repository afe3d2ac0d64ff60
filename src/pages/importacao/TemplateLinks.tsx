import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { registerCalls } from '../../../contract/registers.ts';
import type { Workbook } from '../../../reports/engine/report.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { useApi } from '../../app/useCall.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { createExcel, download } from '../../kit/reports/client.ts';
import { tallTemplate, wideTemplate } from './templates.ts';

const { list: parametrosCall } = registerCalls(parametro);

/** Empty sheets to fill in, of the two layouts that are understood. */
export function TemplateLinks() {
  const translate = useTranslate();
  const api = useApi();

  async function wide(): Promise<Workbook> {
    const { data } = await api(parametrosCall);
    return wideTemplate(data.filter(({ flagAtivo }) => Number(flagAtivo) === 1).map(({ sigla }) => String(sigla)));
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' }}>
      <Typography variant="body2">{translate('importacao.template.label')}</Typography>
      <TemplateButton label={translate('importacao.template.tall')} workbook={async () => tallTemplate()} />
      <TemplateButton label={translate('importacao.template.wide')} workbook={wide} />
    </Box>
  );
}

function TemplateButton({ label, workbook }: { label: string; workbook(): Promise<Workbook> }) {
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);

  async function make() {
    setBusy(true);
    try {
      const book = await workbook();
      download(await createExcel(book), book.file);
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <BusyButton startIcon={<DownloadIcon />} onClick={make} busy={busy}>
      {label}
    </BusyButton>
  );
}

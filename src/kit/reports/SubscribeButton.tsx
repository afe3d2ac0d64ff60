import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { withTexts } from '../../../i18n/index.ts';
import type { Names, ReportDefinition } from '../../../reports/defineReport.ts';
import { filtersKept } from '../../../reports/monthly.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { laterDialog } from '../laterDialog.tsx';
import { IconAction } from '../page/IconAction.tsx';

const SubscribeDialog = laterDialog(() => withTexts(import('./assinar/SubscribeDialog.tsx')));

interface SubscribeButtonProps<F, D> {
  report: ReportDefinition<F, D>;
  filters: F;
  /** Of the records that the filters in words name. */
  names?: Names | undefined;
  /** Shows no words, where there are many buttons. */
  compact?: boolean;
}

/** 'Assinar por e-mail': has a report, as filtered here, sent every month. Only where server and report offer it. */
export function SubscribeButton<F, D>({ report, filters, names, compact }: SubscribeButtonProps<F, D>) {
  const translate = useTranslate();
  const offersMore = useOffersMore();
  const [open, setOpen] = useState(false);
  const filtros = filtersKept(report, filters);
  if (!offersMore || filtros === undefined) return null;
  const label = translate('cadastro.subscribe');
  const button = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {compact ? (
        <IconAction label={label} {...button}>
          <MailIcon fontSize="small" />
        </IconAction>
      ) : (
        <Button startIcon={<MailIcon />} {...button}>
          {label}
        </Button>
      )}
      {open && (
        <SubscribeDialog
          subject={{
            relatorio: report.path,
            titulo: report.title,
            filtros,
            filtrosEmPalavras: report.inWords?.(filters, names) ?? null,
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReportDefinition } from '../../../reports/defineReport.ts';
import { dropReport, storeReport } from '../../app/storedReport.ts';

interface PdfLinkProps<F, D> {
  report: ReportDefinition<F, D>;
  filters: F;
  /** Starts to gather the data. */
  prepare(): void;
  /** The data, once they are there. */
  gathered(): D | undefined;
}

/**
 * Opens a report's PDF in a new tab, of what is on the screen here. The data are gathered as soon as the pointer or the
 * focus comes near, since a click must open the tab at once; when they are not there yet, the page loads them itself by
 * the filters in its address.
 */
export function PdfLink<F, D>({ report, filters, prepare, gathered }: PdfLinkProps<F, D>) {
  const translate = useTranslate();
  function leave() {
    const data = gathered();
    if (data) storeReport(report, { filters, data, emittedAt: new Date().toISOString() });
    else dropReport(report);
  }

  return (
    <Button
      component="a"
      href={`/${report.path}?${report.query(filters)}`}
      target="_blank"
      rel="noopener"
      startIcon={<PictureAsPdfIcon />}
      aria-label={translate('cadastro.pdf.opensTab')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={leave}
      onAuxClick={leave}
    >
      {translate('cadastro.pdf.button')}
    </Button>
  );
}

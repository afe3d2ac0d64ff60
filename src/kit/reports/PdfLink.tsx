import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReportDefinition } from '../../../reports/defineReport.ts';
import { dropReport, storeReport } from '../../app/storedReport.ts';

interface PdfLinkProps<F, D> {
  report: ReportDefinition<F, D>;
  filters: F;
  /** What it says, where that is not 'PDF'. */
  text?: string;
  /** What it is of, where a page has several: told with its name. */
  of?: string;
  /** Starts to gather the data, where the screen has them. */
  prepare?(): void;
  /** The data, once they are there. */
  gathered?(): D | undefined;
  /** -1 within a table that is one stop of the keyboard. */
  tabIndex?: number;
}

/**
 * Opens a report's PDF in a new tab, of what is on the screen here. The data are gathered as soon as the pointer or the
 * focus comes near, since a click must open the tab at once; when they are not there yet, the page loads them itself by
 * the filters in its address.
 */
export function PdfLink<F, D>({ report, filters, text, of = text, prepare, gathered, tabIndex }: PdfLinkProps<F, D>) {
  const translate = useTranslate();
  function leave() {
    const data = gathered?.();
    if (data) storeReport(report, { filters, data, emittedAt: new Date().toISOString() });
    else dropReport(report);
  }

  return (
    <Button
      component="a"
      href={`/${report.path}?${report.query(filters)}`}
      target="_blank"
      rel="noopener"
      tabIndex={tabIndex}
      startIcon={<PictureAsPdfIcon />}
      aria-label={of ? translate('cadastro.pdf.namedOpensTab', { label: of }) : translate('cadastro.pdf.opensTab')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={leave}
      onAuxClick={leave}
    >
      {text ?? translate('cadastro.pdf.button')}
    </Button>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { pdfName, type ReportDefinition, readFilters } from '../../../reports/defineReport.ts';
import { readReport } from '../../app/storedReport.ts';
import { useApi } from '../../app/useCall.ts';
import { createPdf, getReady, type MadePdf } from './client.ts';
import { takeOrdered } from './ordered.ts';

/** How far a report's page is. `filters` are what it is of, as far as known. */
type Phase =
  | { phase: 'loading' }
  | { phase: 'drawing'; done: number }
  /** `rows` when the report is one table; `name` of the file, without its extension. */
  | { phase: 'ready'; file: Blob; name: string; url: string; rows: number | null }
  /** Nothing can be printed; `text` is the key of the reason. */
  | { phase: 'lacking'; text: string }
  | { phase: 'failed'; error: Error };
export type PdfState<F> = Phase & { filters: F | null };

const NAMELESS = 'cadastro.pdf.empty';

/**
 * The PDF of a report, drawn off the page: of the data that a screen left, printed as they are, or else of those that
 * it loads by the address. Leaving the page, or another address, stops what is under way.
 *
 * @returns how far it is, and `start`, which starts over after a failure
 */
export function useReportPdf<F, D>(report: ReportDefinition<F, D>, search: string) {
  const api = useApi();
  const [state, setState] = useState<PdfState<F>>({ phase: 'loading', filters: null });
  const stop = useRef(() => {});

  const start = useCallback(() => {
    stop.current();
    const controller = new AbortController();
    const { signal } = controller;
    const now = new Date().toISOString();
    let filters: F | null = null;
    let url = '';
    const show = (next: Phase) => {
      if (!signal.aborted) setState({ ...next, filters });
    };
    const onProgress = (done: number) => show({ phase: 'drawing', done });
    function ready({ file, rows, fileOf }: MadePdf) {
      if (signal.aborted) return;
      url = URL.createObjectURL(file);
      show({ phase: 'ready', file, name: pdfName(report, fileOf), url, rows });
    }
    async function run() {
      show({ phase: 'loading' });
      const ordered = await takeOrdered(report, search, { signal, onProgress });
      if (ordered) return ready(ordered);
      const stored = readReport(report, search);
      filters = stored ? stored.filters : readFilters(report, search);
      if (filters === null) return show({ phase: 'lacking', text: report.unnamed ?? NAMELESS });
      getReady('pdf');
      const contents = await report.contents();
      const data = stored?.data ?? (await contents.load(api, filters, { now, signal }));
      const lacking = contents.lacks?.(data, 'pdf');
      if (lacking) return show({ phase: 'lacking', text: lacking });
      const printed = contents.pdf?.(data, { filters, emittedAt: stored?.emittedAt ?? now });
      if (!printed) throw new Error(`${report.path} has no PDF`);
      onProgress(0);
      const file = await createPdf(printed, { signal, onProgress });
      ready({ file, rows: 'rows' in printed ? printed.rows.length : null, fileOf: printed.fileOf });
    }
    run().catch((error: unknown) =>
      show({ phase: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
    stop.current = () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [report, search, api]);

  useEffect(() => {
    start();
    return () => stop.current();
  }, [start]);
  return { state, start };
}

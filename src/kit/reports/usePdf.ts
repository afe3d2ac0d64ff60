import { useCallback, useEffect, useRef, useState } from 'react';
import { createPdf } from '../../../reports/engine/client.ts';
import type { TableReport } from '../../../reports/engine/report.ts';

/** How far a PDF page is. */
type PdfState =
  | { phase: 'loading' }
  | { phase: 'drawing'; done: number }
  | { phase: 'ready'; file: Blob; url: string; rows: number }
  | { phase: 'empty' }
  | { phase: 'failed'; error: Error };

/**
 * Loads a report and draws it off the page. Leaving the page, or another `load`, stops what is under way.
 *
 * @param load keeps its identity as long as the report is the same
 * @returns how far it is, and `start`, which starts over after a failure
 */
export function usePdf(load: (signal: AbortSignal) => Promise<TableReport>) {
  const [state, setState] = useState<PdfState>({ phase: 'loading' });
  const stop = useRef(() => {});

  const start = useCallback(() => {
    stop.current();
    const controller = new AbortController();
    const { signal } = controller;
    let url = '';
    const show = (next: PdfState) => {
      if (!signal.aborted) setState(next);
    };
    async function run() {
      show({ phase: 'loading' });
      const report = await load(signal);
      if (report.rows.length === 0) return show({ phase: 'empty' });
      show({ phase: 'drawing', done: 0 });
      const file = await createPdf(report, { signal, onProgress: (done) => show({ phase: 'drawing', done }) });
      if (signal.aborted) return;
      url = URL.createObjectURL(file);
      show({ phase: 'ready', file, url, rows: report.rows.length });
    }
    run().catch((error: unknown) =>
      show({ phase: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
    stop.current = () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [load]);

  useEffect(() => {
    start();
    return () => stop.current();
  }, [start]);
  return { state, start };
}

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ReportDefinition } from '../../../reports/defineReport.ts';
import { useApi } from '../../app/useCall.ts';
import { createExcel, download, getReady } from './client.ts';

interface ExcelButtonProps<F, D> {
  report: ReportDefinition<F, D>;
  filters: F;
  /** Gathers the data, where the screen has them; the report loads them itself without it. */
  load?(): Promise<D>;
}

/** Makes and downloads the Excel file of a report off the page. While at it, it shows how far it is, and cancels when pressed. */
export function ExcelButton<F, D>({ report, filters, load }: ExcelButtonProps<F, D>) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const running = useRef<AbortController | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPercent(0);
    getReady('excel');
    try {
      const now = new Date().toISOString();
      const contents = await report.contents();
      const data = await (load ? load() : contents.load(api, filters, { now, signal }));
      const book = contents.excel?.(data, { filters, emittedAt: now });
      if (!book) throw new Error(`${report.path} has no Excel file`);
      const onProgress = (done: number) => !signal.aborted && setPercent(Math.round(done * 100));
      const file = await createExcel(book, { signal, onProgress });
      if (signal.aborted) return;
      download(file, book.file);
      const rows = book.sheets.reduce((count, sheet) => count + sheet.rows.length, 0);
      notify('cadastro.excel.done', { type: 'success', messageArgs: { smart_count: rows } });
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      notify('cadastro.excel.failed', { type: 'error', messageArgs: { message } });
    } finally {
      if (running.current === controller) {
        running.current = null;
        setPercent(null);
      }
    }
  }

  return (
    <Button
      startIcon={<DownloadIcon />}
      onPointerEnter={() => getReady('excel')}
      onFocus={() => getReady('excel')}
      onClick={() => (running.current ? running.current.abort() : run())}
    >
      {percent === null ? translate('cadastro.excel.button') : translate('cadastro.excel.cancel', { percent })}
    </Button>
  );
}

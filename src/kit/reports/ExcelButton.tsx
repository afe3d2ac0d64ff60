import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ReportDefinition } from '../../../reports/defineReport.ts';
import { useCurrentUser } from '../../app/session.ts';
import { type CreateOptions, createExcel, createExcelAt, download, getReady, type MadeWorkbook } from './client.ts';

interface ExcelButtonProps<F, D> {
  report: ReportDefinition<F, D>;
  filters: F;
  /** Gathers the data, where the screen has them; without it they are loaded off the page, and the file is made of them there. */
  load?(): Promise<D>;
}

/** Makes and downloads the Excel file of a report off the page. While at it, it shows how far it is, and cancels when pressed. */
export function ExcelButton<F, D>({ report, filters, load }: ExcelButtonProps<F, D>) {
  const translate = useTranslate();
  const notify = useNotify();
  const user = useCurrentUser();
  const running = useRef<AbortController | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function ofScreen(data: D, now: string, options: CreateOptions): Promise<MadeWorkbook> {
    const { excel } = await report.contents();
    const book = excel?.(data, { filters, emittedAt: now });
    if (!book) throw new Error(`${report.path} has no Excel file`);
    const rows = book.sheets.reduce((count, sheet) => count + sheet.rows.length, 0);
    return { file: await createExcel(book, options), name: book.file, rows };
  }

  async function run() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPercent(0);
    getReady('excel');
    try {
      const now = new Date().toISOString();
      const onProgress = (done: number) => !signal.aborted && setPercent(Math.round(done * 100));
      const address = { path: report.path, search: `?${report.query(filters)}`, userId: user?.id ?? 0, now };
      const options = { signal, onProgress };
      const { file, name, rows } = await (load
        ? ofScreen(await load(), now, options)
        : createExcelAt(address, options));
      if (signal.aborted) return;
      download(file, name);
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

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { createExcel, download } from '../../../reports/engine/client.ts';
import type { Workbook } from '../../../reports/engine/report.ts';

interface ExcelButtonProps {
  /** Gathers what goes into the file; every row, never only the page on screen. */
  workbook(signal: AbortSignal): Promise<Workbook>;
}

/** Makes and downloads an Excel file off the page. While at it, it shows how far it is, and cancels when pressed. */
export function ExcelButton({ workbook }: ExcelButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const running = useRef<AbortController | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPercent(0);
    try {
      const book = await workbook(signal);
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
    <Button startIcon={<DownloadIcon />} onClick={() => (running.current ? running.current.abort() : run())}>
      {percent === null ? translate('cadastro.excel.button') : translate('cadastro.excel.cancel', { percent })}
    </Button>
  );
}

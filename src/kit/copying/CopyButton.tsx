import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { type Cells, htmlTable, tabbedText } from './copied.ts';

interface CopyButtonProps {
  /** The headings and the rows below them; called when they are asked for. */
  cells(): Cells;
  disabled?: boolean;
}

/** Copies rows for a spreadsheet, under their headings, and tells how many they were. */
export function CopyButton({ cells, disabled }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();

  async function copy() {
    const copied = cells();
    const kinds = { 'text/plain': tabbedText(copied), 'text/html': htmlTable(copied) };
    const blobs = Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })] as const);
    try {
      // Browsers hand the clipboard to pages of safe addresses alone; on others there is none.
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
      notify('cadastro.copy.done', { type: 'info', messageArgs: { smart_count: copied.length - 1 } });
    } catch {
      notify('cadastro.copy.failed', { type: 'error' });
    }
  }
  return (
    <Button startIcon={<CopyIcon />} disabled={disabled} onClick={copy} title={translate('cadastro.copy.title')}>
      {translate('cadastro.copy.button')}
    </Button>
  );
}

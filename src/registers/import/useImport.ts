import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Imported, ImportRow, Preview } from '../../../dataProvider/bulk.ts';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { isUnsure } from '../../../dataProvider/outcome.ts';

/**
 * Reads a sheet, and imports rows of it.
 *
 * @param onImported after an import that worked
 * @returns what was read, what is under way, and why the last step failed
 */
export function useImport(resource: string, onImported: (done: Imported) => void) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState<'reading' | 'writing' | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function look(chosen: File): Promise<Preview> {
    reading.current?.abort();
    reading.current = new AbortController();
    const { data } = await dataProvider.preview(resource, { file: chosen, signal: reading.current.signal });
    return data;
  }

  async function read(chosen: File) {
    setFile(chosen);
    setPreview(null);
    setFailure(null);
    setBusy('reading');
    await look(chosen).then(setPreview, setFailure);
    setBusy(null);
  }

  async function write(rows: readonly ImportRow[]) {
    if (!file || busy) return;
    setFailure(null);
    setBusy('writing');
    try {
      const { data } = await dataProvider.import(resource, { rows });
      onImported(data);
    } catch (error) {
      setFailure(error as Error);
      // Tried again as it was sent, it is imported once.
      if (isUnsure(error)) return setBusy(null);
      // The register is no longer as it was when the sheet was read: the rows tell what came of it.
      await look(file).then(setPreview, () => {});
    }
    setBusy(null);
  }

  return { file, preview, busy, failure, read, write };
}

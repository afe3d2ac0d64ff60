import EraseIcon from '@mui/icons-material/DeleteForeverOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isUnsure } from '../../../dataProvider/outcome.ts';
import type { Workbook } from '../../../reports/engine/report.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useTell, useTellError } from '../../kit/feedback/useTell.ts';
import { withDoubt } from '../../kit/feedback/withDoubt.ts';
import { MoreMenu } from '../../kit/page/MoreMenu.tsx';
import { createExcel, download } from '../../kit/reports/client.ts';
import { useMayHandlePersonalData } from './useMayHandlePersonalData.ts';

/** How many protocols were left out, for another client bears the name. */
interface Left {
  homonyms?: number;
}

interface PersonalDataMenuProps {
  /** Whose data they are. */
  name: string;
  /** What goes, and what stays, in words. */
  eraseText: string;
  /** All that is held, as a file. */
  collect(): Promise<{ book: Workbook } & Left>;
  erase(): Promise<Left>;
  /** Forgets what was typed of them in this browser, once they are erased or may be. */
  forget(): unknown;
  /** Once they are erased. */
  onErased(): void;
  /** Once they may be: what is shown of them is to be read again. */
  onUnsure(): void;
}

/** What the law gives a person a right to (Lei 13.709/2018, art. 18): a copy of what is held, and its erasure. */
export function PersonalDataMenu(props: PersonalDataMenuProps) {
  const { name, eraseText, collect, erase, forget, onErased, onUnsure } = props;
  const translate = useTranslate();
  const may = useMayHandlePersonalData();
  const tell = useTell();
  const tellError = useTellError();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!may) return null;

  const text = (key: string) => translate(`ficha.titular.${key}`, { name });
  function tellDone(done: string, { homonyms = 0 }: Left) {
    if (homonyms === 0) return tell(done, 'success');
    tell(translate('ficha.titular.homonyms', { done, smart_count: homonyms }), 'warning');
  }
  async function attempt(work: () => Promise<Left>, done: string) {
    setBusy(true);
    await work().then((left) => tellDone(text(done), left), tellError);
    setBusy(false);
    setAsking(false);
  }
  const exportAll = async () => {
    const { book, ...left } = await collect();
    download(await createExcel(book, {}), book.file);
    return left;
  };
  async function eraseAll() {
    try {
      const left = await erase();
      await forget();
      onErased();
      return left;
    } catch (error) {
      if (isUnsure(error)) {
        // It was asked for: what was typed is not offered again, whatever became of the rest.
        await forget();
        onUnsure();
      }
      throw new Error(withDoubt(error, translate('incerto.apagado')), { cause: error });
    }
  }

  return (
    <>
      <MoreMenu
        label={text('more')}
        disabled={busy}
        actions={[
          {
            label: text('export'),
            icon: <ExportIcon fontSize="small" />,
            onClick: () => attempt(exportAll, 'exported'),
          },
          { label: text('erase'), icon: <EraseIcon fontSize="small" />, onClick: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={text('erase')}
        text={eraseText}
        confirmLabel={text('eraseConfirm')}
        cancelLabel={translate('cadastro.remove.cancel')}
        busy={busy}
        onConfirm={() => attempt(eraseAll, 'erased')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

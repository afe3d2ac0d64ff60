import EraseIcon from '@mui/icons-material/DeleteForeverOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { GRUPO } from '../../../../domain/acesso/access.ts';
import { contatoWorkbook } from '../../../../reports/cliente/contato.ts';
import { useCurrentUser } from '../../../app/session.ts';
import { useApi } from '../../../app/useCall.ts';
import { ConfirmDialog } from '../../../kit/feedback/ConfirmDialog.tsx';
import { useTell, useTellError } from '../../../kit/feedback/useTell.ts';
import type { RowActionsProps } from '../../../kit/lists/rowActions.ts';
import { createExcel, download } from '../../../kit/reports/client.ts';
import { useSubRecordsChanged } from './useSubRecordsChanged.ts';

const MAY: readonly number[] = [GRUPO.DESENVOLVEDOR, GRUPO.ADMINISTRADOR];

/** What the law gives a contact a right to (Lei 13.709/2018, art. 18): a copy of what is held, and its erasure. */
export function DadosPessoais({ record }: RowActionsProps) {
  const translate = useTranslate();
  const user = useCurrentUser();
  const api = useApi();
  const tell = useTell();
  const tellError = useTellError();
  const changed = useSubRecordsChanged(Number(record.idPessoa));
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = Number(record.id);
  const name = String(record.nome);
  if (!user || !MAY.includes(user.GrupoAcesso.id)) return null;

  async function attempt(work: () => Promise<string>) {
    setBusy(true);
    await work().then((done) => tell(translate(done), 'success'), tellError);
    setBusy(false);
    setAsking(false);
  }
  const exportAll = () =>
    attempt(async () => {
      const { data } = await api(contract.contatos.exportar, { body: { id } });
      const book = contatoWorkbook(data, new Date().toISOString());
      download(await createExcel(book, {}), book.file);
      return 'ficha.contato.exported';
    });
  const erase = () =>
    attempt(async () => {
      await api(contract.contatos.apagar, { body: { id, versao: record.versao } });
      changed('cliente/contato');
      return 'ficha.contato.erased';
    });

  return (
    <>
      <IconButton disabled={busy} onClick={exportAll} aria-label={translate('ficha.contato.export', { name })}>
        <ExportIcon fontSize="small" />
      </IconButton>
      <IconButton
        disabled={busy}
        onClick={() => setAsking(true)}
        aria-label={translate('ficha.contato.erase', { name })}
      >
        <EraseIcon fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title={translate('ficha.contato.erase', { name })}
        text={translate('ficha.contato.eraseText')}
        confirmLabel={translate('ficha.contato.eraseConfirm')}
        cancelLabel={translate('cadastro.remove.cancel')}
        busy={busy}
        onConfirm={erase}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

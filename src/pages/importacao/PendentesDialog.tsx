import { DialogContentText, Table, TableBody, TableCell, TableHead, TablePagination, TableRow } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arquivo, LinhaPendente } from '../../../contract/importacao.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { ReadingDialog } from '../../kit/feedback/ReadingDialog.tsx';
import { TableRegion } from '../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../kit/usePhone.ts';
import { LinhaComMotivo } from './LinhaComMotivo.tsx';
import type { Tela } from './telas.ts';

const PAGE_SIZE = 50;

const HEADINGS = ['sheet', 'row', 'point', 'date', 'parameter', 'value'];

/** The results of a file that found no place yet, page by page, each with the reason. */
export function PendentesDialog({ tela, arquivo, onClose }: { tela: Tela; arquivo: Arquivo; onClose(): void }) {
  const translate = useTranslate();
  const title = translate('importacao.pending.title', { nome: arquivo.nomeArquivo });
  const [page, setPage] = useState(0);
  const { data: reply, error } = useCall(
    tela.pending,
    { params: { id: arquivo.id }, query: { pagina: page + 1, tamanho: PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  );

  return (
    <ReadingDialog
      title={title}
      width={800}
      plain
      onClose={onClose}
      actions={
        <TablePagination
          component="div"
          sx={{ flex: 1 }}
          count={reply?.total ?? arquivo.pendentes}
          page={page}
          onPageChange={(_, next) => setPage(next)}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[PAGE_SIZE]}
        />
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate(tela.conteudo === 'Importacao_mylims' ? 'importacao.mylims.hint' : 'importacao.pending.hint')}
      </DialogContentText>
      {error && (
        <ErrorAlert>
          {translate('importacao.pending.failed')} {error.message}
        </ErrorAlert>
      )}
      {!reply && !error && <PageSkeleton />}
      {reply && <PendentesTable linhas={reply.data} byCode={tela.conteudo === 'Importacao_mylims'} label={title} />}
    </ReadingDialog>
  );
}

interface PendentesTableProps {
  linhas: readonly LinhaPendente[];
  /** Lines are known by the sample's code, not by their sheet. */
  byCode: boolean;
  label: string;
}

function PendentesTable({ linhas, byCode, label }: PendentesTableProps) {
  const translate = useTranslate();
  const phone = usePhone();
  return (
    <TableRegion label={label}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {HEADINGS.map((heading) => (
              <TableCell key={heading} align={heading === 'row' || heading === 'value' ? 'right' : 'left'}>
                {translate(`importacao.pending.${byCode && heading === 'sheet' ? 'code' : heading}`)}
              </TableCell>
            ))}
            {!phone && <TableCell>{translate('importacao.pending.reason')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map(({ id, codigoAmostra, planilha, linha, ponto, data, parametro, valor, motivo }) => (
            <LinhaComMotivo key={id} columns={HEADINGS.length} motivo={motivo}>
              <TableCell>{byCode ? (codigoAmostra ?? '-') : planilha}</TableCell>
              <TableCell align="right">{linha}</TableCell>
              <TableCell>{ponto ?? '-'}</TableCell>
              <TableCell>{formatDate(data) || data || '-'}</TableCell>
              <TableCell>{parametro ?? '-'}</TableCell>
              <TableCell align="right">{valor ?? '-'}</TableCell>
            </LinhaComMotivo>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}

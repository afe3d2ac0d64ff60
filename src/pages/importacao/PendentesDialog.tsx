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

interface Coluna {
  /** Names its heading. */
  name: string;
  align?: 'right';
  /** A phone tells it in the line of the reason. */
  below?: true;
  text(linha: LinhaPendente): string | null;
}

/** What is told of a line, which is known by the sample's code or by its sheet. */
const columnsOf = (byCode: boolean): readonly Coluna[] => [
  byCode
    ? { name: 'code', text: ({ codigoAmostra }) => codigoAmostra ?? null }
    : { name: 'sheet', text: ({ planilha }) => planilha },
  { name: 'row', align: 'right', below: true, text: ({ linha }) => String(linha) },
  { name: 'point', below: true, text: ({ ponto }) => ponto },
  { name: 'date', below: true, text: ({ data }) => formatDate(data) || data },
  { name: 'parameter', text: ({ parametro }) => parametro },
  { name: 'value', align: 'right', text: ({ valor }) => valor },
];

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

/** What none of the lines tells has no column. */
function PendentesTable({ linhas, byCode, label }: PendentesTableProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const heading = (name: string) => translate(`importacao.pending.${name}`);
  const told = columnsOf(byCode).filter(({ text }) => linhas.some(text));
  const columns = told.filter(({ below }) => !phone || !below);
  const others = told.filter((one) => !columns.includes(one));
  return (
    <TableRegion label={label}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ name, align }) => (
              <TableCell key={name} align={align}>
                {heading(name)}
              </TableCell>
            ))}
            {!phone && <TableCell>{heading('reason')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map((linha) => (
            <LinhaComMotivo
              key={linha.id}
              columns={columns.length}
              before={others
                .filter(({ text }) => text(linha))
                .map(({ name, text }) => `${heading(name)}: ${text(linha)}`)}
              motivo={linha.motivo}
            >
              {columns.map(({ name, align, text }) => (
                <TableCell key={name} align={align}>
                  {text(linha) ?? '-'}
                </TableCell>
              ))}
            </LinhaComMotivo>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}

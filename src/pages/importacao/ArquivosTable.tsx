import {
  Checkbox,
  FormControlLabel,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Arquivo } from '../../../contract/importacao.ts';
import { contract } from '../../../contract/index.ts';
import { useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { useFocusAfterRemoval } from '../../kit/page/useFocusAfterRemoval.ts';
import { SEEN } from '../../kit/tables/RowInTwoLines.tsx';
import { usePhone } from '../../kit/usePhone.ts';
import { ArquivoOptions } from './ArquivoOptions.tsx';
import { alignOf, COLUMNS, FIRST, LinhaDoArquivo, STAYS } from './LinhaDoArquivo.tsx';
import { PendentesDialog } from './PendentesDialog.tsx';
import { RemoveArquivo } from './RemoveArquivo.tsx';
import { ResolverDialog } from './resolver/ResolverDialog.tsx';
import type { Tela } from './telas.ts';

interface ArquivosTableProps {
  tela: Tela;
  mayEdit: boolean;
  /** A file is gone: what is said of it is past. */
  onRemoved(arquivo: Arquivo): void;
}

/** The files sent so far, what became of each, and what can still be done with it. */
export function ArquivosTable({ tela, mayEdit, onRemoved }: ArquivosTableProps) {
  const translate = useTranslate();
  const { data: reply, error, refetch } = useCall(contract.importacao.files, { query: { tipo: tela.conteudo } });
  const [removing, setRemoving] = useState<Arquivo | null>(null);
  const { target, removed, onExited } = useFocusAfterRemoval<HTMLDivElement>();
  return (
    <>
      <div ref={target} tabIndex={-1}>
        {error ? (
          <ErrorAlert onRetry={refetch}>
            {translate('importacao.list.failed')} {error.message}
          </ErrorAlert>
        ) : reply ? (
          <Arquivos tela={tela} mayEdit={mayEdit} arquivos={reply.data} onRemove={setRemoving} />
        ) : (
          <PageSkeleton />
        )}
      </div>
      <RemoveArquivo
        arquivo={removing}
        onClose={() => setRemoving(null)}
        onRemoved={(arquivo) => {
          removed();
          onRemoved(arquivo);
        }}
        onExited={onExited}
      />
    </>
  );
}

interface ArquivosProps extends Omit<ArquivosTableProps, 'onRemoved'> {
  arquivos: readonly Arquivo[];
  onRemove(arquivo: Arquivo): void;
}

function Arquivos({ tela, mayEdit, arquivos, onRemove }: ArquivosProps) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const phone = usePhone();
  const columns = phone ? FIRST : COLUMNS;
  const onlyPending = search.get('pendentes') === '1';
  const [viewing, setViewing] = useState<Arquivo | null>(null);
  const [resolving, setResolving] = useState<Arquivo | null>(null);
  if (arquivos.length === 0) return <Typography>{translate('importacao.list.empty')}</Typography>;
  const shown = arquivos.filter(({ pendentes }) => !onlyPending || pendentes > 0);
  return (
    <>
      <FormControlLabel
        label={translate('importacao.list.onlyPending')}
        sx={{ displayPrint: onlyPending ? 'block' : 'none' }}
        control={
          <Checkbox
            size="small"
            checked={onlyPending}
            onChange={({ target }) => setSearch(target.checked ? { pendentes: '1' } : {}, { replace: true })}
          />
        }
      />
      <TableContainer
        component={Paper}
        variant="outlined"
        role="region"
        tabIndex={0}
        aria-label={translate(tela.title)}
        sx={SEEN}
      >
        <Table aria-label={translate(tela.title)}>
          <TableHead>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name} align={alignOf(name)}>
                  {translate(`importacao.list.${name}`)}
                </TableCell>
              ))}
              {mayEdit && !phone && (
                <TableCell align="right" data-options="" sx={STAYS}>
                  {translate('importacao.list.options')}
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((arquivo) => (
              <LinhaDoArquivo
                key={arquivo.id}
                arquivo={arquivo}
                options={
                  mayEdit && (
                    <ArquivoOptions
                      arquivo={arquivo}
                      onViewPending={() => setViewing(arquivo)}
                      {...(tela.conteudo === 'Importacao_analise_amostra' && {
                        onResolve: () => setResolving(arquivo),
                      })}
                      onRemove={() => onRemove(arquivo)}
                    />
                  )
                }
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {translate('importacao.list.count', { smart_count: shown.length })}
      </Typography>
      {viewing && <PendentesDialog tela={tela} arquivo={viewing} onClose={() => setViewing(null)} />}
      {resolving && <ResolverDialog arquivo={resolving} onClose={() => setResolving(null)} />}
    </>
  );
}

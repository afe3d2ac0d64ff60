import {
  Box,
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
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Arquivo } from '../../../contract/importacao.ts';
import { contract } from '../../../contract/index.ts';
import { formatMoment } from '../../../domain/calendar.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import { useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { useFocusAfterRemoval } from '../../kit/page/useFocusAfterRemoval.ts';
import { ArquivoOptions } from './ArquivoOptions.tsx';
import { PendentesDialog } from './PendentesDialog.tsx';
import { RemoveArquivo } from './RemoveArquivo.tsx';
import { ResolverDialog } from './resolver/ResolverDialog.tsx';
import type { Tela } from './telas.ts';

const COUNTS = [
  ['importadas', 'importacao.list.imported'],
  ['repetidas', 'importacao.list.repeated'],
  ['pendentes', 'importacao.list.pending'],
] as const;

/** What stands beside it comes first: a name that is too long for the room left breaks anywhere. */
const NAME = { minWidth: 160, maxWidth: 480, overflowWrap: 'anywhere' };

/** In two lines where there is no room for one, in more where they would lie over what became of the file. */
const OPTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minWidth: 215,
  '@media (min-width:600px) and (max-width:1000px)': { minWidth: 150 },
};

/** What can be done stays in view of a window that has no room for all columns; a phone has none for it beside them. */
const STAYS = { position: { sm: 'sticky' }, right: 0 } as const;
/** A border would be scrolled away with the table. */
const STAYS_OVER = {
  ...STAYS,
  bgcolor: 'background.paper',
  boxShadow: ({ palette }: Theme) => ({ sm: `inset 1px 0 ${palette.divider}`, lg: 'none' }),
} as const;

/** What became of a file: of one that was imported, whether all, a part or none of it found its place. */
function statusOf({ situacao, pendentes, importadas, repetidas }: Arquivo) {
  if (situacao !== 'importado' || !pendentes) return situacao;
  return importadas + repetidas > 0 ? 'parcial' : 'pendente';
}

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
      >
        <Table aria-label={translate(tela.title)}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{translate('importacao.list.id')}</TableCell>
              <TableCell>{translate('importacao.list.name')}</TableCell>
              <TableCell>{translate('importacao.list.sentAt')}</TableCell>
              <TableCell>{translate('importacao.list.status')}</TableCell>
              {COUNTS.map(([name, label]) => (
                <TableCell key={name} align="right">
                  {translate(label)}
                </TableCell>
              ))}
              {mayEdit && (
                <TableCell align="right" data-options="" sx={STAYS}>
                  {translate('importacao.list.options')}
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((arquivo) => (
              <TableRow key={arquivo.id}>
                <TableCell align="right">{arquivo.id}</TableCell>
                <TableCell>
                  <Box sx={NAME}>{arquivo.nomeArquivo}</Box>
                  {arquivo.origem && <Origem origem={arquivo.origem} />}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(arquivo.dtCadastro)}</TableCell>
                <TableCell>{arquivo.situacao ? translate(`importacao.status.${statusOf(arquivo)}`) : '-'}</TableCell>
                {COUNTS.map(([name]) => (
                  <TableCell key={name} align="right">
                    {formatNumber(arquivo[name]) || '-'}
                  </TableCell>
                ))}
                {mayEdit && (
                  <TableCell align="right" data-options="" sx={STAYS_OVER}>
                    <Box sx={OPTIONS}>
                      <ArquivoOptions
                        arquivo={arquivo}
                        onViewPending={() => setViewing(arquivo)}
                        {...(tela.conteudo === 'Importacao_analise_amostra' && {
                          onResolve: () => setResolving(arquivo),
                        })}
                        onRemove={() => onRemove(arquivo)}
                      />
                    </Box>
                  </TableCell>
                )}
              </TableRow>
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

/** The e-mail that a file was attached to. */
function Origem({ origem: { remetente, data } }: { origem: NonNullable<Arquivo['origem']> }) {
  const translate = useTranslate();
  const words = data === null ? 'importacao.list.from' : 'importacao.list.fromAt';
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(words, { remetente, data: formatMoment(data) })}
    </Typography>
  );
}

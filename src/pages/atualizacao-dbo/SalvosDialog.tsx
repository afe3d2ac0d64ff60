import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import type { RelatorioDboSalvo } from '../../../contract/relatorioDbo.ts';
import { formatDate, formatMoment } from '../../../domain/calendar.ts';
import { atualizacaoDbo } from '../../../reports/atualizacao-dbo/definition.ts';
import { useApi, useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { ReadingDialog } from '../../kit/feedback/ReadingDialog.tsx';
import { RemoveByCall } from '../../kit/feedback/RemoveByCall.tsx';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { useFocusAfterRemoval } from '../../kit/page/useFocusAfterRemoval.ts';
import { RowInTwoLines } from '../../kit/tables/RowInTwoLines.tsx';
import { TableRegion } from '../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../kit/usePhone.ts';

const { relatorioDbo } = contract;

/** Pixels. */
const WIDTH = 600;
const COLUMNS = ['apagar', 'inicio', 'fim', 'visualizar'] as const;
const BUTTONS = { py: 0.5 };

interface SalvosDialogProps {
  mayRemove: boolean;
  /** One is removed, or may be. */
  onRemoved(salvo: RelatorioDboSalvo): void;
  onClose(): void;
}

/** 'Lista de relatórios salvos' (spec 2 §2.7): each is shown at an address of its own, that a colleague may be given. */
export function SalvosDialog({ mayRemove, onRemoved, onClose }: SalvosDialogProps) {
  const translate = useTranslate();
  const { data: reply, error, refetch } = useCall(relatorioDbo.salvos);
  const api = useApi();
  const [removing, setRemoving] = useState<RelatorioDboSalvo | null>(null);
  const { target, removed, onExited } = useFocusAfterRemoval();
  const text = (name: string, values = {}) => translate(`atualizacaoDbo.${name}`, values);
  const phone = usePhone();
  const shown = COLUMNS.filter((name) => (name === 'apagar' ? mayRemove : name !== 'visualizar' || !phone));
  const named = ({ inicio, fim, dtCadastro }: RelatorioDboSalvo) => ({
    inicio: formatDate(inicio),
    fim: formatDate(fim),
    moment: formatMoment(dtCadastro),
  });
  const address = ({ id, inicio, fim }: RelatorioDboSalvo) =>
    new URLSearchParams({ dtInicio: inicio, dtFim: fim, salvo: String(id) }).toString();

  return (
    <ReadingDialog title={text('lista')} width={WIDTH} onClose={onClose} closeRef={target}>
      {error && (
        <ErrorAlert onRetry={refetch}>
          {text('falhou')} {error.message}
        </ErrorAlert>
      )}
      {!reply && !error && <Skeleton height={120} role="status" aria-label={text('obtendo')} />}
      {reply?.data.length === 0 && <Typography role="status">{text('nenhum')}</Typography>}
      {reply && reply.data.length > 0 && (
        <TableRegion label={text('lista')}>
          <Table size="small" aria-label={text('lista')}>
            <TableHead>
              <TableRow>
                {shown.map((name) => (
                  <TableCell key={name}>{text(`coluna.${name}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {reply.data.map((salvo) => {
                const period = (
                  <>
                    {mayRemove && (
                      <TableCell sx={BUTTONS}>
                        <IconAction label={text('apagarDe', named(salvo))} onClick={() => setRemoving(salvo)}>
                          <DeleteIcon fontSize="small" />
                        </IconAction>
                      </TableCell>
                    )}
                    <TableCell>{formatDate(salvo.inicio)}</TableCell>
                    <TableCell>{formatDate(salvo.fim)}</TableCell>
                  </>
                );
                const opening = (
                  <>
                    <Button
                      component={Link}
                      to={{ pathname: `/${atualizacaoDbo.menu}`, search: address(salvo) }}
                      aria-label={text('visualizarDe', named(salvo))}
                      onClick={onClose}
                    >
                      {text('coluna.visualizar')}
                    </Button>
                    <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                      {text('salvoEm', named(salvo))}
                    </Typography>
                  </>
                );
                return phone ? (
                  <RowInTwoLines key={salvo.id} columns={shown.length} below={opening}>
                    {period}
                  </RowInTwoLines>
                ) : (
                  <TableRow key={salvo.id}>
                    {period}
                    <TableCell sx={BUTTONS}>{opening}</TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </TableRegion>
      )}
      <RemoveByCall
        texts="atualizacaoDbo.remover"
        named={removing ? named(removing) : undefined}
        record={removing}
        remove={({ id, versao }) => api(relatorioDbo.remove, { body: { id, versao } })}
        list={relatorioDbo.salvos}
        onClose={() => setRemoving(null)}
        onRemoved={() => {
          removed();
          if (removing) onRemoved(removing);
        }}
        onExited={onExited}
      />
    </ReadingDialog>
  );
}

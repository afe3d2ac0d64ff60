import { Alert, Button, Link as MuiLink, Paper, Typography } from '@mui/material';
import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Mensagem } from '../../../contract/mensagens.ts';
import { formatMoment } from '../../../domain/calendar.ts';
import { ListFooter } from '../../kit/lists/ListFooter.tsx';
import { type Column, ListTable } from '../../kit/lists/ListTable.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { Situacao } from './Situacao.tsx';

export const MENSAGEM_RESOURCE = 'acesso/mensagens';
const PAGE_SIZE = 50;

type Row = RaRecord & Mensagem;

/** The queue of outgoing mail, newest first. */
export function MensagemList() {
  const translate = useTranslate();
  const label = (name: string) => translate(`acesso.mensagem.${name}`);
  const columns: readonly Column<Row>[] = [
    { label: label('id'), align: 'right', width: 72, render: ({ id }) => id },
    {
      label: label('assunto'),
      render: ({ id, assunto }) => (
        <MuiLink component={Link} to={`/${MENSAGEM_RESOURCE}/${id}`}>
          {assunto}
        </MuiLink>
      ),
    },
    { label: label('para'), render: ({ para }) => para },
    { label: label('situacao'), render: ({ situacao }) => <Situacao situacao={situacao} /> },
    { label: label('criada'), render: ({ criada }) => formatMoment(criada) },
    { label: label('enviada'), render: ({ enviada }) => formatMoment(enviada) || '-' },
    { label: label('tentativas'), align: 'right', render: ({ tentativas }) => tentativas },
  ];
  return (
    <ListBase resource={MENSAGEM_RESOURCE} perPage={PAGE_SIZE} storeKey={false} exporter={false}>
      <PageHead title={label('title')} />
      <Paper variant="outlined">
        <ListTable label={label('title')} columns={columns} empty={<NoMensagens />} />
      </Paper>
      <ListFooter />
    </ListBase>
  );
}

function NoMensagens() {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  if (!error) return <Typography sx={{ p: 3, textAlign: 'center' }}>{translate('acesso.mensagem.empty')}</Typography>;
  return (
    <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('acesso.mensagem.retry')}</Button>}>
      {translate('acesso.mensagem.failed')}. {error.message}
    </Alert>
  );
}

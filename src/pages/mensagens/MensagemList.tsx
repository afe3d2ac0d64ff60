import { Link as MuiLink } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Mensagem } from '../../../contract/mensagens.ts';
import { formatMoment } from '../../../domain/calendar.ts';
import { CheckFilter } from '../../kit/lists/CheckFilter.tsx';
import type { Column } from '../../kit/lists/column.ts';
import { ListCount } from '../../kit/lists/ListCount.tsx';
import { ListEmpty } from '../../kit/lists/ListEmpty.tsx';
import { ListPage, ListRows } from '../../kit/lists/ListPage.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { Situacao } from './Situacao.tsx';

export const MENSAGEM_RESOURCE = 'acesso/mensagens';
const PAGE_SIZE = 50;

type Row = RaRecord & Mensagem;

/** The queue of outgoing mail, newest first. */
export default function MensagemList() {
  const translate = useTranslate();
  const label = (name: string) => translate(`acesso.mensagem.${name}`);
  const columns: readonly Column<Row>[] = [
    { label: label('id'), align: 'right', width: 72, render: ({ id }) => id },
    {
      label: label('assunto'),
      heading: true,
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
    <ListPage resource={MENSAGEM_RESOURCE} perPage={PAGE_SIZE}>
      <PageHead title={label('title')} beside={<ListCount />} />
      <CheckFilter name="naoEnviadas" label={label('onlyUnsent')} />
      <ListRows
        label={label('title')}
        columns={columns}
        opens={({ id }) => `/${MENSAGEM_RESOURCE}/${id}`}
        empty={<ListEmpty text={label('empty')} noMatch={label('noMatch')} />}
        failed={`${label('failed')}.`}
      />
    </ListPage>
  );
}

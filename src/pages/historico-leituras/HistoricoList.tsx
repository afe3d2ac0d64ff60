import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ListEmpty } from '../../kit/lists/ListEmpty.tsx';
import { ListFilters } from '../../kit/lists/ListFilters.tsx';
import { ListPage, ListRows } from '../../kit/lists/ListPage.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { clienteColumns } from '../cliente/clienteColumns.tsx';

const RESOURCE = 'medidor-vazao/historico';

/** Clients, each leading to the history of its readings (spec 2 §2.5). */
export default function HistoricoList() {
  const translate = useTranslate();
  const title = translate('leituras.historico.list');
  return (
    <ListPage resource={RESOURCE} sort={{ field: 'nome', order: 'ASC' }}>
      <PageHead title={title} />
      <Box sx={{ mb: 1.5 }}>
        <ListFilters
          choices={[{ name: 'flagAtivo', label: translate('cliente.filter.status'), kind: 'situacao', width: 150 }]}
        />
      </Box>
      <ListRows
        label={title}
        columns={clienteColumns(translate, RESOURCE, translate('leituras.historico.registered'))}
        empty={<ListEmpty text={translate('cliente.list.empty')} noMatch={translate('cliente.list.noMatch')} />}
      />
    </ListPage>
  );
}

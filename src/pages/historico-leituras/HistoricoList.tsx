import { useTranslate } from 'react-admin';
import { FilterLine } from '../../kit/lists/FilterLine.tsx';
import { ListCount } from '../../kit/lists/ListCount.tsx';
import { ListEmpty } from '../../kit/lists/ListEmpty.tsx';
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
      <PageHead title={title} beside={<ListCount />} />
      <FilterLine
        choices={[{ name: 'flagAtivo', label: translate('cliente.filter.status'), kind: 'situacao', width: 150 }]}
      />
      <ListRows
        label={title}
        opens={({ id }) => `/${RESOURCE}/${id}`}
        columns={clienteColumns(translate, RESOURCE, translate('leituras.historico.registered'))}
        empty={<ListEmpty text={translate('cliente.list.empty')} noMatch={translate('cliente.list.noMatch')} />}
      />
    </ListPage>
  );
}

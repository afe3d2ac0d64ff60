import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { relatorioClientes } from '../../../reports/clientes/definition.ts';
import { clientes } from '../../../reports/clientes/register.ts';
import { useMayEdit } from '../../app/access.ts';
import { BY_NAME, useRememberListSearch } from '../../app/useListSearch.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { KEYS } from '../../kit/keys/keys.ts';
import { shownColumns } from '../../kit/lists/column.ts';
import { FilterLine } from '../../kit/lists/FilterLine.tsx';
import { ListCount } from '../../kit/lists/ListCount.tsx';
import { ListEmpty } from '../../kit/lists/ListEmpty.tsx';
import { ListPage, ListRows, QUIET, QUIET_WITH_MORE } from '../../kit/lists/ListPage.tsx';
import { useListPreference } from '../../kit/lists/useListPreference.ts';
import { useSelection } from '../../kit/lists/useSelection.ts';
import { WantedTools } from '../../kit/lists/WantedTools.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListReport } from '../../kit/reports/ListReport.tsx';
import { BuscarColetas } from './BuscarColetas.tsx';
import { clienteColumns, HIDDEN_AT_FIRST, panoramaColumns } from './clienteColumns.tsx';
import { useClienteFilters } from './useClienteFilters.ts';

const { resource } = clientes;

/** 'Clientes': filters, actions and rows, each leading to its client. */
export function ClienteList() {
  useRememberListSearch();
  const offersMore = useOffersMore();
  return (
    <ListPage resource={resource} sort={BY_NAME} queryOptions={offersMore ? QUIET_WITH_MORE : QUIET}>
      <ClienteContents offersMore={offersMore} />
    </ListPage>
  );
}

/** Filters, actions and rows; while clients are chosen whose collections to look for, each row has a box. */
function ClienteContents({ offersMore }: { offersMore: boolean }) {
  const translate = useTranslate();
  const selection = useSelection();
  const [choosing, setChoosing] = useState(false);
  const preferences = useListPreference(resource, HIDDEN_AT_FIRST);
  const filters = useClienteFilters(offersMore);
  const own = clienteColumns(translate, resource, translate('cliente.list.registered'));
  // The day of registration stays the last.
  const columns = offersMore ? own.toSpliced(-1, 0, ...panoramaColumns(translate)) : own;
  const title = translate('cliente.list.title');
  return (
    <>
      <PageHead title={title} beside={<ListCount />}>
        <WantedTools columns={columns} preferences={preferences} />
        <ClienteActions>
          <BuscarColetas selection={selection} choosing={choosing} onChoosing={setChoosing} />
        </ClienteActions>
      </PageHead>
      <FilterLine choices={filters} />
      <ListRows
        label={title}
        columns={shownColumns(columns, preferences.preference?.ocultas)}
        waiting={preferences.isPending}
        empty={<ListEmpty text={translate('cliente.list.empty')} noMatch={translate('cliente.list.noMatch')} />}
        opens={({ id }) => `/${resource}/${id}`}
        selection={choosing ? selection : undefined}
        nameOf={({ nome }) => nome}
      />
    </>
  );
}

function ClienteActions({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(resource);
  return (
    <>
      {children}
      <ListReport report={relatorioClientes} />
      {mayEdit && (
        <Button component={Link} to={`/${resource}/0`} variant="contained" startIcon={<AddIcon />} {...KEYS.create}>
          {translate('cliente.list.add')}
        </Button>
      )}
    </>
  );
}

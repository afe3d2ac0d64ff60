import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { relatorioClientes } from '../../../reports/clientes/definition.ts';
import { clientes } from '../../../reports/clientes/register.ts';
import { useMayEdit } from '../../app/access.ts';
import { KEYS } from '../../kit/keys/keys.ts';
import { ListEmpty } from '../../kit/lists/ListEmpty.tsx';
import { ListFilters } from '../../kit/lists/ListFilters.tsx';
import { ListPage, ListRows } from '../../kit/lists/ListPage.tsx';
import { type Selection, useSelection } from '../../kit/lists/useSelection.ts';
import { PageTitle } from '../../kit/page/PageTitle.tsx';
import { ListReport } from '../../kit/reports/ListReport.tsx';
import { BuscarColetas } from './BuscarColetas.tsx';
import { clienteColumns } from './clienteColumns.tsx';
import { BY_NAME, useRememberListSearch } from './useListSearch.ts';

const { resource } = clientes;

/** 'Clientes': filters, actions and rows, each with a link to its client. */
export function ClienteList() {
  const translate = useTranslate();
  useRememberListSearch();
  return (
    <ListPage resource={resource} sort={BY_NAME}>
      <PageTitle text={translate('cliente.list.title')} />
      <ClienteContents />
    </ListPage>
  );
}

/** Filters, actions and rows; while clients are chosen whose collections to look for, each row has a box. */
function ClienteContents() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const selection = useSelection(JSON.stringify(filterValues));
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 1.5 }}>
        <ListFilters
          choices={[
            { name: 'flagMedidor', label: translate('cliente.filter.meter'), kind: 'simNao', width: 220 },
            { name: 'flagAtivo', label: translate('cliente.filter.status'), kind: 'situacao', width: 150 },
          ]}
        />
        <ClienteActions>
          <BuscarColetas selection={selection} choosing={choosing} onChoosing={setChoosing} />
        </ClienteActions>
      </Box>
      <ClienteRows selection={choosing ? selection : undefined} />
    </>
  );
}

function ClienteActions({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(resource);
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      {children}
      <ListReport report={relatorioClientes} />
      {mayEdit && (
        <Button component={Link} to={`/${resource}/0`} variant="contained" startIcon={<AddIcon />} {...KEYS.create}>
          {translate('cliente.list.add')}
        </Button>
      )}
    </Box>
  );
}

function ClienteRows({ selection }: { selection?: Selection }) {
  const translate = useTranslate();
  const columns = clienteColumns(translate, resource, translate('cliente.list.registered'));
  const empty = <ListEmpty text={translate('cliente.list.empty')} noMatch={translate('cliente.list.noMatch')} />;
  return (
    <ListRows
      label={translate('cliente.list.title')}
      columns={columns}
      empty={empty}
      selection={selection}
      nameOf={({ nome }) => nome}
    />
  );
}

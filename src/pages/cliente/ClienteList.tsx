import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Link as MuiLink, Paper, Typography } from '@mui/material';
import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ClienteRow } from '../../../contract/clientes.ts';
import { relatorioClientes } from '../../../reports/clientes/definition.ts';
import { clientes } from '../../../reports/clientes/register.ts';
import { formatValue } from '../../../resources/kinds.ts';
import { useMayEdit } from '../../app/access.ts';
import { ListFooter } from '../../kit/lists/ListFooter.tsx';
import { type Column, ListTable } from '../../kit/lists/ListTable.tsx';
import { PageTitle } from '../../kit/page/PageTitle.tsx';
import { ListReport } from '../../kit/reports/ListReport.tsx';
import { ClienteFilters } from './ClienteFilters.tsx';
import { useRememberListSearch } from './useListSearch.ts';

const { resource } = clientes;

/** 'Clientes': filters, actions and rows, each with a link to its client. */
export function ClienteList() {
  const translate = useTranslate();
  useRememberListSearch();
  return (
    <ListBase resource={resource} perPage={25} sort={{ field: 'nome', order: 'ASC' }} storeKey={false} exporter={false}>
      <PageTitle text={translate('cliente.list.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 1.5 }}>
        <ClienteFilters />
        <ClienteActions />
      </Box>
      <Paper variant="outlined">
        <ClienteTable />
      </Paper>
      <ListFooter />
    </ListBase>
  );
}

function ClienteActions() {
  const translate = useTranslate();
  const mayEdit = useMayEdit(resource);
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      <ListReport report={relatorioClientes} />
      {mayEdit && (
        <Button component={Link} to={`/${resource}/0`} variant="contained" startIcon={<AddIcon />}>
          {translate('cliente.list.add')}
        </Button>
      )}
    </Box>
  );
}

type Row = RaRecord & ClienteRow;

function ClienteTable() {
  const translate = useTranslate();
  const columns: readonly Column<Row>[] = [
    { source: 'codigo', label: translate('cliente.list.code'), width: 140, render: ({ codigo }) => codigo },
    {
      source: 'nome',
      label: translate('cliente.list.name'),
      render: ({ id, nome }) => (
        <MuiLink component={Link} to={`/${resource}/${id}`}>
          {nome}
        </MuiLink>
      ),
    },
    {
      source: 'flagAtivo',
      label: translate('cliente.list.status'),
      render: ({ flagAtivo }) => formatValue('situacao', flagAtivo),
    },
    {
      source: 'dtCadastro',
      label: translate('cliente.list.registered'),
      render: ({ dtCadastro }) => formatValue('moment', dtCadastro),
    },
  ];
  return <ListTable label={translate('cliente.list.title')} columns={columns} empty={<NoClientes />} />;
}

/** What stands instead of rows: the list failed, its filter finds nothing, or there are no clients yet. */
function NoClientes() {
  const translate = useTranslate();
  const { error, refetch, filterValues, setFilters } = useListContext();
  if (error) {
    const retry = <Button onClick={() => refetch()}>{translate('cadastro.list.retry')}</Button>;
    return (
      <Alert severity="error" action={retry}>
        {translate('cadastro.list.failed')} {error.message}
      </Alert>
    );
  }
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ p: 3, textAlign: 'center' }}>
      <Typography sx={{ mb: 1 }}>{translate(filtered ? 'cliente.list.noMatch' : 'cliente.list.empty')}</Typography>
      {filtered && <Button onClick={() => setFilters({})}>{translate('cadastro.filter.clear')}</Button>}
    </Box>
  );
}

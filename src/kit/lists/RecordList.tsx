import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Alert, Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { type ReactElement, useRef, useState } from 'react';
import { LinkBase, ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { Field } from '../../../resources/defineRegister.ts';
import { formatValue, KINDS } from '../../../resources/kinds.ts';
import { useMayEdit } from '../../app/access.ts';
import { RemoveDialog } from '../feedback/RemoveDialog.tsx';
import { type OpenDialog, useRegisterPaths } from '../forms/useRegisterPaths.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { ListFooter } from './ListFooter.tsx';
import { type Column, ListTable } from './ListTable.tsx';
import type { RowActions } from './rowActions.ts';

interface RecordListProps {
  resource: string;
  /** Where its texts are: `title`, `new`, `edit`, `remove` and `empty` under this name. */
  texts: string;
  columns: readonly Field[];
  /** Something more to do with a record, for those who may only see it too. */
  RowActions?: RowActions;
  /** Why a record cannot be removed, if it cannot. */
  kept?(record: RaRecord): string | undefined;
  /** What is said after a removal. */
  removed?: string;
  /** The form that the address asks for. */
  form(open: NonNullable<OpenDialog>): ReactElement;
}

function columnOf(field: Field): Column<RaRecord> {
  const { name, label, kind } = field;
  const render = (record: RaRecord) => formatValue(kind, record[name], field);
  return { source: name, label, align: KINDS[kind].align, render };
}

/** The screen of records that are no register: their rows, and the dialogs over them for those who may edit. */
export function RecordList({ resource, texts, columns, RowActions, kept, removed, form }: RecordListProps) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(resource);
  const { open, toCreate, toEdit } = useRegisterPaths(resource);
  const [removing, setRemoving] = useState<RaRecord | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const label = (key: string, { nome }: RaRecord) => translate(`${texts}.${key}`, { nome });

  const options: Column<RaRecord> = {
    label: translate(`cadastro.list.${mayEdit ? 'options' : 'view'}`),
    align: 'right',
    render: (record) => {
      const reason = kept?.(record);
      return (
        <>
          {RowActions && <RowActions record={record} mayEdit={mayEdit} />}
          {mayEdit && (
            <>
              <IconButton component={LinkBase} to={toEdit(record.id)} aria-label={label('edit', record)}>
                <EditIcon fontSize="small" />
              </IconButton>
              <IconButton
                disabled={reason !== undefined}
                onClick={() => setRemoving(record)}
                aria-label={reason ?? label('remove', record)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </>
          )}
        </>
      );
    },
  };

  return (
    <ListBase resource={resource} perPage={25} sort={{ field: 'id', order: 'ASC' }} storeKey={false} exporter={false}>
      <Box ref={page}>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mb: 1.5 }}>
          <PageTitle text={translate(`${texts}.title`)} />
          {mayEdit && (
            <Button
              component={LinkBase}
              to={toCreate}
              variant="contained"
              startIcon={<AddIcon />}
              sx={{ ml: 'auto', flexShrink: 0 }}
            >
              {translate(`${texts}.new`)}
            </Button>
          )}
        </Box>
        <Paper variant="outlined">
          <ListTable
            label={translate(`${texts}.title`)}
            columns={[...columns.map(columnOf), ...(mayEdit || RowActions ? [options] : [])]}
            empty={<NoRecords text={translate(`${texts}.empty`)} />}
          />
        </Paper>
        <ListFooter />
        {open && mayEdit && form(open)}
        <RemoveDialog
          resource={resource}
          record={removing}
          titleOf={(record) => label('remove', record)}
          done={removed && translate(removed)}
          onClose={() => setRemoving(null)}
          onRemoved={() => page.current?.querySelector('h1')?.focus()}
        />
      </Box>
    </ListBase>
  );
}

/** What stands instead of rows: the list failed, or it is empty. */
function NoRecords({ text }: { text: string }) {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  if (!error) return <Typography sx={{ p: 3, textAlign: 'center' }}>{text}</Typography>;
  const retry = <Button onClick={() => refetch()}>{translate('cadastro.list.retry')}</Button>;
  return (
    <Alert severity="error" action={retry}>
      {translate('cadastro.list.failed')} {error.message}
    </Alert>
  );
}

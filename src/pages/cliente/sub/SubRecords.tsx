import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Alert, Box, Button, IconButton, Typography } from '@mui/material';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { type RaRecord, type SortPayload, useGetList, useTranslate } from 'react-admin';
import type { Field } from '../../../../resources/defineRegister.ts';
import { useMayEdit } from '../../../app/access.ts';
import { PageSkeleton } from '../../../kit/feedback/PageSkeleton.tsx';
import { RemoveDialog } from '../../../kit/feedback/RemoveDialog.tsx';
import { ALL_RECORDS } from '../../../kit/lists/listQuery.ts';
import { RESOURCE } from '../useSaveCliente.ts';
import { SubRecordDialog, type SubRecordForm } from './SubRecordDialog.tsx';
import { SubRecordTable } from './SubRecordTable.tsx';
import { useSubRecordsChanged } from './useSubRecordsChanged.ts';

export interface SubRecordActionsProps {
  record: RaRecord;
  mayEdit: boolean;
}

interface SubRecordsProps {
  resource: string;
  idPessoa: number;
  /** Where its texts are: `label`, `add`, `newTitle`, `count`, `empty` and `failed` under this name. */
  texts: string;
  columns: readonly Field[];
  /** Field that names a record, in its row and to those who hear what a button does. */
  nameField: string;
  /** As they were added, unless said. */
  sort?: SortPayload;
  form: SubRecordForm;
  /** Something more to do with a record. */
  Actions?: ComponentType<SubRecordActionsProps>;
  /** Shows the records otherwise than as a table. */
  render?(records: readonly RaRecord[], options: (record: RaRecord) => ReactNode): ReactNode;
}

const BY_ID: SortPayload = { field: 'id', order: 'ASC' };

/** The client's records of one kind, and the dialogs that add, edit and remove one for those who may edit. */
export function SubRecords(props: SubRecordsProps) {
  const { resource, idPessoa, texts, columns, nameField, sort = BY_ID, form, Actions, render } = props;
  const translate = useTranslate();
  const mayEdit = useMayEdit(RESOURCE);
  const [editing, setEditing] = useState<RaRecord | 'new' | null>(null);
  const [removing, setRemoving] = useState<RaRecord | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const changed = useSubRecordsChanged(idPessoa);
  const { data, error, refetch } = useGetList(resource, {
    pagination: ALL_RECORDS,
    filter: { idPessoa },
    sort,
  });

  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('cliente.detail.retry')}</Button>}>
        {translate(`${texts}.failed`)} {error.message}
      </Alert>
    );
  }
  if (!data) return <PageSkeleton />;

  const label = (key: 'edit' | 'remove', record: RaRecord) =>
    translate(`cadastro.list.${key}`, { name: String(record[nameField] ?? record.id) });
  const options = (record: RaRecord) => (
    <>
      {Actions && <Actions record={record} mayEdit={mayEdit} />}
      {mayEdit && (
        <>
          <IconButton onClick={() => setEditing(record)} aria-label={label('edit', record)}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton onClick={() => setRemoving(record)} aria-label={label('remove', record)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </>
  );

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mb: 1 }}>
        <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
          {data.length > 0 ? translate(`${texts}.count`, { smart_count: data.length }) : translate(`${texts}.empty`)}
        </Typography>
        {mayEdit && (
          <Button ref={addButton} variant="contained" startIcon={<AddIcon />} onClick={() => setEditing('new')}>
            {translate(`${texts}.add`)}
          </Button>
        )}
      </Box>
      {data.length > 0 &&
        (render?.(data, options) ?? (
          <SubRecordTable
            label={translate(`${texts}.label`)}
            columns={columns}
            heading={nameField}
            records={data}
            options={mayEdit || Actions ? options : undefined}
          />
        ))}
      {editing && (
        <SubRecordDialog
          {...form}
          resource={resource}
          idPessoa={idPessoa}
          record={editing === 'new' ? null : editing}
          newTitle={translate(`${texts}.newTitle`)}
          onClose={() => setEditing(null)}
        />
      )}
      <RemoveDialog
        resource={resource}
        record={removing}
        titleOf={(record) => label('remove', record)}
        onClose={() => setRemoving(null)}
        onRemoved={() => {
          changed(resource);
          addButton.current?.focus();
        }}
      />
    </>
  );
}

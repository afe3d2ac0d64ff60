import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton } from '@mui/material';
import { LinkBase, type RaRecord, useTranslate } from 'react-admin';
import { useRegisterPaths } from '../kit/forms/useRegisterPaths.ts';
import type { RowActions } from '../kit/lists/rowActions.ts';

interface RegisterOptionsProps {
  resource: string;
  record: RaRecord;
  name: string;
  mayEdit: boolean;
  RowActions?: RowActions;
  onRemove(record: RaRecord): void;
}

/** What can be done with one row. */
export function RegisterOptions({ resource, record, name, mayEdit, RowActions, onRemove }: RegisterOptionsProps) {
  const translate = useTranslate();
  const { toEdit } = useRegisterPaths(resource);
  return (
    <>
      {RowActions && <RowActions record={record} mayEdit={mayEdit} />}
      {mayEdit && (
        <>
          <IconButton
            component={LinkBase}
            to={toEdit(record.id)}
            aria-label={translate('cadastro.list.edit', { name })}
          >
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton onClick={() => onRemove(record)} aria-label={translate('cadastro.list.remove', { name })}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </>
  );
}

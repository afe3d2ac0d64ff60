import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { ComponentProps } from 'react';
import { LinkBase, type RaRecord } from 'react-admin';
import { IconAction } from '../page/IconAction.tsx';
import type { RowActions } from './rowActions.ts';

export interface RowOptionsProps {
  record: RaRecord;
  /** What its buttons are called: they name the record. */
  label(action: 'edit' | 'remove', record: RaRecord): string;
  mayEdit: boolean;
  /** Something more to do with it, for those who may only see it too. */
  RowActions?: RowActions;
  /** Where its form is, or what opens it. */
  edit: ComponentProps<typeof LinkBase>['to'] | (() => void);
  onRemove(record: RaRecord): void;
  /** Why it cannot be removed, if it cannot. */
  kept?: string;
}

/** What can be done with one record of a list. */
export function RowOptions({ record, label, mayEdit, RowActions, edit, onRemove, kept }: RowOptionsProps) {
  const opens = typeof edit === 'function' ? { onClick: edit } : { component: LinkBase, to: edit };
  return (
    <>
      {RowActions && <RowActions record={record} mayEdit={mayEdit} />}
      {mayEdit && (
        <>
          <IconAction {...opens} label={label('edit', record)}>
            <EditIcon fontSize="small" />
          </IconAction>
          <IconAction
            disabled={kept !== undefined}
            onClick={() => onRemove(record)}
            label={kept ?? label('remove', record)}
          >
            <DeleteIcon fontSize="small" />
          </IconAction>
        </>
      )}
    </>
  );
}

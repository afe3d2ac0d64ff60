import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { TranslateFunction } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import type { WideColumn } from '../../kit/tables/column.ts';

interface Options {
  /** A collection's number in the history. */
  numberOf(coleta: Coleta): number;
  onEdit(coleta: Coleta): void;
  onRemove(coleta: Coleta): void;
}

/** The table is one stop of the keyboard: there Enter and Delete do what the buttons do. */
const BY_POINTER = { size: 'small', tabIndex: -1, sx: { p: 0.25 } } as const;

/** The column of a row's buttons, for who may edit the history (spec 2 §2.3). */
export function optionsColumn(
  { numberOf, onEdit, onRemove }: Options,
  translate: TranslateFunction,
): WideColumn<Coleta> {
  return {
    key: 'opcoes',
    header: translate('cadastro.list.options'),
    width: 84,
    options: true,
    render: (row) => ({
      text: '',
      content: (
        <>
          <IconAction
            {...BY_POINTER}
            onClick={() => onEdit(row)}
            label={translate('coleta.options.edit', { row: numberOf(row) })}
          >
            <EditIcon fontSize="small" />
          </IconAction>
          <IconAction
            {...BY_POINTER}
            onClick={() => onRemove(row)}
            label={translate('coleta.options.remove', { row: numberOf(row) })}
          >
            <DeleteIcon fontSize="small" />
          </IconAction>
        </>
      ),
    }),
  };
}

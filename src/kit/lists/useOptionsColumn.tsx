import { type RaRecord, useTranslate } from 'react-admin';
import type { Column } from './column.ts';
import { RowOptions, type RowOptionsProps } from './RowOptions.tsx';
import { useFormPaths } from './useFormPaths.ts';

interface OptionsColumn extends Omit<RowOptionsProps, 'record' | 'edit' | 'kept'> {
  resource: string;
  /** Why a record cannot be removed, if it cannot. */
  kept?(record: RaRecord): string | undefined;
}

/** The last column: what may be done with each row. For those who may do nothing there is none. */
export function useOptionsColumn({ resource, kept, ...options }: OptionsColumn): readonly Column<RaRecord>[] {
  const translate = useTranslate();
  const { toEdit } = useFormPaths(resource);
  if (!options.mayEdit && !options.RowActions) return [];
  return [
    {
      label: translate(`cadastro.list.${options.mayEdit ? 'options' : 'view'}`),
      align: 'right',
      options: true,
      render: (record) => <RowOptions {...options} record={record} edit={toEdit(record.id)} kept={kept?.(record)} />,
    },
  ];
}

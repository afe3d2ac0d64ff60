import { Paper } from '@mui/material';
import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';
import { ListFooter } from './ListFooter.tsx';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { useLinkLeft } from './useLinkLeft.ts';

/** The order in which records were added. */
export const BY_ID = { field: 'id', order: 'ASC' } as const;

/**
 * The list of a screen: its filter, order and page are in the address, and nowhere else.
 *
 * @example
 * <ListPage resource="acesso/mensagens">
 *   <PageHead title="Mensagens" />
 *   <ListRows label="Mensagens" columns={columns} empty={<ListEmpty text="Não há mensagens." />} />
 * </ListPage>
 */
export function ListPage(props: ListBaseProps) {
  return <ListBase perPage={25} sort={BY_ID} {...props} storeKey={false} exporter={false} />;
}

/** The rows of the list around it, and its pages. */
export function ListRows<R extends RaRecord>(props: ListTableProps<R>) {
  const rows = useLinkLeft();
  return (
    <>
      <Paper ref={rows} variant="outlined">
        <ListTable {...props} />
      </Paper>
      <ListFooter />
    </>
  );
}

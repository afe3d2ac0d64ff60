import { Box } from '@mui/material';
import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { ListFooter } from './ListFooter.tsx';
import { ListSheet } from './ListSheet.tsx';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { withoutWrongPage } from './pageAddress.ts';
import { useLinkLeft } from './useLinkLeft.ts';

/** The order in which records were added. */
export const BY_ID = { field: 'id', order: 'ASC' } as const;

/** As high as the page leaves: the rows scroll within, under their headings and above the pager. A phone has no room. */
const FILL = {
  display: 'flex',
  flexDirection: 'column',
  flex: { sm: '1 1 0' },
  minHeight: { sm: 360 },
} as const;

/** A failure is told where the rows would be, and nowhere else. */
export const QUIET = { onError: () => {} };

/** The same; rows are asked for with what our own server tells of each besides. */
export const QUIET_WITH_MORE = { ...QUIET, meta: { more: true } };

/** Of an element around parts of a list's page, which keep their places in it. */
export const LIST_PARTS = { display: 'contents' } as const;

/**
 * The list of a screen: its filter, order and page are in the address, and nowhere else; one that names no page is mended.
 *
 * @example
 * <ListPage resource="acesso/mensagens">
 *   <PageHead title="Mensagens" />
 *   <ListRows label="Mensagens" columns={columns} empty={<ListEmpty text="Não há mensagens." />} />
 * </ListPage>
 */
export function ListPage({ children, ...props }: ListBaseProps) {
  const { search } = useLocation();
  const sound = withoutWrongPage(search);
  if (sound !== null) return <Navigate to={{ search: sound }} replace />;
  return (
    <ListBase
      perPage={25}
      sort={BY_ID}
      queryOptions={QUIET}
      {...props}
      // Whether one may see it is known before it is drawn (`shell/Guard.tsx`): rows are asked for at once.
      disableAuthentication
      storeKey={false}
      exporter={false}
    >
      <Box sx={FILL}>{children}</Box>
    </ListBase>
  );
}

/** The rows of the list around it, and its pages. */
export function ListRows<R extends RaRecord>(props: ListTableProps<R>) {
  const rows = useLinkLeft();
  return (
    <>
      <ListSheet ref={rows}>
        <ListTable {...props} />
      </ListSheet>
      <ListFooter />
    </>
  );
}

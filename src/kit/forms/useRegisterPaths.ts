import { useCreatePath, useLocation, useMatchPath, useNavigate } from 'react-admin';

/** The dialog that an address opens over its list: the creation form, or the form of one record. */
export type OpenDialog = { kind: 'create' } | { kind: 'edit'; id: string } | null;

/** Addresses of a register's dialogs. All keep the list's filter, page and order, which are in the query. */
export function useRegisterPaths(resource: string) {
  const createPath = useCreatePath();
  const matchPath = useMatchPath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const list = createPath({ resource, type: 'list' });
  const create = createPath({ resource, type: 'create' });
  // A record's own address opens its form too, unless the register has a page there.
  const edited = (matchPath(`${list}/:id/editar`, pathname) ?? matchPath(`${list}/:id`, pathname))?.params.id;
  const open: OpenDialog = matchPath(create, pathname)
    ? { kind: 'create' }
    : edited
      ? { kind: 'edit', id: edited }
      : null;

  return {
    open,
    toCreate: { pathname: create, search },
    toEdit: (id: string | number) => ({ pathname: `${createPath({ resource, type: 'edit', id })}/editar`, search }),
    /** Replaces the dialog's address, so that going back does not open it again. */
    close: () => navigate({ pathname: list, search }, { replace: true }),
  };
}

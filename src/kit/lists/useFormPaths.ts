import { useCreatePath, useLocation, useNavigate } from 'react-admin';

/** Addresses of a resource's forms. All keep the list's filter, page and order, which are in the query. */
export function useFormPaths(resource: string) {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { search } = useLocation();
  return {
    toCreate: { pathname: createPath({ resource, type: 'create' }), search },
    toEdit: (id: string | number) => ({ pathname: `${createPath({ resource, type: 'edit', id })}/editar`, search }),
    /** Replaces the form's address, so that going back does not open it again. */
    close: () => navigate({ pathname: createPath({ resource, type: 'list' }), search }, { replace: true }),
  };
}

import { type ReactNode, useCallback, useContext } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { Api } from '../../dataProvider/envelope.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { ApiContext } from './useCall.ts';

/** Has `useApi` end the session where a reply says that there is none: made once, not by each that calls the API. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { api } = useContext(DataProviderContext) as AppDataProvider;
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const careful = useCallback<Api>(
    async (call, request) => {
      try {
        return await api(call, request);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [api, logoutIfAccessDenied],
  );
  return <ApiContext value={careful}>{children}</ApiContext>;
}

import CssBaseline from '@mui/material/CssBaseline';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { AdminContext, HttpError } from 'react-admin';
import { type Api, TOO_SLOW } from '../../dataProvider/envelope.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { i18nProvider } from '../../i18n/index.ts';
import { ApiProvider } from '../app/ApiProvider.tsx';
import { createAuthProvider } from '../app/authProvider.ts';
import { keptKeys } from '../app/keptKeys.ts';
import { wipeReplies } from '../app/keptReplies.ts';
import { tellLeft } from '../app/leaving.ts';
import { currentUser, followOtherTabs, useCurrentUser, watchSession } from '../app/session.ts';
import { createStore } from '../app/store.ts';
import { ErrorBoundary } from '../kit/feedback/ErrorBoundary.tsx';
import { BareFailure } from '../kit/feedback/Failure.tsx';
import { OfflineBar } from '../kit/feedback/OfflineBar.tsx';
import { Toasts } from '../kit/feedback/Toasts.tsx';
import { darkTheme, lightTheme } from '../kit/theme.ts';
import { PublicRoutes } from './session/PublicRoutes.tsx';

/** A refused or unknown request is not asked again; one that got no reply is, once, if there is one to be had. */
function retry(failures: number, error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status !== 0 || error.message === TOO_SLOW) return false;
  return failures < 1 && onlineManager.isOnline();
}

/**
 * Without a connection a request fails at once and says so. It does not wait for the connection: what was given up
 * meanwhile would still be written.
 */
const queryDefaults = {
  queries: { retry, networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
} as const;

function createContext(api: Api) {
  return {
    dataProvider: createDataProvider(api, undefined, keptKeys),
    authProvider: createAuthProvider(api),
    store: createStore(),
    queryClient: new QueryClient({ defaultOptions: queryDefaults }),
  };
}

/** Everything around the screens: providers, theme, toasts; and the choice between the public pages and the others. */
export function AdminShell({ api, children }: { api: Api; children: ReactNode }) {
  const [context] = useState(() => createContext(api));
  const user = useCurrentUser();

  useEffect(followOtherTabs, []);
  useEffect(() => {
    const tell = () => void tellLeft(api);
    tell();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [api]);
  useEffect(() => {
    let userId = currentUser()?.id;
    // What one user has read is not shown to the next.
    return watchSession(() => {
      if (currentUser()?.id !== userId) {
        context.queryClient.clear();
        void wipeReplies();
      }
      userId = currentUser()?.id;
    });
  }, [context]);

  return (
    <AdminContext {...context} i18nProvider={i18nProvider} lightTheme={lightTheme} darkTheme={darkTheme}>
      <CssBaseline enableColorScheme />
      <ErrorBoundary Fallback={BareFailure}>
        {/* Nor is what one has open: a tab that slept through the end of a session finds another user's. */}
        <ApiProvider>
          {user && !user.flagAlterarSenha ? <Fragment key={user.id}>{children}</Fragment> : <PublicRoutes />}
        </ApiProvider>
      </ErrorBoundary>
      <OfflineBar />
      <Toasts />
    </AdminContext>
  );
}

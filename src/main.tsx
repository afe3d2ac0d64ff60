import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApi } from '../dataProvider/envelope.ts';
import { REPORTS } from '../reports/registry.ts';
import { App } from './App.tsx';
import { currentUser, restoreSession } from './app/session.ts';

restoreSession();

// In a report's tab the PDF is got ready for while the application starts and the data come.
if (REPORTS.some(({ path }) => location.pathname === `/${path}`)) {
  void import('./kit/reports/client.ts').then(({ getReady }) => getReady('pdf'));
}

const api = createApi({ baseUrl: import.meta.env.VITE_API_URL ?? '/api', userId: () => currentUser()?.id });
const router = createBrowserRouter([{ path: '*', element: <App api={api} /> }]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Without `useTransitions={false}` react-admin's redirects repeat themselves thousands of times (react-router 7.18).
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);

import { onlineManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { fetchOnce } from '../dataProvider/askAhead.ts';
import { App } from './App.tsx';
import { appApi } from './app/api.ts';
import { currentUser } from './app/session.ts';

// Taken for granted otherwise; a program that is kept opens without.
onlineManager.setOnline(navigator.onLine);

const api = appApi(() => currentUser()?.id, fetchOnce);
const router = createBrowserRouter([{ path: '*', element: <App api={api} /> }]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Without `useTransitions={false}` react-admin's redirects repeat themselves thousands of times (react-router 7.18).
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);

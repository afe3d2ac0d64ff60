import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NEW_PASSWORD_PATH } from '../../app/authProvider.ts';
import { useCurrentUser } from '../../app/session.ts';
import { later } from '../../kit/later.tsx';
import { Login } from './Login.tsx';

const ChangePassword = later(() => import('./ChangePassword.tsx'));
const ResetPassword = later(() => import('./ResetPassword.tsx'));

/** Any other address goes to the login, which comes back to it afterwards (the names are those of `useLogin`). */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to="/" replace state={{ nextPathname: pathname, nextSearch: search }} />;
}

/** What can be seen without a session. */
export function PublicRoutes() {
  const user = useCurrentUser();
  return (
    <Routes>
      <Route path="/" element={<Login />} />
      <Route path="/alterar-senha/:userUuid/:linkUuid" element={<ChangePassword />} />
      <Route path={NEW_PASSWORD_PATH} element={user ? <ResetPassword user={user} /> : <Navigate to="/" replace />} />
      <Route path="*" element={<ToLogin />} />
    </Routes>
  );
}

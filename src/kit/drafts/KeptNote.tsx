import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { pagesOfDrafts } from '../../app/draftPlace.ts';
import { useCurrentUser } from '../../app/session.ts';

/** The menu that a page is reached by (`/cadastro/roteiro`), of which its forms have addresses. */
const menuOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/** Where a page may not be seen any more: that what the user typed on it and did not save is kept. */
export default function KeptNote() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const kept = user && pagesOfDrafts(user.id).some((page) => menuOf(page) === menuOf(pathname));
  if (!kept) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {translate('rascunho.noPermission')}
    </Alert>
  );
}

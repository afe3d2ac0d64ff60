import { useTranslate } from 'react-admin';
import { HomeLink } from './HomeLink.tsx';
import { Notice } from './Notice.tsx';

/** Shown in place of a page that the user's group may not see. */
export function NoPermission() {
  const translate = useTranslate();
  return (
    <Notice title={translate('shell.noPermission.title')} message={translate('shell.noPermission.message')}>
      <HomeLink />
    </Notice>
  );
}

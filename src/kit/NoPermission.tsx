import { useTranslate } from 'react-admin';
import { withTexts } from '../../i18n/index.ts';
import { HomeLink } from './feedback/HomeLink.tsx';
import { Notice } from './feedback/Notice.tsx';
import { laterExtra } from './later.tsx';

const KeptNote = laterExtra(() => withTexts(import('./drafts/KeptNote.tsx')));

/** Shown in place of a page that the user's group may not see. */
export function NoPermission() {
  const translate = useTranslate();
  return (
    <Notice title={translate('shell.noPermission.title')} message={translate('shell.noPermission.message')}>
      <KeptNote />
      <HomeLink />
    </Notice>
  );
}

import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { useLayoutEffect, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { withTexts } from '../../../i18n/index.ts';
import { followKeys } from '../../kit/keys/followKeys.ts';
import { KEYS } from '../../kit/keys/keys.ts';
import { laterDialog } from '../../kit/laterDialog.tsx';
import { IconAction } from '../../kit/page/IconAction.tsx';

const KeysSheet = laterDialog(() => withTexts(import('./KeysSheet.tsx')));

/** Follows the keys of the application, and shows on demand which there are. A phone has none. */
export default function KeysButton() {
  const translate = useTranslate();
  // Who dictates, or touches keys by accident, can do without them (WCAG 2.1.4).
  const [single, setSingle] = useStore('keys.single', true);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => followKeys(single), [single]);
  return (
    <>
      <IconAction
        color="inherit"
        label={translate('shell.keys.title')}
        aria-haspopup="dialog"
        {...KEYS.help}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <KeyboardIcon fontSize="small" />
      </IconAction>
      {asked && <KeysSheet open={open} single={single} onSingle={setSingle} onClose={() => setOpen(false)} />}
    </>
  );
}

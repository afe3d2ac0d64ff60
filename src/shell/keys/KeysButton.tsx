import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { withTexts } from '../../../i18n/index.ts';
import { KEYS } from '../../kit/keys/keys.ts';
import { useSingleKeys } from '../../kit/keys/useSingleKeys.ts';
import { laterDialog } from '../../kit/laterDialog.tsx';
import { IconAction } from '../../kit/page/IconAction.tsx';

const KeysSheet = laterDialog(() => withTexts(import('./KeysSheet.tsx')));

/** Shows on demand which keys the application has. A phone has none. */
export default function KeysButton() {
  const translate = useTranslate();
  const [single, setSingle] = useSingleKeys();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
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

import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { ReadingDialog } from '../../kit/feedback/ReadingDialog.tsx';
import { Kbd } from '../../kit/keys/Kbd.tsx';

/** By where they work: what is pressed, and what it does. */
const SHEET = [
  [
    'everywhere',
    [
      ['Ctrl+K', 'anywhere'],
      ['?', 'help'],
      ['Esc', 'escape'],
    ],
  ],
  [
    'lists',
    [
      ['/', 'search'],
      ['n', 'create'],
    ],
  ],
  [
    'forms',
    [
      ['Ctrl+S', 'save'],
      ['Ctrl+Enter', 'saveAndCreate'],
    ],
  ],
  [
    'tables',
    [
      ['← ↑ → ↓', 'move'],
      ['Home End', 'ends'],
      ['Shift+setas', 'select'],
      ['Ctrl+C', 'copy'],
      ['Alt+↓', 'orderAndFilter'],
    ],
  ],
  [
    'readings',
    [
      ['Enter Tab', 'nextCell'],
      ['F2', 'editCell'],
      ['Esc', 'restoreCell'],
      ['Espaço', 'choices'],
      ['Delete', 'clear'],
      ['Ctrl+X', 'cut'],
      ['Ctrl+V', 'paste'],
      ['Ctrl+D', 'fillDown'],
      ['Ctrl+Z', 'undo'],
      ['Enter', 'observations'],
      ['F8', 'readingSheet'],
      ['F9', 'calculate'],
      ['Ctrl+Enter', 'saveRow'],
    ],
  ],
] as const;

interface KeysSheetProps {
  open: boolean;
  /** Whether keys without Ctrl count. */
  single: boolean;
  onSingle(single: boolean): void;
  onClose(): void;
}

const COLUMNS = { columnGap: 3, columnCount: { sm: 2, md: 3 } };
const ROWS = { display: 'grid', gridTemplateColumns: '110px 1fr', alignItems: 'center', gap: 0.75, m: 0, mt: 1, mb: 2 };

/** Which keys there are, and the choice to do without those that are pressed alone. */
export default function KeysSheet({ open, single, onSingle, onClose }: KeysSheetProps) {
  const translate = useTranslate();
  return (
    <ReadingDialog title={translate('shell.keys.title')} width={920} open={open} onClose={onClose}>
      <Box sx={COLUMNS}>
        {SHEET.map(([place, keys]) => (
          <Box key={place} sx={{ breakInside: 'avoid' }}>
            <Typography variant="h3">{translate(`atalhos.${place}`)}</Typography>
            <Box component="dl" sx={ROWS}>
              {keys.map(([key, text]) => (
                <Fragment key={key}>
                  <dt>
                    <Kbd>{key}</Kbd>
                  </dt>
                  <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                    {translate(`atalhos.${text}`)}
                  </Typography>
                </Fragment>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        sx={{ mt: 1 }}
        label={translate('atalhos.single')}
        control={
          <Switch size="small" sx={{ mr: 1 }} checked={single} onChange={({ target }) => onSingle(target.checked)} />
        }
      />
    </ReadingDialog>
  );
}

import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

/** On a phone its text takes two lines. */
const HEIGHT = { xs: 52, sm: 32 };
/** The window ends above the bar: the page is less high by it (`WINDOW_HEIGHT`), and what it would cover can be scrolled. */
const ABOVE_BAR = (
  <GlobalStyles
    styles={({ breakpoints }: Theme) => ({
      html: {
        '--bar': `${HEIGHT.xs}px`,
        [breakpoints.up('sm')]: { '--bar': `${HEIGHT.sm}px` },
        scrollPaddingBottom: 'var(--bar)',
      },
      body: { paddingBottom: 'var(--bar)' },
    })}
  />
);
/** Height of the window without what lies over its end. */
export const WINDOW_HEIGHT = 'calc(100dvh - var(--bar, 0px))';

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);

/** Says that the browser has no connection, over every page and dialog, as long as it is so. */
export function OfflineBar() {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  return (
    <Box role="status">
      {!online && (
        <Box
          sx={(theme) => ({
            position: 'fixed',
            inset: 'auto 0 0',
            zIndex: theme.zIndex.snackbar,
            minHeight: HEIGHT,
            px: 2,
            py: 0.5,
            textAlign: 'center',
            fontWeight: 600,
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
          })}
        >
          {ABOVE_BAR}
          {translate('shell.offline')}
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useOnline } from './useOnline.ts';

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

/** What is said unless a page says something else (`ownOfflineText.ts`), and where that is kept. */
export const OFFLINE = 'shell.offline';
export const OFFLINE_TEXT = ['offline'];

/** Says that the browser has no connection, over every page and dialog, as long as it is so. */
export function OfflineBar() {
  const translate = useTranslate();
  const online = useOnline();
  // What is kept already tells it: the first load has no room for another place.
  const { data: text = OFFLINE } = useQuery<string>({ queryKey: OFFLINE_TEXT, enabled: false });
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
          {translate(text)}
        </Box>
      )}
    </Box>
  );
}

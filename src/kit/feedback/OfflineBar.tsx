import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

const HEIGHT = 32;
/** What the bar would cover can be scrolled above it. */
const ABOVE_BAR = { html: { scrollPaddingBottom: HEIGHT }, body: { paddingBottom: HEIGHT } };

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
          <GlobalStyles styles={ABOVE_BAR} />
          {translate('shell.offline')}
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DrawerProps } from '@mui/material/Drawer';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useModules } from '../../app/access.ts';
import { WINDOW_HEIGHT } from '../../kit/feedback/OfflineBar.tsx';
import { laterDialog } from '../../kit/laterDialog.tsx';
import { HEADER_HEIGHT, SIDEBAR_ID, SIDEBAR_WIDTH } from '../frame.ts';
import { MenuSection } from './MenuSection.tsx';
import { menuGroups } from './menuGroups.ts';
import type { Menu } from './useMenu.ts';

/** Only narrow windows have it. */
const Drawer = laterDialog<DrawerProps & { onClose(): void }>(() => import('@mui/material/Drawer'));

/** The item of the page that is shown is in view: the menu may be longer than the window. */
function useItemInView(there: boolean) {
  const { pathname } = useLocation();
  const shown = there ? pathname : null;
  useEffect(() => {
    if (shown === null) return;
    document.querySelector(`#${SIDEBAR_ID} [aria-current]`)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
}

function Modules({ menus, onNavigate }: { menus: readonly string[]; onNavigate?: () => void }) {
  const translate = useTranslate();
  const { modules, isPending, error, refetch } = useModules();
  useItemInView(!isPending && !error);
  if (isPending) return <Skeleton variant="rounded" height={160} sx={{ m: 1 }} />;
  if (error) {
    return (
      <Box role="alert" sx={{ p: 2 }}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate('shell.menu.failed')}
        </Typography>
        <Button variant="outlined" onClick={() => refetch()}>
          {translate('shell.retry')}
        </Button>
      </Box>
    );
  }
  return menuGroups(modules, menus).map((group) => (
    <MenuSection key={group.path} group={group} onNavigate={onNavigate} />
  ));
}

/** The authorised modules: beside the page on a wide screen, over it on a narrow one. */
export function Sidebar({ menus, menu }: { menus: readonly string[]; menu: Menu }) {
  const translate = useTranslate();
  const { over, open, setOpen } = menu;
  const close = () => setOpen(false);
  const nav = { component: 'nav', id: SIDEBAR_ID, 'aria-label': translate('shell.menu.label') } as const;

  if (over) {
    return (
      <Drawer open={open} onClose={close} slotProps={{ paper: { 'aria-label': translate('shell.menu.label') } }}>
        <Box {...nav} sx={{ width: SIDEBAR_WIDTH, py: 1 }}>
          <Modules menus={menus} onNavigate={close} />
        </Box>
      </Drawer>
    );
  }
  if (!open) return null;
  return (
    <Box
      {...nav}
      sx={{
        width: SIDEBAR_WIDTH,
        flexShrink: 0,
        position: 'sticky',
        top: HEADER_HEIGHT,
        height: `calc(${WINDOW_HEIGHT} - ${HEADER_HEIGHT}px)`,
        overflowY: 'auto',
        py: 1,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Modules menus={menus} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { withTexts } from '../../i18n/index.ts';
import { PagesContext } from '../app/pages.ts';
import { ErrorBoundary } from '../kit/feedback/ErrorBoundary.tsx';
import { WINDOW_HEIGHT } from '../kit/feedback/OfflineBar.tsx';
import { laterExtra } from '../kit/later.tsx';
import { FreshAccess } from './FreshAccess.tsx';
import { Header } from './Header.tsx';
import { Sidebar } from './menu/Sidebar.tsx';
import { useMenu } from './menu/useMenu.ts';

const PrintMoment = laterExtra(() => withTexts(import('./PrintMoment.tsx')));

const CONTENT = 'conteudo';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  padding: '8px 12px',
  zIndex: theme.zIndex.tooltip,
  color: theme.palette.primary.contrastText,
  background: theme.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** A column as high as the window at least: a list takes what its page leaves (`kit/lists/ListPage.tsx`). */
const PAGE = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  p: { xs: 1, sm: 2 },
} as const;

/**
 * Header, menu and the page between them.
 *
 * @param menus menus (`cadastro/roteiro`) that have a page: others are neither listed nor found by the search
 */
export function AppLayout({ menus, children }: { menus: readonly string[]; children: ReactNode }) {
  const translate = useTranslate();
  const menu = useMenu();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: WINDOW_HEIGHT }}>
      <FreshAccess />
      <PrintMoment />
      <SkipLink href={`#${CONTENT}`}>{translate('ra.navigation.skip_nav')}</SkipLink>
      <Header menus={menus} menu={menu} />
      <Box sx={{ display: 'flex', flexGrow: 1 }}>
        <Sidebar menus={menus} menu={menu} />
        <Box component="main" id={CONTENT} tabIndex={-1} sx={PAGE}>
          <ErrorBoundary>
            <PagesContext value={menus}>{children}</PagesContext>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}

import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import MuiLink from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLogout, useTheme, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { withTexts } from '../../i18n/index.ts';
import { draftKeys } from '../app/drafts.ts';
import { useCurrentUser } from '../app/session.ts';
import { losing } from '../kit/forms/guards.ts';
import { followKeys } from '../kit/keys/followKeys.ts';
import { useSingleKeys } from '../kit/keys/useSingleKeys.ts';
import { laterExtra } from '../kit/later.tsx';
import { laterDialog } from '../kit/laterDialog.tsx';
import { IconAction } from '../kit/page/IconAction.tsx';
import { HEADER_HEIGHT, SIDEBAR_ID } from './frame.ts';
import { Logo } from './Logo.tsx';
import type { Menu } from './menu/useMenu.ts';
import { Search } from './search/Search.tsx';

const KeysButton = laterExtra(() => import('./keys/KeysButton.tsx'));
const LeaveDialog = laterDialog(() => withTexts(import('./session/LeaveDialog.tsx')));

interface HeaderButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

function HeaderButton({ label, children, ...rest }: HeaderButtonProps) {
  return (
    <IconAction color="inherit" label={label} {...rest}>
      {children}
    </IconAction>
  );
}

function ThemeButton() {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  return (
    <HeaderButton
      label={translate(dark ? 'shell.header.lightTheme' : 'shell.header.darkTheme')}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <LightModeIcon fontSize="small" /> : <DarkModeIcon fontSize="small" />}
    </HeaderButton>
  );
}

function MenuButton({ open, setOpen }: Menu) {
  const translate = useTranslate();
  return (
    <HeaderButton
      label={translate(open ? 'shell.header.closeMenu' : 'shell.header.openMenu')}
      aria-expanded={open}
      aria-controls={SIDEBAR_ID}
      onClick={() => setOpen(!open)}
    >
      <MenuIcon fontSize="small" />
    </HeaderButton>
  );
}

/** The way out; with something typed and not saved, here or elsewhere in this browser, it asks first. */
function LogoutButton() {
  const translate = useTranslate();
  const logout = useLogout();
  const user = useCurrentUser();
  const [asking, setAsking] = useState(false);
  const leave = () => logout({}, '/', false);
  return (
    <>
      <HeaderButton
        label={translate('shell.header.logout')}
        onClick={() => {
          if (losing().length === 0 && (!user || draftKeys(user.id).length === 0)) return leave();
          setAsking(true);
        }}
      >
        <LogoutIcon fontSize="small" />
      </HeaderButton>
      <LeaveDialog open={asking} onDiscard={leave} onClose={() => setAsking(false)} />
    </>
  );
}

/** What the focus goes to is not left behind the header, and what is told on a phone stands below it (`kit/theme.ts`). */
const BEHIND = (
  <GlobalStyles styles={{ html: { scrollPaddingTop: HEADER_HEIGHT + 8, '--header': `${HEADER_HEIGHT}px` } }} />
);

/** Menu, logo, search, theme, user and the way out. */
export function Header({ menus, menu }: { menus: readonly string[]; menu: Menu }) {
  const translate = useTranslate();
  const nome = useCurrentUser()?.nome ?? '';
  const [single] = useSingleKeys();
  // With the page itself: a key pressed before the rest of the header has come is not left to the browser.
  useLayoutEffect(() => followKeys(single), [single]);
  return (
    <AppBar
      position="sticky"
      sx={{
        height: HEADER_HEIGHT,
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {BEHIND}
      <Toolbar disableGutters sx={{ gap: 1, px: 1, '&&': { minHeight: 0, height: '100%' } }}>
        <MenuButton {...menu} />
        <Box
          component={Link}
          to="/"
          aria-label={translate('shell.header.logo')}
          title={translate('shell.header.logo')}
          sx={{ display: 'inline-flex', p: 0.5, color: 'primary.main' }}
        >
          <Logo />
        </Box>
        <Search menus={menus} />
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          <KeysButton />
          <ThemeButton />
        </Box>
        <MuiLink
          component={Link}
          to="/minha-conta"
          variant="body2"
          color="inherit"
          noWrap
          title={nome}
          aria-label={translate('shell.header.account', { nome })}
          sx={{ fontWeight: 600, minWidth: 40, lineHeight: '28px' }}
        >
          {nome.trim().split(/\s+/)[0]}
        </MuiLink>
        <LogoutButton />
      </Toolbar>
    </AppBar>
  );
}

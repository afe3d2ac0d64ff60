import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Somewhere a menu leads: a page of the application, or a document that opens in a tab of its own. */
export interface MenuLink {
  label: string;
  icon: ReactNode;
  to: string;
  document?: boolean;
}

/** A button that opens a list of places to go to. */
export function LinkMenu({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opened = anchor !== null;
  return (
    <>
      <Button
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      {/* Within the page's landmarks: assistive technology that goes by them finds it. */}
      <Menu
        id={id}
        disablePortal
        anchorEl={anchor}
        open={opened}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {links.map(({ label: text, icon, to, document }) => (
          <MenuItem
            key={to}
            {...(document ? { component: 'a', href: to, target: '_blank', rel: 'noopener' } : { component: Link, to })}
            aria-label={document ? translate('ficha.pdf.opensTab', { label: text }) : undefined}
            onClick={() => setAnchor(null)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

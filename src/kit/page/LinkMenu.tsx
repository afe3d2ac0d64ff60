import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { Button, ListItemIcon, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ButtonMenu } from './ButtonMenu.tsx';

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
  return (
    <ButtonMenu
      label={label}
      button={(opens) => (
        <Button endIcon={<ArrowIcon />} {...opens}>
          {label}
        </Button>
      )}
    >
      {(close) =>
        links.map(({ label: text, icon, to, document }) => (
          <MenuItem
            key={to}
            {...(document ? { component: 'a', href: to, target: '_blank', rel: 'noopener' } : { component: Link, to })}
            aria-label={document ? translate('ficha.pdf.opensTab', { label: text }) : undefined}
            onClick={close}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {text}
          </MenuItem>
        ))
      }
    </ButtonMenu>
  );
}

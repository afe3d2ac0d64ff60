import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useStore } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { ModuleIcon } from './ModuleIcon.tsx';
import type { MenuGroup } from './menuGroups.ts';

const HEIGHT = 34;

/** Letters in a heavier weight are wider, and a name of two words would break anew: these stay where they are. */
const HEAVIER = { textShadow: '0.3px 0 currentColor, -0.3px 0 currentColor' };

/** One module: its title folds and unfolds the list of its menus. */
export function MenuSection({ group, onNavigate }: { group: MenuGroup; onNavigate?: () => void }) {
  const [open, setOpen] = useStore<boolean>(`menu.${group.path}`, true);
  const listId = useId();
  return (
    <>
      <ListItemButton
        component="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        sx={{ width: '100%', minHeight: HEIGHT, py: 0, px: 1.5 }}
      >
        <ListItemIcon sx={{ minWidth: 30 }}>
          <ModuleIcon icone={group.icone} />
        </ListItemIcon>
        <ListItemText primary={group.nome} slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 600 } } }} />
        {open ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </ListItemButton>
      <Collapse in={open} timeout={120}>
        <List dense disablePadding id={listId} aria-label={group.nome}>
          {group.entries.map(({ nome, to }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={NavLink}
                to={to}
                onClick={onNavigate}
                sx={{
                  minHeight: HEIGHT,
                  py: 0,
                  pl: '45px',
                  scrollMargin: '8px',
                  // Where all colours are given a border is seen, be it transparent: only the current one has one.
                  '&.active': {
                    borderLeft: '3px solid',
                    borderColor: 'primary.main',
                    pl: '42px',
                    bgcolor: 'action.selected',
                    ...HEAVIER,
                  },
                }}
              >
                <ListItemText primary={nome} slotProps={{ primary: { variant: 'body2' } }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Collapse>
    </>
  );
}

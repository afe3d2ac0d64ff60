import MoreIcon from '@mui/icons-material/MoreHoriz';
import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { IconAction } from './IconAction.tsx';

/** Something that is rarely done, in words. */
export interface MoreAction {
  label: string;
  icon: ReactNode;
  onClick(): void;
}

interface MoreMenuProps {
  /** What the button is called, for it shows no word. */
  label: string;
  actions: readonly MoreAction[];
  disabled?: boolean;
}

/** '⋯': what is rarely done with a record, or cannot be undone. */
export function MoreMenu({ label, actions, disabled = false }: MoreMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        disabled={disabled}
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconAction>
      {/* Within the page's landmarks: assistive technology that goes by them finds it. */}
      <Menu
        id={id}
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              setAnchor(null);
              action.onClick();
            }}
          >
            <ListItemIcon>{action.icon}</ListItemIcon>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

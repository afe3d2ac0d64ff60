import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

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
      <IconButton
        disabled={disabled}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
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

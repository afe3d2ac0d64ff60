import MoreIcon from '@mui/icons-material/MoreHoriz';
import { ListItemIcon, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { ButtonMenu } from './ButtonMenu.tsx';
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
export function MoreMenu({ label, actions, disabled }: MoreMenuProps) {
  return (
    <ButtonMenu
      label={label}
      button={(opens) => (
        // While it cannot be pressed it keeps the focus.
        <IconAction
          label={label}
          {...opens}
          aria-disabled={disabled}
          onClick={(event) => disabled || opens.onClick(event)}
        >
          <MoreIcon fontSize="small" />
        </IconAction>
      )}
    >
      {(close) =>
        actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              close();
              action.onClick();
            }}
          >
            <ListItemIcon>{action.icon}</ListItemIcon>
            {action.label}
          </MenuItem>
        ))
      }
    </ButtonMenu>
  );
}

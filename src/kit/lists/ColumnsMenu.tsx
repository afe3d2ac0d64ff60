import EmptyBoxIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxIcon from '@mui/icons-material/CheckBoxOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface ColumnsMenuProps {
  columns: readonly { name: string; label: string }[];
  hidden: readonly string[];
  onChange(hidden: string[]): void;
}

/** Which columns a list shows; the last one stays. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = columns.filter(({ name }) => !hidden.includes(name)).map(({ name }) => name);
  const label = translate('cadastro.columns.button');
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      {/* Within the page's landmarks: assistive technology that goes by them finds it. */}
      <Menu
        id={id}
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {columns.map((column) => {
          const isShown = shown.includes(column.name);
          return (
            <MenuItem
              key={column.name}
              dense
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && shown.length === 1}
              onClick={() =>
                onChange(isShown ? [...hidden, column.name] : hidden.filter((name) => name !== column.name))
              }
            >
              <ListItemIcon>
                {isShown ? <CheckBoxIcon fontSize="small" /> : <EmptyBoxIcon fontSize="small" />}
              </ListItemIcon>
              {column.label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

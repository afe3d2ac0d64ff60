import EmptyBoxIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxIcon from '@mui/icons-material/CheckBoxOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, ListItemIcon, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ButtonMenu } from '../page/ButtonMenu.tsx';

interface ColumnsMenuProps {
  columns: readonly { name: string; label: string }[];
  hidden: readonly string[];
  onChange(hidden: string[]): void;
}

/** Which columns a list shows; the last one stays. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const translate = useTranslate();
  const shown = columns.filter(({ name }) => !hidden.includes(name)).map(({ name }) => name);
  const label = translate('cadastro.columns.button');
  return (
    <ButtonMenu
      label={label}
      button={(opens) => (
        <Button startIcon={<ColumnsIcon />} {...opens}>
          {label}
        </Button>
      )}
    >
      {() =>
        columns.map((column) => {
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
        })
      }
    </ButtonMenu>
  );
}

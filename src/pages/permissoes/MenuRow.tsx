import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Checkbox, Chip, TableCell, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Modulo } from '../../../contract/modulos.ts';
import { formatValue } from '../../../resources/kinds.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { BOXES, type MenuLevel } from './levels.ts';

export type Menu = Modulo['ModuloMenu'][number];

interface MenuRowProps {
  menu: Menu;
  level: MenuLevel;
  /** Without it the permissions are only shown. */
  onChoose?(level: MenuLevel): void;
  /** The menu is one of developers alone. */
  reserved: boolean;
  /** Whether this version has a page for it. */
  hasPage: boolean;
  onEdit?(): void;
  onRemove?(): void;
  /** Why it may not be removed, if that is known before it is tried. */
  kept?: string | undefined;
}

/** A menu with its two boxes. */
export function MenuRow({ menu, level, onChoose, reserved, hasPage, onEdit, onRemove, kept }: MenuRowProps) {
  const translate = useTranslate();
  const { nome } = menu;
  const ignored = Number(menu.flagIgnorar) === 1;
  const note = (text: string) => (
    <Chip
      size="small"
      variant="outlined"
      label={translate(`acesso.permissao.${text}`)}
      title={translate(`acesso.permissao.${text}Hint`)}
    />
  );
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          {nome}
          {ignored && note('ignored')}
          {!ignored && !hasPage && note('noPage')}
          {reserved && note('reserved')}
        </Box>
      </TableCell>
      {BOXES.map(({ name, ticked, next }) => (
        <TableCell key={name} align="center" sx={{ p: 0, width: 64 }}>
          {onChoose ? (
            <Checkbox
              size="small"
              checked={ticked(level)}
              disabled={reserved}
              onChange={({ target }) => onChoose(next(target.checked))}
              slotProps={{ input: { 'aria-label': translate(`acesso.permissao.${name}Menu`, { nome }) } }}
            />
          ) : (
            formatValue('simNao', ticked(level) ? 1 : 0)
          )}
        </TableCell>
      ))}
      {onEdit && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap', pl: 0, width: 72 }}>
          <IconAction onClick={onEdit} label={translate('acesso.modulo.editMenuOf', { nome })}>
            <EditIcon fontSize="small" />
          </IconAction>
          {onRemove && (
            <IconAction
              onClick={onRemove}
              disabled={kept !== undefined}
              label={kept ?? translate('acesso.modulo.removeMenu', { nome })}
            >
              <DeleteIcon fontSize="small" />
            </IconAction>
          )}
        </TableCell>
      )}
    </TableRow>
  );
}

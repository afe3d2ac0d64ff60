import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Modulo } from '../../../contract/modulos.ts';
import { DEVELOPER_MENUS } from '../../../domain/acesso/menus.ts';
import { useHasPage } from '../../app/pages.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { ModuleIcon } from '../../shell/menu/ModuleIcon.tsx';
import type { MenuLevel } from './levels.ts';
import { MenuRow } from './MenuRow.tsx';
import type { Structure } from './useStructure.ts';

interface ModuleCardProps {
  modulo: Modulo;
  levelOf(id: number): MenuLevel;
  /** Without it the permissions are only shown. */
  onChoose?(id: number, level: MenuLevel): void;
  /** Whether menus of developers alone can be given to this group. */
  developers: boolean;
  /** What is done to modules and menus; without it they are only shown. */
  structure?: Structure;
}

const isReserved = (modulo: string, menu: string) =>
  DEVELOPER_MENUS.some((path) => path.toLowerCase() === `${modulo}/${menu}`.toLowerCase());

/** A module with its menus, and what the group may do with each. */
export function ModuleCard({ modulo, levelOf, onChoose, developers, structure }: ModuleCardProps) {
  const translate = useTranslate();
  const titleId = useId();
  const hasPage = useHasPage();
  const { nome, path, ModuloMenu: menus } = modulo;
  const action = (label: string, icon: ReactNode, onClick: () => void) => (
    <IconAction onClick={onClick} label={translate(`acesso.modulo.${label}`, { nome })}>
      {icon}
    </IconAction>
  );
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ breakInside: 'avoid', mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.25, minHeight: 40 }}>
        <ModuleIcon icone={modulo.icone} />
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1 }}>
          {nome}
        </Typography>
        {structure && (
          <Box sx={{ whiteSpace: 'nowrap' }}>
            {action('newMenuIn', <AddIcon fontSize="small" />, () => structure.edit({ kind: 'menu', modulo }))}
            {action('editOf', <EditIcon fontSize="small" />, () => structure.edit({ kind: 'modulo', modulo }))}
            {action('remove', <DeleteIcon fontSize="small" />, () => structure.remove({ kind: 'modulo', modulo }))}
          </Box>
        )}
      </Box>
      {menus.length === 0 ? (
        <Typography variant="body2" sx={{ px: 1.25, pb: 1 }}>
          {translate('acesso.permissao.noMenus')}
        </Typography>
      ) : (
        <Table aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('acesso.permissao.menu')}</TableCell>
              <TableCell align="center">{translate('acesso.permissao.ver')}</TableCell>
              <TableCell align="center">{translate('acesso.permissao.editar')}</TableCell>
              {structure && <TableCell align="right">{translate('acesso.permissao.options')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {menus.map((menu) => (
              <MenuRow
                key={menu.id}
                menu={menu}
                level={levelOf(menu.id)}
                onChoose={onChoose && ((level) => onChoose(menu.id, level))}
                reserved={!developers && isReserved(path, menu.path)}
                hasPage={hasPage(`${path}/${menu.path}`)}
                onEdit={structure && (() => structure.edit({ kind: 'menu', modulo, menu }))}
                onRemove={
                  structure && menus.length > 1 ? () => structure.remove({ kind: 'menu', modulo, menu }) : undefined
                }
              />
            ))}
          </TableBody>
        </Table>
      )}
    </Paper>
  );
}

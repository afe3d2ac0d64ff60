import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Modulo } from '../../../contract/modulos.ts';
import { isShippedMenu, isShippedModule } from '../../../domain/acesso/menus.ts';
import { useHasPage } from '../../app/pages.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { ModuleIcon } from '../../shell/menu/ModuleIcon.tsx';
import { BOXES, type Changes, type MenuLevel } from './levels.ts';
import { type Menu, MenuRow } from './MenuRow.tsx';
import { TickAll } from './TickAll.tsx';
import type { Structure } from './useStructure.ts';

interface ModuleCardProps {
  modulo: Modulo;
  levelOf(id: number): MenuLevel;
  /** Without it the permissions are only shown. */
  onChoose?(levels: Changes): void;
  /** Menus that can be given to the group: those of developers alone are not. */
  givable: readonly number[];
  /** What is done to modules and menus; without it they are only shown. */
  structure?: Structure;
}

/** A module with its menus, and what the group may do with each. */
export function ModuleCard({ modulo, levelOf, onChoose, givable, structure }: ModuleCardProps) {
  const translate = useTranslate();
  const titleId = useId();
  const hasPage = useHasPage();
  const { nome, path, ModuloMenu: menus } = modulo;
  const own = menus.map(({ id }) => id).filter((id) => givable.includes(id));
  const kept = (name: string) => translate('acesso.modulo.shipped', { nome: name });
  const keptMenu = (menu: Menu) => {
    if (isShippedMenu(path, menu.path)) return kept(menu.nome);
    return menus.length < 2 ? translate('acesso.modulo.onlyMenu') : undefined;
  };
  const action = (label: string, icon: ReactNode, onClick: () => void, why?: string) => (
    <IconAction
      onClick={onClick}
      disabled={why !== undefined}
      label={why ?? translate(`acesso.modulo.${label}`, { nome })}
    >
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
            {action(
              'remove',
              <DeleteIcon fontSize="small" />,
              () => structure.remove({ kind: 'modulo', modulo }),
              isShippedModule(path) ? kept(nome) : undefined,
            )}
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
              {BOXES.map((box) => (
                <TableCell key={box.name} align="center" sx={{ px: 0, py: 0.5, lineHeight: 1 }}>
                  <div>{translate(`acesso.permissao.${box.name}`)}</div>
                  {onChoose && (
                    <TickAll
                      box={box}
                      label={translate(`acesso.permissao.${box.name}Todos`, { nome })}
                      menus={own}
                      levelOf={levelOf}
                      onChoose={onChoose}
                    />
                  )}
                </TableCell>
              ))}
              {structure && <TableCell align="right">{translate('acesso.permissao.options')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {menus.map((menu) => (
              <MenuRow
                key={menu.id}
                menu={menu}
                level={levelOf(menu.id)}
                onChoose={onChoose && ((level) => onChoose(new Map([[menu.id, level]])))}
                reserved={!givable.includes(menu.id)}
                hasPage={hasPage(`${path}/${menu.path}`)}
                onEdit={structure && (() => structure.edit({ kind: 'menu', modulo, menu }))}
                onRemove={structure && (() => structure.remove({ kind: 'menu', modulo, menu }))}
                kept={keptMenu(menu)}
              />
            ))}
          </TableBody>
        </Table>
      )}
    </Paper>
  );
}

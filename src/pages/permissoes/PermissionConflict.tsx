import { AlertTitle, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Modulo } from '../../../contract/modulos.ts';
import { FocusedAlert } from '../../kit/feedback/FocusedAlert.tsx';
import { type Conflict, whoAndWhen } from '../../kit/forms/conflict.ts';
import { levelOf, type Permissions } from './levels.ts';

interface PermissionConflictProps {
  conflict: Conflict;
  modules: readonly Modulo[];
  /** The permissions as they were when the changes were chosen. */
  before: Permissions;
  onReload(): void;
}

const text = 'acesso.permissao';

/** Tells who changed the group's permissions meanwhile, and which; offers to go on from there. */
export function PermissionConflict({ conflict, modules, before, onReload }: PermissionConflictProps) {
  const translate = useTranslate();
  const now: Permissions = { ver: conflict.atual.ver, editar: conflict.atual.editar };
  const changed = modules
    .flatMap((modulo) => modulo.ModuloMenu.map(({ id, nome }) => ({ id, name: `${modulo.nome} › ${nome}` })))
    .filter(({ id }) => levelOf(now, id) !== levelOf(before, id));
  const worded = (permissions: Permissions, id: number) => translate(`${text}.levels.${levelOf(permissions, id)}`);
  return (
    <FocusedAlert severity="warning">
      <AlertTitle>{translate(`${text}.conflict.title`)}</AlertTitle>
      {translate(`${text}.conflict.text`, whoAndWhen(conflict, translate))}
      {changed.length > 0 && (
        <Table size="small" sx={{ my: 1, width: 'auto' }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate(`${text}.menu`)}</TableCell>
              <TableCell>{translate(`${text}.conflict.before`)}</TableCell>
              <TableCell>{translate(`${text}.conflict.now`)}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changed.map(({ id, name }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{worded(before, id)}</TableCell>
                <TableCell>{worded(now, id)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <p>{translate(`${text}.conflict.reloadHint`)}</p>
      <Button size="small" color="inherit" variant="outlined" onClick={onReload}>
        {translate(`${text}.conflict.reload`)}
      </Button>
    </FocusedAlert>
  );
}

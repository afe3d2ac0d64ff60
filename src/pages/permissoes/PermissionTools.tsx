import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { Box, Button, FormControlLabel, FormGroup, MenuItem, Switch } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { Grupo } from '../../../contract/acesso.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { ButtonMenu } from '../../kit/page/ButtonMenu.tsx';
import { BOXES } from './levels.ts';
import { TickAll } from './TickAll.tsx';
import type { PermissoesState } from './usePermissoes.ts';

interface PermissionToolsProps {
  permissoes: PermissoesState;
  /** The groups whose permissions can be copied. */
  others: readonly Grupo[];
  /** The permissions of this group may not be touched. */
  untouchable: boolean;
  /** Whether modules and menus themselves are being edited. */
  editing: boolean;
  onEditing(editing: boolean): void;
}

const text = 'acesso.permissao';

/** What is done with all permissions at once; the switch that lets modules and menus themselves be edited. */
export function PermissionTools({ permissoes, others, untouchable, editing, onEditing }: PermissionToolsProps) {
  const translate = useTranslate();
  const { givable, levelOf, choose } = permissoes;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
      {!untouchable && (
        <>
          <FormGroup row role="group" aria-label={translate(`${text}.tickAll`)} sx={{ alignItems: 'center', gap: 1 }}>
            {translate(`${text}.tickAll`)}
            {BOXES.map((box) => (
              <FormControlLabel
                key={box.name}
                label={translate(`${text}.${box.name}`)}
                control={
                  <TickAll
                    box={box}
                    label={translate(`${text}.${box.name}Tudo`)}
                    menus={givable}
                    levelOf={levelOf}
                    onChoose={choose}
                  />
                }
              />
            ))}
          </FormGroup>
          <CopyMenu groups={others} onCopy={permissoes.copyFrom} />
        </>
      )}
      <FormControlLabel
        sx={{ ml: 'auto', mr: 0 }}
        label={translate(`${text}.editStructure`)}
        control={
          <Switch size="small" sx={{ mr: 1 }} checked={editing} onChange={({ target }) => onEditing(target.checked)} />
        }
      />
    </Box>
  );
}

/** Marks what another group may do; it is saved with the rest. */
function CopyMenu({ groups, onCopy }: { groups: readonly Grupo[]; onCopy(id: number): Promise<boolean> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const label = translate(`${text}.copy`);

  function copy({ id, nome }: Grupo) {
    onCopy(id).then((copied) => copied && notify(`${text}.copied`, { type: 'info', messageArgs: { nome } }), tellError);
  }

  return (
    <ButtonMenu
      label={label}
      button={(opens) => (
        <Button endIcon={<ArrowDropDownIcon />} {...opens}>
          {label}
        </Button>
      )}
    >
      {(close) =>
        groups.map((group) => (
          <MenuItem
            key={group.id}
            onClick={() => {
              close();
              copy(group);
            }}
          >
            {group.nome}
          </MenuItem>
        ))
      }
    </ButtonMenu>
  );
}

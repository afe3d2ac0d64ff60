import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import type { RowActionsProps } from '../../kit/lists/rowActions.ts';

/** The way from a branch's row to its page. */
export function RamoLink({ record }: RowActionsProps) {
  const translate = useTranslate();
  return (
    <IconButton
      component={LinkBase}
      to={`/${ramoAtividade.resource}/${record.id}`}
      aria-label={translate('cadastro.list.open', { name: record.descricao })}
    >
      <EyeIcon fontSize="small" />
    </IconButton>
  );
}

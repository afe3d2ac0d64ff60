import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import { LinkBase, useTranslate } from 'react-admin';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import type { RowActionsProps } from '../../kit/lists/rowActions.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';

/** The way from a branch's row to its page. */
export function RamoLink({ record }: RowActionsProps) {
  const translate = useTranslate();
  return (
    <IconAction
      component={LinkBase}
      to={`/${ramoAtividade.resource}/${record.id}`}
      label={translate('cadastro.list.open', { name: record.descricao })}
    >
      <EyeIcon fontSize="small" />
    </IconAction>
  );
}

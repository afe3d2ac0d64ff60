import { Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { normalize } from '../../../../domain/searchText.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { BY_ID } from '../../../kit/lists/ListPage.tsx';
import { ALL_RECORDS } from '../../../kit/lists/listQuery.ts';
import { useSubResource } from './SubResource.tsx';

/** Says when another record of the client bears the name that is typed. It may be meant: nothing is refused. */
export function SubTwinNote({ field, of }: { field: Field; of: string | number }) {
  const { resource, idPessoa } = useSubResource();
  const translate = useTranslate();
  const typed = normalize(String(useWatch({ name: field.name }) ?? ''));
  const { data = [] } = useGetList(resource, { pagination: ALL_RECORDS, sort: BY_ID, filter: { idPessoa } });
  const twin =
    typed !== '' && data.some((other) => other.id !== of && normalize(String(other[field.name] ?? '')) === typed);
  return (
    <Typography variant="caption" role="status" component="p" sx={{ color: 'warning.main' }}>
      {twin && translate('ficha.twin', { label: field.label })}
    </Typography>
  );
}

import { Link as MuiLink, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { normalize } from '../../../../domain/searchText.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { BY_ID } from '../../../kit/lists/ListPage.tsx';
import { ALL_RECORDS } from '../../../kit/lists/listQuery.ts';
import { type TabKey, tabPath } from '../tabs.ts';
import { useSubResource } from './SubResource.tsx';

/** A record that bears the text that is typed, and whose it is. */
interface Twin {
  id: unknown;
  idPessoa: number;
  /** The name of its client. */
  cliente?: string;
}

/** How the others that bear a record's name are found. */
export interface TwinCheck {
  /** The field that names a record. */
  field: Field;
  /** The part of a client that shows it. */
  tab: TabKey;
  /** Records, of this client or others, that bear the text; the one that is edited may be among them. */
  useTwins(text: string): readonly Twin[];
}

/** The client's records that bear a text in a field. */
export function useTwinsOfClient({ name }: Field, text: string): readonly Twin[] {
  const { resource, idPessoa } = useSubResource();
  const { data = [] } = useGetList(resource, { pagination: ALL_RECORDS, sort: BY_ID, filter: { idPessoa } });
  const typed = normalize(text);
  if (typed === '') return [];
  return data
    .filter((record) => normalize(String(record[name] ?? '').trim()) === typed)
    .map(({ id }) => ({ id, idPessoa }));
}

/** Says which other record bears the name that is typed. It may be meant: nothing is refused. */
export function SubTwinNote({ check: { field, tab, useTwins }, of }: { check: TwinCheck; of: string | number }) {
  const { resource, idPessoa } = useSubResource();
  const translate = useTranslate();
  const text = String(useWatch({ name: field.name }) ?? '').trim();
  const twin = useTwins(text).find(({ id }) => id !== of);
  const elsewhere = twin && twin.idPessoa !== idPessoa;
  return (
    <Typography variant="caption" role="status" component="p" sx={{ color: 'warning.main' }}>
      {twin && (
        <>
          {translate(elsewhere ? 'ficha.twinElsewhere' : 'ficha.twin', { label: field.label })}{' '}
          <MuiLink
            component={Link}
            to={`${tabPath(twin.idPessoa, tab)}?${new URLSearchParams({ [resource]: String(twin.id) })}`}
            target="_blank"
            color="inherit"
          >
            {elsewhere ? twin.cliente : translate('ficha.twinOpen')}
          </MuiLink>
        </>
      )}
    </Typography>
  );
}

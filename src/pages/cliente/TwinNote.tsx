import { Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import { normalize, searchKey } from '../../../domain/searchText.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { useCall } from '../../app/useCall.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import { tabPath } from './tabs.ts';

const DEBOUNCE_MS = 400;
/** Digits and letters of the shortest document that is looked for: a CPF's. */
const DOCUMENT = 11;

interface TwinNoteProps {
  field: Field;
  /** The client whose form it is; 0 for a new one. */
  id: number;
}

/** Says, under a client's code or document, which other client bears the same. It may be meant: nothing is refused. */
export function TwinNote({ field, id }: TwinNoteProps) {
  const translate = useTranslate();
  const text = useDebounced(String(useWatch({ name: field.name }) ?? '').trim(), DEBOUNCE_MS);
  const isCode = field.name === 'codigo';
  const enabled = isCode ? text !== '' : (searchKey(text)?.length ?? 0) >= DOCUMENT;
  const { data } = useCall(contract.clientes.list, { query: { descricao: text } }, { enabled });
  const found = (data?.data ?? []).filter((other) => other.id !== id);
  // A list's rows tell no document: whoever is found by all of one bears it.
  const twin = isCode ? found.find(({ codigo }) => normalize(codigo ?? '') === normalize(text)) : found[0];
  return (
    <Typography variant="caption" role="status" component="p" sx={{ color: 'warning.main' }}>
      {enabled && twin && (
        <>
          {translate('cliente.form.twin')}{' '}
          <MuiLink component={Link} to={tabPath(twin.id, 'dados')} target="_blank" color="inherit">
            {twin.nome}
          </MuiLink>
        </>
      )}
    </Typography>
  );
}

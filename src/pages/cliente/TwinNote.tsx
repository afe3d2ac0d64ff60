import { Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import { normalize } from '../../../domain/searchText.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import { tabPath } from './tabs.ts';

const DEBOUNCE_MS = 400;

interface TwinNoteProps {
  field: Field & { name: 'codigo' | 'nroDocumento' };
  /** The client whose form it is; 0 for a new one. */
  id: number;
}

/** Clients that bear a text in a field; on a server that cannot tell, those of code `text` in the list that it finds by it. */
function useClientsOf(campo: TwinNoteProps['field']['name'], text: string) {
  const offersMore = useOffersMore();
  const query = { campo, valor: text };
  const same = useCall(contract.clientes.sameField, { query }, { enabled: offersMore && text !== '' });
  const listed = useCall(
    contract.clientes.list,
    { query: { descricao: text } },
    { enabled: !offersMore && campo === 'codigo' && text !== '' },
  );
  if (text === '') return [];
  if (offersMore) return same.data?.data ?? [];
  return (listed.data?.data ?? []).filter(({ codigo }) => normalize(codigo ?? '') === normalize(text));
}

/** Says, under a client's code or document, which other client bears the same. It may be meant: nothing is refused. */
export function TwinNote({ field, id }: TwinNoteProps) {
  const translate = useTranslate();
  const text = useDebounced(String(useWatch({ name: field.name }) ?? '').trim(), DEBOUNCE_MS);
  const twin = useClientsOf(field.name, text).find((other) => other.id !== id);
  return (
    <Typography variant="caption" role="status" component="p" sx={{ color: 'warning.main' }}>
      {twin && (
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

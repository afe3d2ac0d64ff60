import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Selection } from '../../kit/lists/useSelection.ts';

const Publicadas = lazy(() => import('../coletas-publicadas/Publicadas.tsx'));

interface BuscarColetasProps {
  selection: Selection;
  /** Rows are being chosen. */
  choosing: boolean;
  onChoosing(choosing: boolean): void;
}

/** 'Buscar Coletas': clients are chosen in the list, then looked for; without any, confirming does nothing. */
export function BuscarColetas({ selection, choosing, onChoosing }: BuscarColetasProps) {
  const translate = useTranslate();
  const [listaPessoa, setListaPessoa] = useState<number[]>([]);
  const confirm = () => setListaPessoa(selection.records.map(({ id }) => Number(id)));
  const cancel = () => {
    selection.clear();
    onChoosing(false);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {choosing ? (
        <>
          <Button onClick={cancel}>{translate('cadastro.form.cancel')}</Button>
          <Button variant="outlined" onClick={confirm}>
            {translate('cliente.published.confirm', { count: selection.records.length })}
          </Button>
        </>
      ) : (
        <Button startIcon={<SearchIcon />} onClick={() => onChoosing(true)}>
          {translate('cliente.published.search')}
        </Button>
      )}
      {listaPessoa.length > 0 && (
        <Suspense>
          <Publicadas listaPessoa={listaPessoa} onClose={() => setListaPessoa([])} />
        </Suspense>
      )}
    </Box>
  );
}

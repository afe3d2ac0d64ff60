import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { withTexts } from '../../../i18n/index.ts';
import { laterDialog } from '../../kit/laterDialog.tsx';
import type { Selection } from '../../kit/lists/useSelection.ts';

const Publicadas = laterDialog(() => withTexts(import('../coletas-publicadas/Publicadas.tsx')));

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
  const entry = useRef<HTMLButtonElement>(null);
  const chose = useRef(choosing);
  // What was pressed is gone: what stands in its place has the focus.
  useEffect(() => {
    if (chose.current !== choosing) entry.current?.focus();
    chose.current = choosing;
  }, [choosing]);
  useEffect(() => {
    if (!choosing) return;
    // What is open over the page closes first, and keeps the key to itself.
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && cancel();
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {choosing ? (
        <>
          <Button onClick={cancel}>{translate('cadastro.form.cancel')}</Button>
          <Button ref={entry} variant="outlined" onClick={confirm}>
            {translate('cliente.published.confirm', { count: selection.records.length })}
          </Button>
        </>
      ) : (
        <Button ref={entry} startIcon={<SearchIcon />} onClick={() => onChoosing(true)}>
          {translate('cliente.published.search')}
        </Button>
      )}
      {listaPessoa.length > 0 && <Publicadas listaPessoa={listaPessoa} onClose={() => setListaPessoa([])} />}
    </Box>
  );
}

import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { withTexts } from '../../../i18n/index.ts';
import { laterDialog } from '../../kit/laterDialog.tsx';
import { ALL_RECORDS } from '../../kit/lists/listQuery.ts';
import type { Selection } from '../../kit/lists/useSelection.ts';
import { CountText } from '../../kit/page/CountText.tsx';

const Publicadas = laterDialog(() => withTexts(import('../coletas-publicadas/Publicadas.tsx')));

interface BuscarColetasProps {
  selection: Selection;
  /** Rows are being chosen. */
  choosing: boolean;
  onChoosing(choosing: boolean): void;
}

/** How many of the chosen clients the filter in force hides: they stay chosen. What is on another page is no such one. */
function OutOfFilter({ selection }: { selection: Selection }) {
  const translate = useTranslate();
  const { resource, data = [], isPending, filterValues, sort } = useListContext();
  const unseen = selection.records.filter(({ id }) => !data.some((one) => one.id === id));
  const found = useGetList(
    resource,
    { filter: filterValues, sort, pagination: ALL_RECORDS },
    { enabled: !isPending && unseen.length > 0 },
  );
  const hidden = found.data ? unseen.filter(({ id }) => !found.data?.some((one) => one.id === id)) : [];
  return (
    <CountText>
      {hidden.length > 0 && translate('cliente.published.outOfFilter', { smart_count: hidden.length })}
    </CountText>
  );
}

/**
 * 'Buscar Coletas': clients are chosen in the list, by one filter after the other, then looked for; without any, confirming
 * does nothing.
 */
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {choosing ? (
        <>
          <span role="status" style={visuallyHidden}>
            {selection.records.length > 0 &&
              translate('cliente.published.chosen', { smart_count: selection.records.length })}
          </span>
          <OutOfFilter selection={selection} />
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

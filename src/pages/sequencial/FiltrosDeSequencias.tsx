import { Box, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PrintedFilters } from '../../kit/page/PrintedFilters.tsx';
import type { Filtros } from './filtros.ts';

const ORDENS = [
  ['0', 'sequencial.filtro.normal'],
  ['1', 'sequencial.filtro.nome'],
] as const;

interface FiltrosDeSequenciasProps {
  filtros: Filtros;
  onFilter(filtros: Filtros): void;
}

/** Description and order (spec 2 §2.6); Enter or the button searches. */
export function FiltrosDeSequencias({ filtros, onFilter }: FiltrosDeSequenciasProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(filtros);
  const [shown, setShown] = useState(filtros);
  // Another address (the back button, a link) brings other filters: the fields then show those.
  if (shown !== filtros) {
    setShown(filtros);
    setTyped(filtros);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onFilter({ ...typed, pesquisa: typed.pesquisa.trim() });
  }

  return (
    <>
      <PrintedFilters
        told={[
          filtros.pesquisa && `${translate('sequencial.filtro.descricao')}: ${filtros.pesquisa}`,
          filtros.flagOrdernarNome === '1' &&
            `${translate('sequencial.filtro.ordem')}: ${translate('sequencial.filtro.nome')}`,
        ]}
      />
      <Box
        component="form"
        role="search"
        aria-label={translate('sequencial.filtro.titulo')}
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}
      >
        <TextField
          label={translate('sequencial.filtro.descricao')}
          margin="none"
          autoComplete="off"
          value={typed.pesquisa}
          onChange={({ target }) => setTyped({ ...typed, pesquisa: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ width: { xs: '100%', sm: 280 } }}
        />
        <TextField
          select
          label={translate('sequencial.filtro.ordem')}
          margin="none"
          value={typed.flagOrdernarNome}
          onChange={({ target }) => setTyped({ ...typed, flagOrdernarNome: target.value === '1' ? '1' : '0' })}
          sx={{ width: 180 }}
        >
          {ORDENS.map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {translate(label)}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="outlined">
          {translate('sequencial.filtro.pesquisar')}
        </Button>
      </Box>
    </>
  );
}

import { Box, Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChoiceField } from '../../kit/inputs/ChoiceField.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
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
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center', mb: 1.5 }}
      >
        <TypedField
          label={translate('sequencial.filtro.descricao')}
          value={typed.pesquisa}
          onText={(pesquisa) => setTyped({ ...typed, pesquisa })}
          maxLength={200}
          sx={{ width: { xs: '100%', sm: '17.5rem' } }}
        />
        <ChoiceField
          label={translate('sequencial.filtro.ordem')}
          value={typed.flagOrdernarNome}
          choices={ORDENS.map(([value, label]) => [value, translate(label)])}
          onChoice={(flagOrdernarNome) => setTyped({ ...typed, flagOrdernarNome })}
          sx={{ width: '11.25rem' }}
        />
        <Button type="submit" variant="outlined">
          {translate('sequencial.filtro.pesquisar')}
        </Button>
      </Box>
    </>
  );
}

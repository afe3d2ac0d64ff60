import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ClienteDaAgenda } from '../../../contract/agenda.ts';
import { compareTexts } from '../../../domain/textOrder.ts';
import type { DaAgenda } from '../../../reports/agenda/asks.ts';
import type { Asked } from '../../../reports/tabela/asks.ts';
import { ChoiceField } from '../../kit/inputs/ChoiceField.tsx';
import { PrintedFilters } from '../../kit/page/PrintedFilters.tsx';

interface FiltrosProps {
  filtros: Asked<DaAgenda>;
  /** Years that can be chosen. */
  anos: readonly number[];
  /** All of the year's clients, whose routes and technicians can be chosen. */
  clientes: readonly ClienteDaAgenda[];
  onFilter(filtros: Asked<DaAgenda>): void;
}

/** The routes, or technicians, of some clients, by name. */
function choicesOf(clientes: readonly ClienteDaAgenda[], id: 'idRoteiro' | 'idTecnico', name: 'roteiro' | 'tecnico') {
  const all = new Map(clientes.flatMap((one) => (one[id] === null ? [] : [[one[id], one[name] ?? ''] as const])));
  return [...all].sort(([, a], [, b]) => compareTexts(a, b));
}

/** Which year, route and technician the schedule shows: each takes effect when it is chosen. */
export function Filtros({ filtros, anos, clientes, onFilter }: FiltrosProps) {
  const translate = useTranslate();
  const record = (id: 'idRoteiro' | 'idTecnico', name: 'roteiro' | 'tecnico', none: string) => (
    <ChoiceField<number | ''>
      label={translate(`agenda.${name}`)}
      value={filtros[id] ?? ''}
      choices={[...choicesOf(clientes, id, name), [0, translate(none)]]}
      all={translate('agenda.todos')}
      onChoice={(chosen) => onFilter({ ...filtros, [id]: chosen === '' ? undefined : chosen })}
      sx={{ width: '13.75rem' }}
    />
  );
  const chosen = (id: 'idRoteiro' | 'idTecnico', name: 'roteiro' | 'tecnico', none: string) => {
    const [, text] = choicesOf(clientes, id, name).find(([value]) => value === filtros[id]) ?? [];
    return filtros[id] !== undefined && `${translate(`agenda.${name}`)}: ${text ?? translate(none)}`;
  };
  return (
    <>
      <PrintedFilters
        told={[
          `${translate('agenda.ano')}: ${filtros.ano}`,
          chosen('idRoteiro', 'roteiro', 'agenda.semRoteiro'),
          chosen('idTecnico', 'tecnico', 'agenda.semTecnico'),
        ]}
      />
      <Box
        role="search"
        aria-label={translate('agenda.filtros')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', my: 1 }}
      >
        <ChoiceField
          label={translate('agenda.ano')}
          value={filtros.ano}
          choices={anos.map((ano) => [ano, String(ano)])}
          onChoice={(ano) => onFilter({ ...filtros, ano })}
          sx={{ width: '6.875rem' }}
        />
        {record('idRoteiro', 'roteiro', 'agenda.semRoteiro')}
        {record('idTecnico', 'tecnico', 'agenda.semTecnico')}
      </Box>
    </>
  );
}

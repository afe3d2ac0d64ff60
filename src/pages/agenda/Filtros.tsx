import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ClienteDaAgenda } from '../../../contract/agenda.ts';
import { compareTexts } from '../../../domain/textOrder.ts';
import type { DaAgenda } from '../../../reports/agenda/asks.ts';
import type { Asked } from '../../../reports/tabela/asks.ts';
import { PrintedFilters } from '../../kit/page/PrintedFilters.tsx';

interface FiltrosProps {
  filtros: Asked<DaAgenda>;
  /** Years that can be chosen. */
  anos: readonly number[];
  /** All of the year's clients, whose routes and technicians can be chosen. */
  clientes: readonly ClienteDaAgenda[];
  onFilter(filtros: Asked<DaAgenda>): void;
}

const ALL = '';

/** The routes, or technicians, of some clients, by name. */
function choicesOf(clientes: readonly ClienteDaAgenda[], id: 'idRoteiro' | 'idTecnico', name: 'roteiro' | 'tecnico') {
  const all = new Map(clientes.flatMap((one) => (one[id] === null ? [] : [[one[id], one[name] ?? ''] as const])));
  return [...all].sort(([, a], [, b]) => compareTexts(a, b));
}

/** Which year, route and technician the schedule shows: each takes effect when it is chosen. */
export function Filtros({ filtros, anos, clientes, onFilter }: FiltrosProps) {
  const translate = useTranslate();
  const record = (id: 'idRoteiro' | 'idTecnico', name: 'roteiro' | 'tecnico', none: string) => (
    <TextField
      select
      label={translate(`agenda.${name}`)}
      margin="none"
      value={filtros[id] ?? ALL}
      onChange={({ target }) => onFilter({ ...filtros, [id]: target.value === ALL ? undefined : Number(target.value) })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: 220 }}
    >
      <MenuItem value={ALL}>{translate('agenda.todos')}</MenuItem>
      {choicesOf(clientes, id, name).map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
      <MenuItem value={0}>{translate(none)}</MenuItem>
    </TextField>
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
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}
      >
        <TextField
          select
          label={translate('agenda.ano')}
          margin="none"
          value={filtros.ano}
          onChange={({ target }) => onFilter({ ...filtros, ano: Number(target.value) })}
          sx={{ width: 110 }}
        >
          {anos.map((ano) => (
            <MenuItem key={ano} value={ano}>
              {ano}
            </MenuItem>
          ))}
        </TextField>
        {record('idRoteiro', 'roteiro', 'agenda.semRoteiro')}
        {record('idTecnico', 'tecnico', 'agenda.semTecnico')}
      </Box>
    </>
  );
}

import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { type FilterPayload, useListContext, useTranslate } from 'react-admin';
import { CHOICES } from '../../../resources/kinds.ts';

const ALL = 'null';

interface Typed {
  descricao: string;
  flagMedidor: string;
  flagAtivo: string;
}

const readFilter = ({ descricao, flagMedidor, flagAtivo }: FilterPayload): Typed => ({
  descricao: String(descricao ?? ''),
  flagMedidor: String(flagMedidor ?? ALL),
  flagAtivo: String(flagAtivo ?? ALL),
});

function writeFilter({ descricao, flagMedidor, flagAtivo }: Typed): FilterPayload {
  return {
    ...(descricao.trim() && { descricao: descricao.trim() }),
    ...(flagMedidor !== ALL && { flagMedidor: Number(flagMedidor) }),
    ...(flagAtivo !== ALL && { flagAtivo: Number(flagAtivo) }),
  };
}

const SELECTS = [
  { name: 'flagMedidor', label: 'cliente.filter.meter', choices: CHOICES.simNao ?? [], width: 220 },
  { name: 'flagAtivo', label: 'cliente.filter.status', choices: CHOICES.situacao ?? [], width: 150 },
] as const;

/** Description, flow meter and status; they run by Enter or by the button. */
export function ClienteFilters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const applied = JSON.stringify(readFilter(filterValues));
  const [shown, setShown] = useState(applied);
  const [typed, setTyped] = useState<Typed>(() => readFilter(filterValues));
  // Another address (the back button, a link) brings other filters: the fields then show those.
  if (shown !== applied) {
    setShown(applied);
    setTyped(readFilter(filterValues));
  }

  return (
    <Box
      component="form"
      role="search"
      aria-label={translate('cliente.filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        setFilters(writeFilter(typed));
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <TextField
        label={translate('cliente.filter.description')}
        margin="none"
        autoComplete="off"
        value={typed.descricao}
        onChange={({ target }) => setTyped({ ...typed, descricao: target.value })}
        sx={{ width: 280 }}
      />
      {SELECTS.map(({ name, label, choices, width }) => (
        <TextField
          key={name}
          select
          label={translate(label)}
          margin="none"
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          sx={{ width }}
        >
          <MenuItem value={ALL}>{translate('cliente.filter.all')}</MenuItem>
          {choices.map(([value, text]) => (
            <MenuItem key={value} value={String(value)}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Button type="submit" variant="outlined">
        {translate('cliente.filter.submit')}
      </Button>
    </Box>
  );
}

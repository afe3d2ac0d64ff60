import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { CHOICES } from '../../resources/kinds.ts';

const ALL = 'null';

interface Typed {
  description: string;
  status: string;
}

/** The catalogue's line of filters: description and status, run by Enter or by the button. */
export function RegisterFilters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const applied: Typed = {
    description: String(filterValues.descricao ?? ''),
    status: String(filterValues.flagAtivo ?? ALL),
  };
  const [shown, setShown] = useState(applied);
  const [{ description, status }, setTyped] = useState(applied);
  // Another address (the back button, a link) brings other filters: the fields then show those.
  if (shown.description !== applied.description || shown.status !== applied.status) {
    setShown(applied);
    setTyped(applied);
  }

  function run() {
    const descricao = description.trim();
    setFilters({
      ...(descricao && { descricao }),
      ...(status !== ALL && { flagAtivo: Number(status) }),
    });
  }

  return (
    <Box
      component="form"
      role="search"
      aria-label={translate('cadastro.filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <TextField
        label={translate('cadastro.filter.description')}
        size="small"
        margin="none"
        autoComplete="off"
        value={description}
        onChange={({ target }) => setTyped({ description: target.value, status })}
        sx={{ width: 280 }}
      />
      <TextField
        select
        label={translate('cadastro.filter.status')}
        size="small"
        margin="none"
        value={status}
        onChange={({ target }) => setTyped({ description, status: target.value })}
        sx={{ width: 150 }}
      >
        <MenuItem value={ALL}>{translate('cadastro.filter.all')}</MenuItem>
        {CHOICES.situacao?.map(([value, label]) => (
          <MenuItem key={value} value={String(value)}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined">
        {translate('cadastro.filter.submit')}
      </Button>
    </Box>
  );
}

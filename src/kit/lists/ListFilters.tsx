import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { type FilterPayload, useListContext, useTranslate } from 'react-admin';
import { CHOICES } from '../../../resources/kinds.ts';
import { KEYS } from '../keys/keys.ts';

const ALL = 'null';

/** A filter that is one of the values of a kind, or all of them. */
export interface ChoiceFilter {
  name: string;
  label: string;
  kind: keyof typeof CHOICES;
  width: number;
}

type Typed = Readonly<Record<string, string>>;

function readFilter(filter: FilterPayload, choices: readonly ChoiceFilter[]): Typed {
  const chosen = choices.map(({ name }) => [name, String(filter[name] ?? ALL)]);
  return { ...Object.fromEntries(chosen), descricao: String(filter.descricao ?? '') };
}

function writeFilter(typed: Typed, choices: readonly ChoiceFilter[]): FilterPayload {
  const descricao = typed.descricao?.trim();
  const chosen = choices.filter(({ name }) => typed[name] !== ALL).map(({ name }) => [name, Number(typed[name])]);
  return { ...(descricao && { descricao }), ...Object.fromEntries(chosen) };
}

interface ListFiltersProps {
  choices: readonly ChoiceFilter[];
  /** What its text is looked for in; the description unless said. */
  searched?: string;
}

/** The list's line of filters: a text and choices, run by Enter or by the button. */
export function ListFilters({ choices, searched }: ListFiltersProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const applied = JSON.stringify(readFilter(filterValues, choices));
  const [shown, setShown] = useState(applied);
  const [typed, setTyped] = useState(() => readFilter(filterValues, choices));
  // Another address (the back button, a link) brings other filters: the fields then show those.
  if (shown !== applied) {
    setShown(applied);
    setTyped(readFilter(filterValues, choices));
  }

  return (
    <Box
      component="form"
      role="search"
      aria-label={translate('cadastro.filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        setFilters(writeFilter(typed, choices));
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <TextField
        label={searched ?? translate('cadastro.filter.description')}
        margin="none"
        autoComplete="off"
        slotProps={{ htmlInput: KEYS.search }}
        value={typed.descricao}
        onChange={({ target }) => setTyped({ ...typed, descricao: target.value })}
        sx={{ width: 280 }}
      />
      {choices.map(({ name, label, kind, width }) => (
        <TextField
          key={name}
          select
          label={label}
          margin="none"
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          sx={{ width }}
        >
          <MenuItem value={ALL}>{translate('cadastro.filter.all')}</MenuItem>
          {CHOICES[kind]?.map(([value, text]) => (
            <MenuItem key={value} value={String(value)}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Button type="submit" variant="outlined">
        {translate('cadastro.filter.submit')}
      </Button>
    </Box>
  );
}

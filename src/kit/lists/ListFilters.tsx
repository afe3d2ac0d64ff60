import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { type FilterPayload, useListContext, useTranslate } from 'react-admin';
import { CHOICES } from '../../../resources/kinds.ts';
import { KEYS } from '../keys/keys.ts';

const ALL = 'null';

type Choices = readonly (readonly [value: string | number, text: string])[];

/** A filter that is one of the values of a kind, or of a list of them, or all. */
export type ChoiceFilter = {
  name: string;
  label: string;
  width: number;
  /** It has no field of its own: an address brought it, and its chip takes it away. */
  brought?: boolean;
} & ({ kind: keyof typeof CHOICES } | { choices: Choices });

/** The values that a filter chooses from, as users read them. */
export const choicesOf = (filter: ChoiceFilter): Choices =>
  'choices' in filter ? filter.choices : (CHOICES[filter.kind] ?? []);

type Typed = Readonly<Record<string, string>>;

function readFilter(filter: FilterPayload, choices: readonly ChoiceFilter[]): Typed {
  const chosen = choices.map(({ name }) => [name, String(filter[name] ?? ALL)]);
  return { ...Object.fromEntries(chosen), descricao: String(filter.descricao ?? '') };
}

/** What is none of the choices, or of choices that are not there yet, stays as it is in force. */
function writeFilter(typed: Typed, choices: readonly ChoiceFilter[], applied: FilterPayload): FilterPayload {
  const descricao = typed.descricao?.trim();
  const chosenOf = (filter: ChoiceFilter) =>
    choicesOf(filter).find(([value]) => String(value) === typed[filter.name])?.[0] ?? applied[filter.name];
  const chosen = choices
    .filter(({ name }) => typed[name] !== ALL)
    .map((filter) => [filter.name, chosenOf(filter)] as const);
  return { ...(descricao && { descricao }), ...Object.fromEntries(chosen) };
}

export interface ListFiltersProps {
  choices: readonly ChoiceFilter[];
  /** What its text is looked for in; the description unless said. */
  searched?: string;
}

/** The list's line of filters: a text and choices, run by Enter or by the button. */
export function ListFilters({ choices, searched }: ListFiltersProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const applied = JSON.stringify(readFilter(filterValues, choices));
  const [settled, setSettled] = useState(applied);
  const [typed, setTyped] = useState(() => readFilter(filterValues, choices));
  // Another address (the back button, a link) brings other filters: the fields then show those.
  if (settled !== applied) {
    setSettled(applied);
    setTyped(readFilter(filterValues, choices));
  }

  const shown = choices.filter(({ brought }) => !brought);
  return (
    <Box
      component="form"
      role="search"
      aria-label={translate('cadastro.filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        setFilters(writeFilter(typed, choices, filterValues));
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'center', mt: 0.5, mb: 1 }}
    >
      <TextField
        label={searched ?? translate('cadastro.filter.description')}
        margin="none"
        autoComplete="off"
        slotProps={{ htmlInput: KEYS.search }}
        value={typed.descricao}
        onChange={({ target }) => setTyped({ ...typed, descricao: target.value })}
        // Gives way to many choices, so that they stand in one line with it.
        sx={{ flex: '1 1 160px', maxWidth: { sm: 280 } }}
      />
      {shown.map((filter) => (
        <TextField
          key={filter.name}
          select
          label={filter.label}
          margin="none"
          value={typed[filter.name]}
          onChange={({ target }) => setTyped({ ...typed, [filter.name]: target.value })}
          // On a phone two of them share a line and fill it.
          sx={{ width: { sm: filter.width }, flex: { xs: '1 1 160px', sm: 'none' } }}
        >
          <MenuItem value={ALL}>{translate('cadastro.filter.all')}</MenuItem>
          {choicesOf(filter).map(([value, text]) => (
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

import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { type FilterPayload, useListContext, useTranslate } from 'react-admin';
import { CHOICES } from '../../../resources/kinds.ts';
import { type Choice, ChoiceField } from '../inputs/ChoiceField.tsx';
import { TypedField } from '../inputs/TypedField.tsx';
import { KEYS } from '../keys/keys.ts';

/** A filter that is one of the values of a kind, or of a list of them, or all. */
export type ChoiceFilter = {
  name: string;
  label: string;
  /** Pixels, with texts of the usual size. */
  width: number;
  /** It has no field of its own: an address brought it, and its chip takes it away. */
  brought?: boolean;
} & ({ kind: keyof typeof CHOICES } | { choices: readonly Choice[] });

/** The values that a filter chooses from, as users read them. */
export const choicesOf = (filter: ChoiceFilter): readonly Choice[] =>
  'choices' in filter ? filter.choices : (CHOICES[filter.kind] ?? []);

type Typed = Readonly<Record<string, string | number>>;

const readFilter = (filter: FilterPayload, choices: readonly ChoiceFilter[]): Typed =>
  Object.fromEntries(['descricao', ...choices.map(({ name }) => name)].map((name) => [name, filter[name] ?? '']));

/** What is none of the choices, or of choices that are not there yet, stays as it is in force. */
function writeFilter(typed: Typed): FilterPayload {
  const filter = { ...typed, descricao: String(typed.descricao).trim() };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
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
        setFilters(writeFilter(typed));
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'center', mt: 0.5, mb: 1 }}
    >
      <TypedField
        label={searched ?? translate('cadastro.filter.description')}
        slotProps={{ htmlInput: KEYS.search }}
        value={typed.descricao ?? ''}
        onText={(descricao) => setTyped({ ...typed, descricao })}
        // Gives way to many choices, so that they stand in one line with it; on a phone a label that says more has all of it.
        sx={{ flex: { xs: searched ? '1 1 100%' : '1 1 160px', sm: '1 1 160px' }, maxWidth: { sm: '17.5rem' } }}
      />
      {shown.map((filter) => (
        <ChoiceField
          key={filter.name}
          label={filter.label}
          value={typed[filter.name] ?? ''}
          choices={choicesOf(filter)}
          all={translate('cadastro.filter.all')}
          onChoice={(value) => setTyped({ ...typed, [filter.name]: value })}
          // On a phone two of them share a line and fill it.
          sx={{ width: { sm: `${filter.width / 16}rem` }, flex: { xs: '1 1 160px', sm: 'none' } }}
        />
      ))}
      <Button type="submit" variant="outlined">
        {translate('cadastro.filter.submit')}
      </Button>
    </Box>
  );
}

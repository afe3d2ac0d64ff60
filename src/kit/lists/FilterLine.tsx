import { useListContext, useTranslate } from 'react-admin';
import { type Chip, FilterChips } from './FilterChips.tsx';
import { type ChoiceFilter, choicesOf, ListFilters, type ListFiltersProps } from './ListFilters.tsx';

/**
 * A choice that is in force, in words; a label that asks says so without its sign. One that an address names and that is
 * none, or is there no more, is shown as it came: it can be taken away.
 */
function chipOf(choice: ChoiceFilter, chosen: unknown): Chip {
  const choices = choicesOf(choice);
  const unknown = choices.length > 0 ? String(chosen ?? '') : '';
  const [, value = unknown] = choices.find(([one]) => String(one) === String(chosen)) ?? [];
  return { name: choice.name, label: choice.label.replace(/\?$/, ''), value };
}

/** The filters of a list, and below them those in force. */
export function FilterLine({ choices, searched }: ListFiltersProps) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const label = searched ?? translate('cadastro.filter.description');
  const text = { name: 'descricao', label, value: String(filterValues.descricao ?? '') };
  const chips = [text, ...choices.map((choice) => chipOf(choice, filterValues[choice.name]))];
  return (
    <>
      <ListFilters choices={choices} searched={searched} />
      <FilterChips chips={chips.filter(({ value }) => value !== '')} />
    </>
  );
}

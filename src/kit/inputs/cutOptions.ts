interface Option {
  id: number;
  label: string;
}

/** The id of what stands behind the options of a list that is cut. */
const OTHERS = 0;

/** The first options of a list, and behind them, where there are more, a word of those. */
export function cutOptions<T extends Option>(options: readonly T[], most: number, others: string): (T | Option)[] {
  return options.length > most ? [...options.slice(0, most), { id: OTHERS, label: others }] : [...options];
}

/** Whether an option is that word, which cannot be chosen. */
export const isOthers = ({ id }: Option): boolean => id === OTHERS;

/** For the list: the word is to be read, though it cannot be chosen. */
export const WITH_OTHERS = {
  listbox: { sx: { '& .MuiAutocomplete-option[aria-disabled="true"]': { opacity: 1, color: 'text.secondary' } } },
} as const;

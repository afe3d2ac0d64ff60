import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

/** Rows chosen in a list, on any of its pages, as they were when they were chosen. */
export interface Selection {
  records: readonly RaRecord[];
  has(id: Identifier): boolean;
  /** Chooses rows, or lets them go. */
  set(records: readonly RaRecord[], chosen: boolean): void;
  clear(): void;
}

/**
 * @param scope what the list shows; the choice does not outlive it, so that nobody changes rows out of sight. Without it,
 *   what was chosen stays whatever is shown
 */
export function useSelection(scope = ''): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<Identifier, RaRecord>>(new Map());
  const [chosenIn, setChosenIn] = useState(scope);
  if (chosenIn !== scope) {
    setChosenIn(scope);
    setChosen(new Map());
  }
  return {
    records: [...chosen.values()],
    has: (id) => chosen.has(id),
    set: (records, choose) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const record of records) choose ? after.set(record.id, record) : after.delete(record.id);
        return after;
      }),
    clear: () => setChosen(new Map()),
  };
}

/** How names are put in order: as in Portuguese, whatever accents and case, numbers within them by their value. */
export const { compare: compareTexts } = new Intl.Collator('pt-BR', { numeric: true });

/** Likewise, with those that have no name at last. */
export const compareNames = (one: string | null, other: string | null): number =>
  one === null || other === null ? Number(one === null) - Number(other === null) : compareTexts(one, other);

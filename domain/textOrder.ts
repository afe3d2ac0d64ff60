/** How names are put in order: as in Portuguese, whatever accents and case, numbers within them by their value. */
export const { compare: compareTexts } = new Intl.Collator('pt-BR', { numeric: true });

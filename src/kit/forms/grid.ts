/** Twelve columns on a wide window, one on a narrow one. */
export const GRID = { display: 'grid', columnGap: 2, rowGap: 0.5, gridTemplateColumns: { md: 'repeat(12, 1fr)' } };

/** As many of the columns as a field takes. */
export const span = (columns: number) => ({ gridColumn: { md: `span ${columns}` } });

/** Twelve columns on a wide window, one on a narrow one. Between rows there is room for what is wrong with a field, in two lines. */
export const GRID = { display: 'grid', columnGap: 2, rowGap: 1.5, gridTemplateColumns: { md: 'repeat(12, 1fr)' } };

/** As many of the columns as a field takes. */
export const span = (columns: number) => ({ gridColumn: { md: `span ${columns}` } });

/** No wider than the window, whatever a chosen option says. */
const COLUMNS = { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' };

/** Twelve columns on a wide window, one on a narrow one. Between rows there is room for what is wrong with a field, in two lines. */
export const GRID = { display: 'grid', columnGap: 2, rowGap: 1.5, gridTemplateColumns: COLUMNS };

/** As many of the columns as a field takes. */
export const span = (columns: number) => ({ gridColumn: { md: `span ${columns}` } });
